import Foundation
import Testing

@testable import ScreenPayloads

@Suite("EnumCase and EnumCaseNames")
struct EnumCaseTests {
  @Test("The names of cases are in tag order, those with payloads first")
  func order() {
    #expect(names(of: Plain.self) == ["b", "a", "c"])
    #expect(names(of: Single.self) == ["only"])
    #expect(names(of: Pointer.self) == ["object", "none", "unknown"])
    #expect(names(of: Mixed.self) == ["number", "text", "object", "first", "last"])
    #expect(names(of: Tree.self) == ["node", "leaf"])
    #expect(names(of: Loadable<Int>.self) == ["loaded", "failed", "loading"])
    #expect(names(of: Loadable<any Hashable>.self) == ["loaded", "failed", "loading"])
    #expect(names(of: Raw.self) == ["first"])
    #expect(names(of: Thin.self) == ["alone"])
    #expect(names(of: Harmless.self)?.last == "größe")
    #expect(names(of: LargeEnum.self) == (0..<300).map { "case\($0)" })
    #expect(names(of: Never.self) ?? [] == [])
  }

  @Test("The names include unavailable cases, and those that differ in labels once")
  func oddCases() {
    #expect(names(of: Labels.self) == ["move", "stay"])
    #expect(
      [Labels.stay, .move(by: 1), .move(to: "")].map { name(of: $0) } == ["stay", "move", "move"])
    #expect(names(of: Withdrawn.self) == ["kept", "gone", "last"])
    #expect([Withdrawn.kept, .last].map { name(of: $0) } == ["kept", "last"])
    #expect(names(of: Quoted.self) == ["default", "init", "self"])
    #expect(names(of: LongName.self)?.map(\.count) == [3, 90])
  }

  @Test("The names can be read even if no value has a tag")
  func withoutValues() throws {
    #expect(try EnumCaseNames.names(of: Never.self) == [])
    #expect(try EnumCaseNames.names(of: Nothing.self) == [])
    #expect(try EnumCaseNames.names(of: Loadable<Never>.self) == ["loaded", "failed", "loading"])
    #expect(try EnumCaseNames.names(of: Outer<Int>.Inner<String>.self) == ["both", "first"])
    #expect(name(of: Loadable<Never>.loading) == "loading")
    #expect(name(of: Outer<Int>.Inner<String>.both(1, "")) == "both")
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
    #expect(EnumCase.rawValue(of: Int32(-3)) == -3)
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

  @Test("Enums of other modules have case names")
  func imported() {
    #if !canImport(ObjectiveC)
      // On Apple platforms, C declares it.
      #expect(
        names(of: ComparisonResult.self) == [
          "orderedAscending", "orderedSame", "orderedDescending",
        ])
      #expect(name(of: ComparisonResult.orderedDescending) == "orderedDescending")
    #endif
    #expect(names(of: FloatingPointSign.self) == ["plus", "minus"])
    #expect(names(of: Result<Int, Failure>.self) == ["success", "failure"])
    #expect(names(of: Calendar.Identifier.self)?.first == "gregorian")
    #expect(name(of: Calendar.Identifier.hebrew) == "hebrew")
    #expect(
      name(of: DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")))
        == "dataCorrupted")
  }

  @Test("The case of a value is found for every memory layout")
  func values() {
    #expect([Plain.b, .a, .c].map { name(of: $0) } == ["b", "a", "c"])
    #expect(
      [Pointer.object(Node(1)), .none, .unknown].map { name(of: $0) }
        == ["object", "none", "unknown"])
    let mixed: [Mixed] = [.first, .number(.max), .text(""), .object(Node(1)), .last, .number(0)]
    #expect(mixed.map { name(of: $0) } == ["first", "number", "text", "object", "last", "number"])
    #expect([Tree.leaf, .node(.leaf, [])].map { name(of: $0) } == ["leaf", "node"])
    #expect(
      [Loadable.loading, .loaded(1), .failed(code: 0, 1)].map { name(of: $0) }
        == ["loading", "loaded", "failed"])
    #expect(
      [Loadable<Void>.loading, .loaded(()), .failed(code: 0, ())].map { name(of: $0) }
        == ["loading", "loaded", "failed"])
    #expect(
      [Loadable<Bool?>.loading, .loaded(nil), .loaded(true)].map { name(of: $0) }
        == ["loading", "loaded", "loaded"])
    #expect([Thin.alone(1)].map { name(of: $0) } == ["alone"])
    #expect(LargeEnum.allCases.map { name(of: $0) } == (0..<300).map { "case\($0)" })
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

private enum Pointer {
  case none
  case object(Node)
  case unknown
}

private enum Mixed {
  case first
  case number(Int)
  case text(String)
  case last
  case object(Node)
}

private enum Thin { case alone(Int) }

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
