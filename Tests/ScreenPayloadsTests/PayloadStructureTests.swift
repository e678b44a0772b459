import Foundation
import Observation
import TestSupport
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, structs, classes and tuples")
struct PayloadStructureTests {
  @Test("Structs and labeled tuples are mappings of their fields in declared order")
  func fields() {
    #expect(
      PayloadText.of(Shape()) == """
        z: 1
        a:
          id: "dune"
          pages: 412
        "y": null
        empty: {}
        list:
        - 1
        """)
    #expect(
      PayloadText.of((id: 1, name: "a")) == """
        id: 1
        name: "a"
        """)
    #expect(
      PayloadText.of((1, name: "a", (2, 3))) == """
        - 1
        - name: "a"
        - - 2
          - 3
        """)
  }

  @Test("Only stored properties are written, under their names in source code")
  func wrappers() {
    var wrapped = Wrapped()
    #expect(
      PayloadText.of(wrapped) == """
        count: 1
        later: null
        """)
    wrapped.count = 2
    _ = wrapped.later
    #expect(
      PayloadText.of(wrapped) == """
        count: 2
        later: "now"
        """)
  }

  @Test("The storage of a property wrapper is the value under the name of the property")
  func propertyWrappers() {
    #expect(
      PayloadText.of(Settings()) == """
        count: 1
        title:
          id: "dune"
          pages: 412
        sheet: settings
        object: 2
        direct: 3
        custom: 4
        """)
    #expect(PayloadText.of(Settings(sheet: nil)).contains("sheet: null\n"))
  }

  @Test("A property that only resembles the storage of a wrapper stays as it is")
  func similarProperties() {
    #expect(
      PayloadText.of(Lookalikes()) == """
        _range:
          lowerBound: 1
          upperBound: 2
        _limited:
          value: 1
          limit: 2
        _book:
          id: "dune"
          pages: 412
        _data: "<1 bytes, 4c667a2e>"
        _items:
        - 1
        value:
          value: 1
        _name: "a"
        name: "b"
        """)
  }

  @Test("A secret name wins over the storage of a wrapper")
  func secretWrappers() {
    #expect(
      PayloadText.of(Secrets()) == """
        token: "<redacted>"
        kept: 1
        """)
    #expect(
      PayloadText.of(Secrets(), redaction: .standard.adding(names: ["storage", "value"])) == """
        _token: "<redacted>"
        _kept:
          storage: "<redacted>"
        """)
  }

  @Test("A cycle through the storage of a wrapper ends with <cycle>")
  func wrappedCycles() {
    let first = Linked()
    first.next = first
    #expect(PayloadText.of(first) == "next: \"<cycle>\"")
    var cell = Cell()
    let chain = Array(repeating: cell, count: 101)
    let text = PayloadText.of(chain)
    cell.tie()
    #expect(PayloadText.of(cell) == "next:\n  next: \"<cycle>\"")
    #expect(PayloadText.of(Array(repeating: cell, count: 101)) != text)
    first.next = nil
    cell.untie()
  }

  @Test("A struct around a raw value is written as the raw value")
  func rawValues() {
    #expect(PayloadText.of(RawID(rawValue: 7)) == "7")
    #expect(PayloadText.of(RawText(rawValue: "a")) == #""a""#)
    #expect(PayloadText.of([RawID(rawValue: 7): RawID(rawValue: 8)]) == "7: 8")
    #expect(PayloadText.of((id: RawID(rawValue: 7), options: Options.all)) == "id: 7\noptions: 3")
    #expect(PayloadText.of(RawID?.some(RawID(rawValue: 7)) as Any) == "7")
    #expect(PayloadText.of(RawBook(rawValue: Book(id: "a", pages: 1))) == "id: \"a\"\npages: 1")
    #expect(PayloadText.of(RawPair(rawValue: 1, other: 2)) == "rawValue: 1\nother: 2")
    #expect(PayloadText.of(Mirrored()) == "rawValue: 1")
  }

  @Test("Inherited fields come first, and a repeated name has a number")
  func inheritance() {
    #expect(
      PayloadText.of(Leaf()) == """
        id: 1
        id_2: 2
        name: "leaf"
        id_3: 3
        """)
    #expect(
      PayloadText.of(Note()) == """
        text: "hi"
        """)
    #expect(PayloadText.of(LongTask()) == "steps: 3")
    #expect(PayloadText.of(NSObject()) == "{}")
  }

  @Test("Fields that the Observable macro adds are not written")
  func observable() {
    #expect(
      PayloadText.of(Model()) == """
        title: "a"
        _private: 1
        plain: 2
        count: 3
        """)
  }

  @Test("A reference to an enclosing object is written as <cycle>")
  func cycles() {
    let parent = Node(1)
    let child = Node(2)
    parent.next = child
    parent.others = [child]
    child.next = parent
    #expect(
      PayloadText.of(parent) == """
        id: 1
        next:
          id: 2
          next: "<cycle>"
          others: []
        others:
        - id: 2
          next: "<cycle>"
          others: []
        """)
    let loop = Node(3)
    loop.next = loop
    #expect(
      PayloadText.of([loop, loop]) == """
        - id: 3
          next: "<cycle>"
          others: []
        - id: 3
          next: "<cycle>"
          others: []
        """)
    for node in [parent, child, loop] { node.next = nil }
  }
}

