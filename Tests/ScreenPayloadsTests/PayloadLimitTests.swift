import Testing

@testable import ScreenPayloads

@Suite("Large, deep and endless values", .timeLimit(.minutes(10)))
struct PayloadLimitTests {
  @Test("Payloads are truncated after a hundred elements and twelve levels")
  func limits() {
    #expect(PayloadText.of(Array(0..<100)) == (0..<100).map { "- \($0)" }.joined(separator: "\n"))
    let text = PayloadText.of(Array(0..<102))
    #expect(text.split(separator: "\n").count == 101)
    #expect(text.hasSuffix(#"\#n- "<2 more, c3ed1b5d>""#))
    var value: Any = ["end", "end"]
    for _ in 0..<11 { value = [value] }
    let dashes = String(repeating: "- ", count: 12)
    let indent = String(repeating: " ", count: 22)
    #expect(PayloadText.of(value) == dashes + "\"end\"\n" + indent + #"- "end""#)
    #expect(PayloadText.of([value]) == dashes + #""<2 more, df0dc4e1>""#)
  }

  @Test(
    "A long string ends with a count and a checksum of the rest",
    arguments: [
      ("a", 0, ""), ("a", 9, "<9 more, 77b7de66>"), ("a", 4900, "<4900 more, 1006400a>"),
      ("👨‍👩‍👧‍👦", 0, ""), ("👨‍👩‍👧‍👦", 9, "<9 more, 45e767eb>"), ("é", 199_000, "<199000 more, 3d7aae16>"),
    ])
  func strings(character: String, more: Int, end: String) {
    let thousand = String(repeating: character, count: 1000)
    let text = thousand + String(repeating: character, count: more)
    #expect(PayloadText.of(text) == #""\#(thousand)\#(end)""#)
  }

  @Test("Truncated values whose whole texts differ have different texts")
  func kinds() {
    let values: [Any] = [
      1, "1", 1.0, true, "true", "null", Int?.none as Any, [Int](), [String: Int](), [1], ["1"],
      ["_0": 1],
      Route.list(1), Route.item(id: 1), Route.settings, "settings", "<function>",
      { 1 } as () -> Int, ObjectIdentifier(Int.self), "<pointer>",
      (1, 2), (1, b: 2), [[1], []], [[], [1]], [[1]], ["a": ["b": 1]], ["a": 1, "b": 1],
      ["a", "b"], ["ab"], ["a, b"],
    ]
    let texts = values.map { PayloadText.of(Array(repeating: 0, count: 100) + [$0]) }
    #expect(Set(texts).count == values.count)
  }

  @Test("A secret does not affect the checksum of a truncated part")
  func redacted() {
    func texts(_ secret: Any) -> [String] {
      let tail: [Any] = [["token": secret], [Single.only: secret], ["aToken": [secret]]]
      let table = Dictionary(uniqueKeysWithValues: (100..<200).map { ("\($0)", 1 as Any) })
      return [
        PayloadText.of(Array(repeating: 0 as Any, count: 100) + [tail[0], tail[2]]),
        PayloadText.of(table.merging(["token": secret]) { $1 }),
        PayloadText.of(Array(repeating: 0 as Any, count: 100) + [(secret: secret, b: 1)]),
        PayloadText.of(Array(repeating: 0 as Any, count: 100) + [[Login.Field.token: secret]]),
      ]
    }
    #expect(texts("a") == texts([1, 2]))
  }

  @Test("A value of more than a hundred levels is too large, and does not overflow the stack")
  func deep() {
    let texts = [chain(90), chain(90, end: .title("x")), chain(89)].map { PayloadText.of($0) }
    #expect(Set(texts).count == 3)
    #expect(texts.allSatisfy { $0.split(separator: "\n").count == 12 })
    #expect(PayloadText.of(chain(10_000)) == #""<too large>""#)
  }

  private func chain(_ length: Int, end: Route = .settings) -> Route {
    (0..<length).reduce(end) { route, _ in .nested(route) }
  }

  @Test("A value with too many parts is too large", arguments: [false, true])
  func large(isMesh: Bool) {
    let nodes = (0..<12).map { Node($0) }
    for node in nodes { node.others = isMesh ? nodes : [] }
    var describer = PayloadDescriber(redaction: .standard)
    let payload: NamedPayload = describer.describe(Loadable.loaded(nodes))
    #expect(payload.payload.isTooLarge == isMesh)
    #expect(payload.name == "loaded")
    let books = Array(repeating: Book(id: "a", pages: 1), count: isMesh ? 34_000 : 33_000)
    #expect(describer.payload(of: books).isTooLarge == isMesh)
    for value in [nodes, books] as [Any] {
      #expect((PayloadText.of(value) == #""<too large>""#) == isMesh)
    }
    #expect(!describer.payload(of: [1]).isTooLarge)
    for node in nodes { node.others = [] }
  }

  @Test("Two types that describe each other forever are too large")
  func endlessTypes() {
    #expect(PayloadText.of(Ping()) == #""<too large>""#)
  }

  @Test("A truncated value has no identifier, which could be one of its secrets")
  func identifier() {
    var describer = PayloadDescriber(redaction: .standard)
    #expect(describer.payload(of: Session()).identifier != nil)
    describer.limits = PayloadLimits(depth: 0)
    #expect(describer.payload(of: Session()).identifier == nil)
  }

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
}

private struct Session: Identifiable {
  let password = "x7"
  var id: String { password }
}

private struct Ping: SnapshotDescribing { var snapshotDescription: Any { Pong() } }
private struct Pong: SnapshotDescribing { var snapshotDescription: Any { Ping() } }

private enum Login {
  enum Field { case token }
}
