import Foundation
import Observation
import TestSupport

@testable import ScreenPayloads

extension SessionValues {
  static var structs: [SessionValues] {
    [
      SessionValues("structs and tuples") {
        [Shape(), MapPointer(), (id: 1, name: "a"), (1, name: "a", (2, 3))]
      },
      SessionValues("raw values") {
        [
          RawID(rawValue: 7), RawText(rawValue: "a"), [RawID(rawValue: 7): RawID(rawValue: 8)],
          (id: RawID(rawValue: 7), options: Options.all), RawID?.some(RawID(rawValue: 7)) as Any,
          RawBook(rawValue: Book(id: "a", pages: 1)), RawPair(rawValue: 1, other: 2), Mirrored(),
        ]
      },
      SessionValues("values that describe themselves") {
        [
          Speaking("a"), Speaking(1), Speaking(nil as Int? as Any), Speaking([1, 2]),
          Speaking(["token": 1]), Speaking(Book(id: "a", pages: 1)), Speaking(Route.item(id: 1)),
          [Speaking(1), Speaking(2)], Speaking("<redacted>"),
        ]
      },
      SessionValues("values whose descriptions have their types") {
        [Rounded(x: 1.25, y: 2), Flag.on(7), Flag.off, Celsius(degrees: 20)]
      },
      SessionValues("routes that describe themselves") { [Speaking("a"), Flag.on(3)] },
    ]
  }

  static var storage: [SessionValues] {
    [
      SessionValues("stored properties") {
        var wrapped = Wrapped()
        let first = wrapped
        wrapped.count = 2
        _ = wrapped.later
        return [first, wrapped]
      },
      SessionValues("property wrappers") { [Settings(), Settings(sheet: nil)] },
      SessionValues("properties like wrappers") { [Lookalikes()] },
      SessionValues("secrets in wrappers") { [Secrets()] },
      SessionValues(
        "secrets in wrappers, with secret names of storage",
        redaction: .standard.adding(names: ["storage", "value"])
      ) { [Secrets()] },
      SessionValues("cycles through wrappers") {
        let linked = Linked()
        linked.next = linked
        return [linked]
      },
    ]
  }

  static var classes: [SessionValues] {
    [
      SessionValues("inherited fields") { [Leaf(), Note(), LongTask(), NSObject()] },
      SessionValues("an observable class") { [Model()] },
      SessionValues("cycles") {
        let (parent, child, loop) = (Node(1), Node(2), Node(3))
        parent.next = child
        parent.others = [child]
        child.next = parent
        loop.next = loop
        return [parent, [loop, loop]]
      },
    ]
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

/// A type with a name like the standard library's pointers.
private struct MapPointer { let x = 1 }

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

/// The compiler asks a subclass of `Operation` to repeat its unchecked conformance.
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

private struct Speaking: SnapshotDescribing {
  let snapshotDescription: Any

  init(_ description: Any) { snapshotDescription = description }
}

private struct Rounded: SnapshotDescribing {
  var x: Double
  var y: Double
  var snapshotDescription: Any { Rounded(x: x.rounded(), y: y.rounded()) }
}

private enum Flag: SnapshotDescribing {
  case on(Int)
  case off

  var snapshotDescription: Any { if case .on = self { Flag.on(0) } else { self } }
}

private final class Celsius: SnapshotDescribing {
  let degrees: Int
  var snapshotDescription: Any { self }

  init(degrees: Int) { self.degrees = degrees }
}
