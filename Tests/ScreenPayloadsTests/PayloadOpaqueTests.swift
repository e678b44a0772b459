import Foundation
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, opaque values")
struct PayloadOpaqueTests {
  @Test("Closures and metatypes are written as <function>")
  func functions() {
    let actions: [Any] = [
      {} as () -> Void, { $0 } as (Int) -> Int, { _ in } as @Sendable (String) async throws -> Void,
      Int.self, (any Hashable).self, NSObject.self, ({ 1 } as (() -> Int)?) as Any,
    ]
    #expect(
      PayloadText.of(actions).split(separator: "\n")
        == Array(repeating: #"- "<function>""#, count: 7))
    #expect(
      PayloadText.of((title: "OK", run: {})) == """
        title: "OK"
        run: "<function>"
        """)
  }

  @Test("A key path is written without an address")
  func keyPaths() {
    let paths: [AnyKeyPath] = [
      \Book.id, \Book.pages, \Book.id.count, \[Book].first?.pages, \Book.self, \[String: Int]["a"],
    ]
    for path in paths {
      let text = PayloadText.of(path)
      #expect(text.hasPrefix(#""\\."#) || text == #""\\Book.self""#, "\(text)")
      #expect(!text.contains("0x") && !text.contains("ScreenSnapshotTests"), "\(text)")
    }
    #expect(PayloadText.of(\Book.id) != PayloadText.of(\Book.pages))
  }

  @Test("A key path has property names only if all are stored in structs")
  func computedKeyPaths() {
    #expect(PayloadText.of(\(book: Book, Int).book.id) == #""\\.book.id""#)
    #expect(PayloadText.of(\Book.id.count) == #""\\.<computed>""#)
    #expect(PayloadText.of(\[Book].first?.pages) == #""\\.<computed>""#)
    #expect(PayloadText.of(\Node.id) == #""\\.<computed>""#)
  }

  // Rule 26
  @Test("Pointers and object identifiers are written as <pointer>")
  func addresses() throws {
    let raw = try #require(UnsafeMutableRawPointer(bitPattern: 0xDEAD0))
    let typed = raw.assumingMemoryBound(to: Int.self)
    let object = Book.self as Any.Type
    let pointers: [Any] = [
      raw, UnsafeRawPointer(raw), typed, UnsafePointer(typed), OpaquePointer(raw),
      UnsafeBufferPointer(start: typed, count: 3),
      UnsafeMutableBufferPointer(start: typed, count: 3),
      UnsafeRawBufferPointer(start: raw, count: 3), ObjectIdentifier(object),
      Unmanaged.passUnretained(Node(1)),
    ]
    #expect(
      PayloadText.of(pointers).split(separator: "\n")
        == Array(repeating: #"- "<pointer>""#, count: 10))
    #expect(PayloadText.of([ObjectIdentifier(object): 1]) == #""<pointer>": 1"#)
  }

  @Test("A value that is neither a function nor a type and has no parts is <unreadable>")
  func unreadable() {
    #expect(PayloadText.of(Hollow()) == #""<unreadable>""#)
    #expect(StandardScalars.text(of: Date.self, redaction: .none)?(1) == .placeholder("unreadable"))
    #expect(StandardScalars.text(of: Data.self, redaction: .none)?(1) == .placeholder("unreadable"))
    #expect(StandardScalars.text(of: Bool.self, redaction: .none)?(1) == .placeholder("unreadable"))
  }

  @Test("An object of Foundation without a value is written as an empty mapping")
  func objects() {
    let objects: [Any] = [
      NSLock(), FileManager.default, OperationQueue(), JSONDecoder(), NSObject(), NSUUID(),
    ]
    #expect(PayloadText.of(objects) == "- {}\n- {}\n- {}\n- {}\n- {}\n- {}")
  }

  @Test("A string, number, array or dictionary of Foundation is written as its Swift value")
  func bridges() {
    let values: [Any] = [
      NSString("a"), NSMutableString("b"), NSNumber(value: 1), NSNumber(value: true),
      NSNumber(value: 1.0), NSNumber(value: UInt64.max), NSNumber(value: Int8(1)),
      NSNumber(value: Float(0.5)), NSDecimalNumber(string: "1.50"),
      NSMutableArray(array: []), NSMutableDictionary(), IndexSet([1, 2]),
    ]
    #expect(
      PayloadText.of(values) == """
        - "a"
        - "b"
        - 1
        - true
        - 1.0
        - 18446744073709551615
        - 1
        - 0.5
        - "1.5"
        - []
        - {}
        - - lowerBound: 1
            upperBound: 3
        """)
  }

  @Test("Numbers in Foundation's collections keep their kind")
  func collections() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(PayloadText.of(NSDictionary(dictionary: [2.0: true])) == "2.0: true")
    #expect(
      PayloadText.of(NSArray(array: [date as NSDate, 1.0, true])) == """
        - "2001-01-01T00:00:00.000Z"
        - 1.0
        - true
        """)
  }

  @Test("An error is written as its domain, code and user info")
  func errors() {
    #expect(
      PayloadText.of(NSError(domain: "d", code: 3, userInfo: ["b": 1, "token": 2])) == """
        domain: "d"
        code: 3
        userInfo:
          "b": 1
          "token": "<redacted>"
        """)
    #expect(PayloadText.of(URLError(.timedOut)) != PayloadText.of(URLError(.cancelled)))
    #expect(PayloadText.of(Failure.offline as any Error) == "offline")
  }
}

/// A value with a mirror without children and display style.
private struct Hollow: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}
