import Foundation
import Testing

@testable import ScreenText

@Suite("Reading properties and payloads from memory")
struct PropertyTableTests {
  @Test("The properties of a struct have their names, types and values in declared order")
  func structs() throws {
    let point = Point(flag: true, value: [1, 2], nested: .init(inner: "a"), none: nil)
    let table = try #require(PropertyTable(of: Point<[Int]>.self, redaction: .standard))
    #expect(table.fields(of: point).map(\.name) == ["flag", "value", "nested", "none"])
    #expect(
      table.fields(of: point).map { "\($0.value)" } == [
        "true", "[1, 2]", "Nested(inner: \"a\")", "nil",
      ])
    #expect(
      PropertyTable(of: Empty.self, redaction: .standard)?.fields(of: Empty()).isEmpty == true)
  }

  @Test("The elements of a tuple have their labels")
  func tuples() throws {
    let tuple = (a: Int8(1), "b", c: 2.5)
    let table = try #require(PropertyTable(of: type(of: tuple), redaction: .standard))
    #expect(table.fields(of: tuple).map(\.name) == ["a", "", "c"])
    #expect(table.fields(of: tuple).map { "\($0.value)" } == ["1", "b", "2.5"])
    #expect(table.form == .tuple && table.isTuple)
  }

  @Test("A value of another type has no fields")
  func foreignValues() throws {
    let table = try #require(PropertyTable(of: Empty.self, redaction: .standard))
    #expect(table.fields(of: 1).isEmpty)
  }

  @Test("Types that only Mirror can read have no table")
  func withoutTable() {
    let types: [Any.Type] = [
      Weak.self, Unowned.self, Wrapped.self, Mirrored.self, Box.self, Int?.self, Figure.self,
      [Int].self,
    ]
    for type in types {
      let table = PropertyTable(of: type, redaction: .standard)
      #expect(table?.form == nil, "\(type)")
    }
  }

  @Test("A struct around a raw value is written as that value, unless its name is secret")
  func rawValues() {
    #expect(PropertyTable(of: Identifier.self, redaction: .standard)?.form == .rawValue)
    let redaction = Redaction(words: ["value"])
    #expect(PropertyTable(of: Identifier.self, redaction: redaction)?.form == .fields)
  }

  @Test(
    "Payloads are the same as those of Mirror",
    arguments: [
      Figure.circle(radius: 1), .line(from: (0, 1), to: 2), .text("a"), .list([1]), .box(Box()),
      .group(.text("b")), .other(Empty()), .void(()), .empty, .wide(1, 2, 3, 4, 5),
    ])
  func payloads(shape: Figure) throws {
    let cases = try #require(CaseMetadata(of: Figure.self))
    let tag = try #require(cases.tag(of: shape))
    let expected = Mirror(reflecting: shape).children.first?.value
    let payload = cases.payload(of: shape, tag)
    #expect(payload.map { "\($0)" } == expected.map { "\($0)" })
    #expect(payload.map { "\(type(of: $0))" } == expected.map { "\(type(of: $0))" })
  }

  @Test("Optionals are unwrapped by one level")
  func optionals() throws {
    #expect(OptionalType(Int.self) == nil)
    let type = try #require(OptionalType(Int??.self))
    #expect(type.wrapped == Int?.self)
    #expect(type.wrapped(in: Int??.some(1) as Any) as? Int == 1)
    #expect(type.wrapped(in: Int??.none as Any) == nil)
    #expect(type.wrapped(in: "a") == nil)
  }
}

private struct Empty {}

private struct Point<Value> {
  let flag: Bool
  let value: Value
  let nested: Nested
  let none: Value?

  struct Nested {
    let inner: String
  }
}

private struct Identifier {
  let rawValue: Int
}

private final class Box: Sendable, CustomStringConvertible {
  var description: String { "box" }
}

private struct Weak {
  weak var box: Box?
}

private struct Unowned {
  unowned let box: Box
}

private struct Wrapped {
  let _count = 1
}

private struct Mirrored: CustomReflectable {
  let count = 1
  var customMirror: Mirror { Mirror(self, children: ["other": 2]) }
}

/// An enum with payloads of each kind.
enum Figure: Sendable {
  case circle(radius: Double)
  case line(from: (Int, Int8), to: Int)
  case text(String)
  case list([Int])
  case box(any Sendable)
  indirect case group(Figure)
  case other(any Sendable)
  case void(Void)
  case empty
  case wide(Int, Int, Int, Int, Int)
}
