import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, endless and large values", .timeLimit(.minutes(10)))
struct HostilePayloadTests {
  /// A type whose mirror claims the maximum number of elements.
  private struct Endless: CustomReflectable {
    let seed: Int

    var customMirror: Mirror {
      Mirror(self, unlabeledChildren: repeatElement(seed, count: .max), displayStyle: .collection)
    }
  }

  private struct Ones: Sequence, IteratorProtocol {
    func next() -> Int? { 1 }
  }

  @Test("A collection that claims an endless size is truncated")
  func endless() {
    let payloads: [Any] = [
      Endless(seed: 1), Ones(), AnySequence(Ones()), sequence(first: 1) { $0 &+ 1 }, 0..<Int.max,
      (0..<Int.max).lazy.map { $0 }, repeatElement(1, count: .max), AnyIterator(Ones()),
    ]
    for payload in payloads {
      let text = PayloadText.of(payload)
      #expect(text.utf8.count < 10_000, "\(type(of: payload))")
    }
  }

  @Test("Strings of a megabyte are truncated and stay different")
  func long() {
    let long = String(repeating: "0123456789", count: 100_000)
    let texts = [long, long + "x", "x" + long].map { PayloadText.of($0) }
    #expect(Set(texts).count == 3)
    #expect(texts.allSatisfy { $0.utf8.count < 100_000 })
  }
}
