import Foundation
import Observation
import Testing

@testable import ScreenSnapshot

@Suite("PayloadWriter, structs, classes and tuples")
struct PayloadStructureTests {
  @Test("Structs and tuples are mappings of their fields in declared order")
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
      PayloadText.of((1, name: "a", (2, 3))) == """
        _0: 1
        name: "a"
        _2:
          _0: 2
          _1: 3
        """)
  }

  @Test("Only stored properties are written, under their names in source code")
  func wrappers() {
    var wrapped = Wrapped()
    #expect(
      PayloadText.of(wrapped) == """
        _count:
          wrappedValue: 1
        later: null
        """)
    wrapped.count = 2
    _ = wrapped.later
    #expect(
      PayloadText.of(wrapped) == """
        _count:
          wrappedValue: 2
        later: "now"
        """)
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

  @Test("An actor is written as its fields")
  func actors() {
    #expect(PayloadText.of(Counter()) == "count: 1")
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

  @Test("An object with two references is written twice")
  func shared() {
    let book = Node(7)
    #expect(
      PayloadText.of((book, book)) == """
        _0:
          id: 7
          next: null
          others: []
        _1:
          id: 7
          next: null
          others: []
        """)
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

private actor Counter { var count = 1 }

final class Node {
  let id: Int
  var next: Node?
  var others: [Node] = []

  init(_ id: Int) { self.id = id }
}
