import TestSupport
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, optionals and empty values")
struct PayloadOptionalTests {
  @Test("Every depth of a nested nil has a different text")
  func nested() {
    #expect(PayloadText.of(Int??.none as Any) == "null")
    #expect(PayloadText.of(Int??.some(nil) as Any) == "some: null")
    #expect(PayloadText.of(Int??.some(1) as Any) == "1")
    #expect(PayloadText.of(Int???.none as Any) == "null")
    #expect(PayloadText.of(Int???.some(nil) as Any) == "some: null")
    #expect(PayloadText.of(Int???.some(.some(nil)) as Any) == "some:\n  some: null")
    #expect(PayloadText.of(Int???.some(1) as Any) == "1")
  }

  @Test("An optional in a container is never omitted")
  func inside() {
    let table: [String: Int???] = ["a": 1, "b": .some(nil), "c": .some(.some(nil)), "d": .none]
    #expect(
      PayloadText.of(table) == """
        "a": 1
        "b":
          some: null
        "c":
          some:
            some: null
        "d": null
        """)
    #expect(PayloadText.of([nil, 1, nil] as [Int?]) == "- null\n- 1\n- null")
    #expect(PayloadText.of(Labelled<Int?>(value: nil)) == "value: null")
    #expect(PayloadText.of(Labelled<Int??>(value: .some(nil))) == "value:\n  some: null")
    #expect(
      PayloadText.of([nil: 1, "nil": 2] as [String?: Int]) == """
        "nil": 2
        null: 1
        """)
  }

  @Test("An empty value is written as its kind")
  func empty() {
    #expect(PayloadText.of([Int]()) == "[]")
    #expect(PayloadText.of(Set<Int>()) == "[]")
    #expect(PayloadText.of([String: Int]()) == "{}")
    #expect(PayloadText.of("") == #""""#)
    #expect(PayloadText.of(()) == "{}")
    #expect(PayloadText.of([[], [1]] as [[Int]]) == "- []\n- - 1")
    #expect(PayloadText.under("key", [[String: Int]()]) == "key:\n- {}")
  }
}
