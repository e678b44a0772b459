import Testing

@testable import ScreenSnapshot

@Suite("Payloads that want to be the last", .timeLimit(.minutes(1)))
struct HostilePayloadTests {
  /// A type whose mirror has more elements than anybody can count.
  private struct Endless: CustomReflectable {
    let seed: Int

    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: repeatElement(seed, count: .max), displayStyle: .collection)
    }
  }

  /// A sequence without end.
  private struct Ones: Sequence, IteratorProtocol {
    func next() -> Int? { 1 }
  }

  @Test("end, whatever they say of their size")
  func endless() {
    let payloads: [Any] = [
      Endless(seed: 1), Ones(), AnySequence(Ones()), sequence(first: 1) { $0 &+ 1 }, 0..<Int.max,
      (0..<Int.max).lazy.map { $0 }, repeatElement(1, count: .max), AnyIterator(Ones()),
    ]
    for payload in payloads {
      let text = PayloadText.of(payload)
      #expect(text.utf8.count < 10_000, "\(type(of: payload))")
      #expect(!text.isEmpty)
    }
  }

  @Test("of ten megabytes are cut, with a mark that tells them apart")
  func long() {
    let long = String(repeating: "0123456789", count: 1_000_000)
    let texts = [long, long + "x", "x" + long].map { PayloadText.of($0) }
    #expect(Set(texts).count == 3)
    #expect(texts.allSatisfy { $0.utf8.count < 100_000 })
  }

  @Test("of ten thousand elements are cut, with a mark that tells them apart")
  func wide() {
    let texts = [9_999, 10_000].map { PayloadText.of(Array(0..<$0)) }
    #expect(Set(texts).count == 2)
    #expect(texts.allSatisfy { $0.utf8.count < 10_000 })
  }
}
