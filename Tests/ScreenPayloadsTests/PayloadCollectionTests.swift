import Foundation
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, collections")
struct PayloadCollectionTests {
  @Test("Nested lists share one line for their dashes")
  func nested() {
    #expect(
      PayloadText.under("key", [[[1], []], [["a": [2]]]] as [Any]) == """
        key:
        - - - 1
          - []
        - - "a":
            - 2
        """)
    #expect(
      PayloadText.of([Route.pair(1, "a"), .list(2)]) == """
        - pair:
          - 1
          - "a"
        - list: 2
        """)
  }

  @Test("Dictionaries are sorted by the UTF-8 text of their keys")
  func dictionaries() {
    let table = [
      "b": 1, "a": 2, "a b": 3, "a!": 4, "B": 5, "é": 6, "10": 7, "9": 8, "a\n": 9, "": 0,
    ]
    #expect(
      PayloadText.of(table) == """
        "": 0
        "10": 7
        "9": 8
        "B": 5
        "a": 2
        "a\\n": 9
        "a b": 3
        "a!": 4
        "b": 1
        "é": 6
        """)
    #expect(PayloadText.of([10: "a", 9: "b", -1: "c"]) == "-1: \"c\"\n10: \"a\"\n9: \"b\"")
    #expect(PayloadText.of([true: 1, false: 0]) == "false: 0\ntrue: 1")
    #expect(PayloadText.of([1.5: 1, .nan: 0]) == ".nan: 0\n1.5: 1")
    #expect(PayloadText.of([Single.only: [Raw.first: 1]]) == "only:\n  first: 1")
    #expect(
      PayloadText.of(["z": [3: ["y": [], "x": [1]]]]) == """
        "z":
          3:
            "x":
            - 1
            "y": []
        """)
  }

  @Test("A key in an existential is written as the value in it")
  func anyKeys() {
    let table: [AnyHashable: Any] = ["a": 1, 2: "b", Single.only: nil as Int? as Any, "only2": 3]
    #expect(
      PayloadText.of(table) == """
        2: "b"
        "a": 1
        only: null
        "only2": 3
        """)
    #expect(
      PayloadText.of(["a": 1, "b": [1, "x"], "c": Single.only] as [String: Any]) == """
        "a": 1
        "b":
        - 1
        - "x"
        "c": only
        """)
    #expect(
      PayloadText.of(NSDictionary(dictionary: ["b": 1, "a": true])) == "\"a\": true\n\"b\": 1")
  }

  @Test("A dictionary whose keys are not scalars is a list of keys and values")
  func lists() {
    let table = [Book(id: "b", pages: 1): "x", Book(id: "a", pages: 2): "y"]
    #expect(
      PayloadText.under("books", table) == """
        books:
        - key:
            id: "a"
            pages: 2
          value: "y"
        - key:
            id: "b"
            pages: 1
          value: "x"
        """)
    #expect(
      PayloadText.of([[1]: [2]]) == """
        - key:
          - 1
          value:
          - 2
        """)
  }

  @Test("A dictionary with keys that are equal in YAML is a list")
  func ambiguous() {
    let table: [AnyHashable: Int] = ["only": 1, Single.only: 2]
    #expect(
      PayloadText.of(table) == """
        - key: "only"
          value: 1
        - key: only
          value: 2
        """)
    #expect(
      PayloadText.of([Named(id: 1, name: "a"): 1, Named(id: 2, name: "a"): 2]) == """
        - key: "a"
          value: 1
        - key: "a"
          value: 2
        """)
  }

  @Test("Key-value pairs keep their order")
  func pairs() {
    #expect(
      PayloadText.of(["b": 1, "a": 2, "b": 3] as KeyValuePairs) == """
        - key: "b"
          value: 1
        - key: "a"
          value: 2
        - key: "b"
          value: 3
        """)
  }

  @Test("Sets are sorted by the text of their elements")
  func sets() {
    #expect(PayloadText.of(Set(["b", "a", "c"])) == "- \"a\"\n- \"b\"\n- \"c\"")
    #expect(PayloadText.of(Set([10, 9, 1])) == "- 1\n- 10\n- 9")
    #expect(PayloadText.of(Set([Numbered.two, .one])) == "- one\n- two")
    #expect(
      PayloadText.of([[[2, 1], [1, 2]], [[]]] as [Set<Set<Int>>]) == """
        - - - 1
            - 2
        - - []
        """)
    #expect(
      PayloadText.under("set", Set([Book(id: "b", pages: 1), Book(id: "a", pages: 2)])) == """
        set:
        - id: "a"
          pages: 2
        - id: "b"
          pages: 1
        """)
  }

  @Test("A range is written as its bounds")
  func ranges() {
    #expect(PayloadText.of(1..<3) == "lowerBound: 1\nupperBound: 3")
    #expect(PayloadText.of(Step.one...Step.two) == "lowerBound: one\nupperBound: two")
    #expect(PayloadText.of(1...) == "lowerBound: 1")
    #expect(PayloadText.of(...1) == "upperBound: 1")
  }
}

private struct Named: Hashable, SnapshotDescribing {
  var id: Int
  var name: String
  var snapshotDescription: Any { name }
}

private enum Step: Comparable { case one, two }
