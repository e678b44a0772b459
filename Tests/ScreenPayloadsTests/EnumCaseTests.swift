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
      (Swift.FloatingPointSign.self, ["plus", "minus"]),
      (Result<Int, Failure>.self, ["success", "failure"]),
      (Harmless.self, ["yess", "nul", "truee", "_0", "_true", "offf", "größe"]),
    ]
    for (type, names) in enums { #expect(try EnumCaseNames.names(of: type) == names) }
    #expect(try EnumCaseNames.names(of: Calendar.Identifier.self).first == "gregorian")
  }

  #if canImport(ObjectiveC)
    @Test("Enums with @objc have case names, and enums from Objective-C do not")
    func objectiveC() throws {
      #expect(try EnumCaseNames.names(of: Visible.self) == ["zero", "one"])
      #expect(EnumCase.name(of: Visible.one) == "one")
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

  @Test("A case keeps its name if a mirror of the enum's own has another label")
  func customMirror() {
    enum Mirrored: CustomReflectable {
      case book(Int)
      case other

      var customMirror: Mirror { Mirror(self, children: ["label": 1]) }
    }
    let values: [Mirrored] = [.book(2), .other]
    #expect(values.map { PayloadText.of($0) } == ["book: 1", "other: 1"])
  }

  @Test("Reading the cases of a type that is not an enum throws the reason")
  func absence() {
    let types: [Any.Type] = [
      Int.self, Book.self, Node.self, (any Hashable).self, Int?.self, Character.self, [Int].self,
      AnyHashable.self, AnySequence<Int>.self, UnsafePointer<Int>.self, KeyPath<Book, Int>.self,
      SIMD4<Float>.self, Task<Int, Never>.self, Date.self, NSNumber.self, CGRect.self,
      (any Error).self, (@Sendable (Int) async throws -> Int).self, (Int, String).self,
      Int.Type.self, Counter.self,
    ]
    for type in types {
      #expect(throws: EnumCaseNames.ReadError.noEnum) { try EnumCaseNames.names(of: type) }
    }
  }

  @Test("A name that a type shares in two groups has the type as in the first")
  func qualifiedNames() {
    let groups: [[Any.Type]] = [
      [Swift.FloatingPointSign.self, Plus.self],
      [Swift.FloatingPointSign.self, FloatingPointSign.self],
    ]
    let names = [groups, groups.reversed()].map {
      QualifiedCases(among: $0).name("plus", of: Swift.FloatingPointSign.self)
    }
    #expect(names == ["FloatingPointSign.plus", "Swift.FloatingPointSign.plus"])
  }

  @Test("A value has the name of its case")
  func values() {
    let values: [(Any, String?)] = [
      (Mixed.first, "first"), (Mixed.number(.max), "number"), (Mixed.object(Node(1)), "object"),
      (Tree.node(.leaf, []), "node"), (Loadable<Bool?>.loaded(nil), "loaded"),
      (Loadable<Never>.loading, "loading"), (Labels.move(by: 1), "move"), (Withdrawn.last, "last"),
      (Outer<Int>.Inner<String>.both(1, ""), "both"), (Calendar.Identifier.hebrew, "hebrew"),
      (Book(id: "a", pages: 1), nil),
    ]
    for (value, name) in values { #expect(EnumCase.name(of: value) == name) }
  }
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

private enum Plus { case plus }

private enum FloatingPointSign { case plus }

private enum Outer<First> {
  enum Inner<Second> {
    case first
    case both(First, Second)
  }
}

#if canImport(ObjectiveC)
  @objc private enum Visible: Int { case zero, one }
#endif

private actor Counter {}
