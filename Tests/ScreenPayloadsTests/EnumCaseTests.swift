import Foundation
import Testing

@testable import ScreenPayloads

@Suite("EnumCase and EnumCaseNames")
struct EnumCaseTests {
  @Test("The names of cases are in tag order, those with payloads first, each once")
  func order() throws {
    let enums: [(Any.Type, [String])] = [
      (Plain.self, ["b", "a", "c"]), (Single.self, ["only"]), (Raw.self, ["first"]),
      (Mixed.self, ["number", "text", "object", "first", "last"]), (Tree.self, ["node", "leaf"]),
      (Loadable<any Hashable>.self, ["loaded", "failed", "loading"]),
      // An enum can have cases that no value has, and no case at all.
      (Loadable<Never>.self, ["loaded", "failed", "loading"]), (Never.self, []), (Nothing.self, []),
      (Outer<Int>.Inner<String>.self, ["both", "first"]), (Labels.self, ["move", "stay"]),
      (Withdrawn.self, ["kept", "gone", "last"]), (Quoted.self, ["default", "init", "self"]),
      (FloatingPointSign.self, ["plus", "minus"]),
      (Result<Int, Failure>.self, ["success", "failure"]),
    ]
    for (type, names) in enums { #expect(try EnumCaseNames.names(of: type) == names) }
    #expect(names(of: Harmless.self)?.last == "größe")
    #expect(names(of: LongName.self)?.map(\.count) == [3, 90])
    #expect(names(of: Calendar.Identifier.self)?.first == "gregorian")
  }

  #if canImport(ObjectiveC)
    @Test("Enums with @objc have case names, and enums from Objective-C do not")
    func objectiveC() {
      #expect(names(of: Visible.self) == ["zero", "one"])
      #expect(name(of: Visible.one) == "one")
      #expect(throws: EnumCaseNames.ReadError.noNames) {
        try EnumCaseNames.names(of: URLSessionTask.State.self)
      }
    }
  #endif

  @Test("A case without a name at run time, as of an enum from C, is written as its raw value")
  func rawValues() {
    enum Small: Int8 { case zero, one, two }
    #expect([Small.zero, .one, .two].map { EnumCase.rawValue(of: $0) } == [0, 1, 2])
    #expect(EnumCase.rawValue(of: Int64.min) == Int(Int64.min))
    #expect(EnumCase.rawValue(of: "text") == nil)
    #if canImport(ObjectiveC)
      // `NSURLSessionTaskStateCompleted` is 3.
      #expect(EnumCase.name(of: URLSessionTask.State.completed) == nil)
      #expect(PayloadText.of(URLSessionTask.State.completed) == "3")
      #expect(PayloadText.of([URLSessionTask.State.running: 1]) == "0: 1")
    #endif
  }

  @Test("Reading the cases of a type that is not an enum throws the reason")
  func absence() {
    let types: [Any.Type] = [Int.self, Book.self, Node.self, (any Hashable).self, Int?.self]
    for type in types {
      #expect(throws: EnumCaseNames.ReadError.noEnum) { try EnumCaseNames.names(of: type) }
    }
  }

  @Test("A value has the name of its case")
  func values() {
    let mixed: [Mixed] = [.first, .number(.max), .text(""), .object(Node(1)), .last, .number(0)]
    #expect(mixed.map { name(of: $0) } == ["first", "number", "text", "object", "last", "number"])
    #expect([Tree.leaf, .node(.leaf, [])].map { name(of: $0) } == ["leaf", "node"])
    #expect(
      [Loadable<Bool?>.loading, .loaded(nil), .loaded(true)].map { name(of: $0) }
        == ["loading", "loaded", "loaded"])
    #expect(
      [Labels.stay, .move(by: 1), .move(to: "")].map { name(of: $0) } == ["stay", "move", "move"])
    #expect([Withdrawn.kept, .last].map { name(of: $0) } == ["kept", "last"])
    #expect(name(of: Loadable<Never>.loading) == "loading")
    #expect(name(of: Outer<Int>.Inner<String>.both(1, "")) == "both")
    #expect(name(of: Calendar.Identifier.hebrew) == "hebrew")
  }

  @Test("Reading the cases of any type of the standard library does not crash")
  func standardTypes() {
    let types: [Any.Type] = [
      Int8.self, UInt64.self, Double.self, Float.self, Bool.self, Character.self, Substring.self,
      StaticString.self, Unicode.Scalar.self, String.Index.self, [Int].self, [String: Int].self,
      Set<Int>.self, Range<Int>.self, ClosedRange<Int>.self, Duration.self, Int??.self,
      AnyHashable.self,
      AnySequence<Int>.self, KeyValuePairs<Int, Int>.self, CollectionOfOne<Int>.self,
      UnsafeRawPointer.self, UnsafePointer<Int>.self, ObjectIdentifier.self, Unmanaged<Node>.self,
      KeyPath<Book, Int>.self, Mirror.self, Never.self, SIMD4<Float>.self, Task<Int, Never>.self,
      Date.self, Data.self, URL.self, UUID.self, Decimal.self, Locale.self, Calendar.self,
      TimeZone.self, IndexSet.self, NSNumber.self, NSString.self, JSONDecoder.self, CGRect.self,
      DateComponents.self, URLComponents.self, Notification.self, AttributedString.self,
      Mirror.DisplayStyle.self, JSONEncoder.KeyEncodingStrategy.self, Data.Deallocator.self,
      (any Error).self, (@Sendable (Int) async throws -> Int).self, Counter.self,
    ]
    let enums = types.filter { names(of: $0)?.isEmpty == false }.map { "\($0)" }
    #expect(enums == ["DisplayStyle", "KeyEncodingStrategy", "Deallocator"])
  }

  private func names(of type: Any.Type) -> [String]? { try? EnumCaseNames.names(of: type) }

  private func name(of value: Any) -> String? { EnumCase.name(of: value) }
}

private enum Plain { case b, a, c }

private enum Mixed {
  case first
  case number(Int)
  case text(String)
  case last
  case object(Node)
}

private enum Labels {
  case move(by: Int)
  case move(to: String)
  case stay
}

private enum Withdrawn {
  case kept
  @available(*, unavailable) case gone
  case last
}

private enum Quoted { case `default`, `init`, `self` }

private enum Nothing {}

private enum Outer<First> {
  enum Inner<Second> {
    case first
    case both(First, Second)
  }
}

#if canImport(ObjectiveC)
  @objc private enum Visible: Int { case zero, one }
#endif

// swift-format-ignore: AlwaysUseLowerCamelCase
private enum LongName {
  case two
  case aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
}

private actor Counter {}
