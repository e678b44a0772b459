import TestSupport
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, cases")
struct PayloadCaseTests {
  @Test("A case without payload is written as its name")
  func plain() {
    #expect(PayloadText.of(Route.settings) == "settings")
    #expect(PayloadText.of(Single.only) == "only")
    #expect(PayloadText.of(Raw.first) == "first")
    #expect(PayloadText.of(Numbered.two) == "two")
  }

  @Test("An unlabeled payload is written under the name of its case")
  func unlabelled() {
    #expect(PayloadText.of(Route.list(3)) == "list: 3")
    #expect(PayloadText.of(Route.title("a b")) == #"title: "a b""#)
    #expect(PayloadText.of(Route.tags(["a", "b"])) == "tags:\n- \"a\"\n- \"b\"")
    #expect(PayloadText.of(Route.tags([])) == "tags: []")
    #expect(PayloadText.of(Route.optional(nil)) == "optional: null")
    #expect(PayloadText.of(Route.nothing(())) == "nothing: {}")
    #expect(
      PayloadText.of(Route.book(Book(id: "dune", pages: 412))) == """
        book:
          id: "dune"
          pages: 412
        """)
  }

  @Test("A case whose payloads all have labels is a mapping of the labels")
  func labelled() {
    #expect(PayloadText.of(Route.item(id: 1)) == "item:\n  id: 1")
    #expect(
      PayloadText.of(Route.range(from: 1, to: 2)) == """
        range:
          from: 1
          to: 2
        """)
  }

  @Test("Several payloads are a list if one has no label, and the others keep their labels")
  func several() {
    #expect(PayloadText.of(Route.pair(1, "a")) == "pair:\n- 1\n- \"a\"")
    #expect(
      PayloadText.of(Route.mixed(1, name: "a", true)) == """
        mixed:
        - 1
        - name: "a"
        - true
        """)
    #expect(PayloadText.of(Route.tuple((1, b: 2))) == "tuple:\n- 1\n- b: 2")
    #expect(
      PayloadText.of(Tree.node(.node(.leaf, []), [.leaf])) == """
        node:
        - node:
          - leaf
          - []
        - - leaf
        """)
  }

  @Test("A case is written as its name, not as its description")
  func lies() {
    #expect(PayloadText.of(Liar.truth) == "truth")
    #expect(PayloadText.of(Liar.lie(1)) == "lie: 1")
    #expect(PayloadText.of([Liar.truth: Liar.truth]) == "truth: truth")
  }

  @Test(
    "A case name that YAML parses as something else is quoted",
    arguments: zip(
      Reserved.allCases,
      [
        "y", "Y", "n", "N", "yes", "Yes", "no", "NO", "on", "ON", "off", "oFF", "true", "True",
        "false", "FALSE", "null", "Null",
      ]))
  func reserved(value: Reserved, name: String) {
    #expect(PayloadText.of(value) == #""\#(name)""#)
    #expect(PayloadText.of([value: 1]) == #""\#(name)": 1"#)
    #expect(PayloadText.of(Labelled(value: value)) == #"value: "\#(name)""#)
  }

  @Test("A case name that only starts like a reserved word is not quoted")
  func unreserved() {
    #expect(
      PayloadText.of(Harmless.allCases) == """
        - yess
        - nul
        - truee
        - _0
        - _true
        - offf
        - "größe"
        """)
  }

  @Test("Payloads that are large, or aligned to many bytes, are written")
  func largePayloads() {
    let large = Large(name: "a", numbers: (1, .max), last: .some(.row(Row(title: "é", count: -3))))
    #expect(
      PayloadText.of(Bulky.large(large, isOn: true)) == """
        large:
        - name: "a"
          zeros: "\(String(repeating: "0", count: 40))"
          numbers:
          - 1
          - 9223372036854775807
          last:
            row:
              title: "é"
              count: -3
          more:
          - ""
          - ""
          - ""
          - ""
          - ""
          - ""
          - ""
          - ""
          - ""
          - ""
          - ""
          - ""
        - isOn: true
        """)
    #expect(PayloadText.of(Bulky.aligned(SIMD8(repeating: 2), false)).hasPrefix("aligned:\n"))
    #expect(PayloadText.of([Bulky.none, .row(Row(title: "", count: 0))]).hasPrefix("- none\n"))
  }

  private struct Row {
    var title: String
    var count: Int
  }

  private enum Inner {
    case row(Row)
    case empty
  }

  private struct Large {
    var name: String
    var zeros = String(repeating: "0", count: 40)
    var numbers: (Int, Int)
    var last: Inner?
    var more = ("", "", "", "", "", "", "", "", "", "", "", "")
  }

  private enum Bulky {
    case large(Large, isOn: Bool)
    case aligned(SIMD8<Double>, Bool)
    case row(Row)
    case none
  }
}
