import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, truncation")
struct PayloadCutTests {
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

  @Test("Long keys are truncated to the limit of YAML readers and stay different")
  func keys() {
    let hidden = String(repeating: "\u{E0001}", count: 200)
    let text = PayloadText.of([hidden: 1, hidden + "a": 2])
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 1010 }, "\(text)")
    #expect(Set(text.split(separator: "\n").map { $0.dropLast(3) }).count == 2)
  }

  @Test("Truncated values whose whole texts differ have different texts")
  func kinds() {
    let values: [Any] = [
      1, "1", 1.0, true, "true", "null", Int?.none as Any, Int??.some(nil) as Any,
      Int???.some(.some(nil)) as Any, [Int](), [String: Int](), [1], ["1"], ["_0": 1],
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
}

private enum Login {
  enum Field { case token }
}
