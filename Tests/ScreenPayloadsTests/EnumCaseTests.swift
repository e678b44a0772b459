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
    #expect(names(of: Large.self) == (0..<257).map { "c\($0)" })
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
    #expect(Large.allCases.map { name(of: $0) } == (0..<257).map { "c\($0)" })
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

/// An enum whose values do not fit in a byte.
private enum Large: CaseIterable {
  case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20
  case c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39
  case c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58
  case c59, c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71, c72, c73, c74, c75, c76, c77
  case c78, c79, c80, c81, c82, c83, c84, c85, c86, c87, c88, c89, c90, c91, c92, c93, c94, c95, c96
  case c97, c98, c99, c100, c101, c102, c103, c104, c105, c106, c107, c108, c109, c110, c111, c112
  case c113, c114, c115, c116, c117, c118, c119, c120, c121, c122, c123, c124, c125, c126, c127
  case c128, c129, c130, c131, c132, c133, c134, c135, c136, c137, c138, c139, c140, c141, c142
  case c143, c144, c145, c146, c147, c148, c149, c150, c151, c152, c153, c154, c155, c156, c157
  case c158, c159, c160, c161, c162, c163, c164, c165, c166, c167, c168, c169, c170, c171, c172
  case c173, c174, c175, c176, c177, c178, c179, c180, c181, c182, c183, c184, c185, c186, c187
  case c188, c189, c190, c191, c192, c193, c194, c195, c196, c197, c198, c199, c200, c201, c202
  case c203, c204, c205, c206, c207, c208, c209, c210, c211, c212, c213, c214, c215, c216, c217
  case c218, c219, c220, c221, c222, c223, c224, c225, c226, c227, c228, c229, c230, c231, c232
  case c233, c234, c235, c236, c237, c238, c239, c240, c241, c242, c243, c244, c245, c246, c247
  case c248, c249, c250, c251, c252, c253, c254, c255, c256
}

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
