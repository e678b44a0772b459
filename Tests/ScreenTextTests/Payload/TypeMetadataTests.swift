import Testing

@testable import ScreenText

@Suite("TypeMetadata")
struct TypeMetadataTests {
  @Test(
    "A value is read where its Any has it: inline, in a box, or behind padding", arguments: values)
  func address(_ value: Value) {
    #expect(value.isReadInPlace)
  }

  @Test("A value in an existential in an Any is read, too")
  func nestedExistential() {
    func boxed<T>(_ value: T) -> Any { value }
    let large: any Sendable = Large()
    #expect(Value("existential", Large(), in: boxed(large)).isReadInPlace)
  }

  @Test("A value of another type has no address")
  func otherType() {
    let address: Int? = TypeMetadata(of: Large.self).withAddress(of: Small()) { _ in 1 }
    #expect(address == nil)
  }

  private static let values = [
    Value("inline", Small()),
    Value("three words", Triple()),
    Value("in a box", Large()),
    Value("with an alignment of 16", Vector()),
    Value("with an alignment of 64", Wide()),
    Value("an empty case", Choice.none),
    Value("a case with a large payload", Choice.large(Large())),
    Value("an optional", Large() as Large?),
    Value("a text", "a text with more than fifteen bytes"),
  ]
}

/// A value in an `Any`, and whether it can be read there.
struct Value: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let isReadInPlace: Bool

  init<Content: Equatable>(_ name: String, _ content: Content) {
    self.init(name, content, in: content as Any)
  }

  init<Content: Equatable>(_ name: String, _ content: Content, in value: Any) {
    testDescription = name
    isReadInPlace =
      TypeMetadata(of: Content.self).withAddress(of: value) {
        $0.load(as: Content.self) == content
      } ?? false
  }
}

private struct Small: Equatable { var number: UInt8 = 7 }

private struct Triple: Equatable {
  var first = 1
  var second = 2
  var third = 3
}

private struct Large: Equatable, Sendable {
  var title = "a title with more than fifteen bytes"
  var numbers = [1, 2, 3]
  var rating = 4.5
  var note: String?
}

private struct Vector: Equatable { var lanes = SIMD4<Float>(1, 2, 3, 4) }

private struct Wide: Equatable {
  var flag = true
  var lanes = SIMD16<Float>(repeating: 1.5)
}

private enum Choice: Equatable {
  case none
  case large(Large)
}