private struct Shape {
  var z = 1
  var a = Book(id: "dune", pages: 412)
  var y: Int?
  var computed: Int { z }
  static let shared = 1
  var empty = Empty()
  var list = [1]
}

private struct Empty {}

private struct Wrapped {
  @Boxed var count = 1
  lazy var later = "now"
}

@propertyWrapper private struct Boxed<Value> { var wrappedValue: Value }

private struct Settings {
  @Boxed var count = 1
  @Copied var title = Book(id: "dune", pages: 412)
  @Presented var sheet: Route? = .settings
  @Referenced var object = 2
  @Direct var direct = 3
  @Copied @Boxed var custom = 4
}

@propertyWrapper private struct Copied<Value> {
  private var storage: Value
  var wrappedValue: Value { storage }

  init(wrappedValue: Value) { storage = wrappedValue }
}

/// A wrapper like that of state that is presented, with more storage and a mirror of its value.
@propertyWrapper private struct Presented<Value>: CustomReflectable {
  private final class Storage {
    var state: Value

    init(_ state: Value) { self.state = state }
  }

  private var storage: Storage
  private var isPresented = false
  var wrappedValue: Value { storage.state }
  var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }

  init(wrappedValue: Value) { storage = Storage(wrappedValue) }
}

@propertyWrapper private struct Referenced<Value> {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage
  var wrappedValue: Value { storage.value }

  init(wrappedValue: Value) { storage = Storage(wrappedValue) }
}

@propertyWrapper private final class Direct<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

private struct Lookalikes {
  private let _range = 1..<2
  private let _limited = Limited()
  private let _book = Book(id: "dune", pages: 412)
  private let _data = Data([7])
  private let _items = [1]
  private let value = Labelled(value: 1)
  private let _name = Labelled(value: "a")
  private let name = "b"

  struct Limited {
    let value = 1
    let limit = 2
  }
}

private struct Secrets {
  @Copied var token = "a"
  @Copied var kept = 1
}

private final class Linked {
  @Direct var next: Linked?
}

private struct Cell {
  private let _next = Direct<Any?>(wrappedValue: nil)

  mutating func tie() { _next.wrappedValue = self }
  mutating func untie() { _next.wrappedValue = nil }
}

private struct RawID: RawRepresentable, Hashable { let rawValue: Int }
private struct RawText: RawRepresentable { let rawValue: String }
private struct RawBook { let rawValue: Book }

private struct RawPair {
  let rawValue: Int
  let other: Int
}

private struct Options: OptionSet {
  let rawValue: Int
  static let all = Options(rawValue: 3)
}

private struct Mirrored: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["rawValue": 1], displayStyle: .struct) }
}

private class Root { private let id = 1 }

private class Branch: Root {
  private let id = 2
  let name = "leaf"
}

private final class Leaf: Branch {
  private let id = 3
}

private final class Note: NSObject {
  let text = "hi"
}

private final class LongTask: Operation, @unchecked Sendable {
  let steps = 3
}

@Observable
private final class Model {
  var title = "a"
  private var _private = 1
  @ObservationIgnored var plain = 2
  var count = 3
}

final class Node {
  let id: Int
  var next: Node?
  var others: [Node] = []

  init(_ id: Int) { self.id = id }
}
