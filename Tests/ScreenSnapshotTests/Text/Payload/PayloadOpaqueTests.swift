import Foundation
import Testing

@testable import ScreenSnapshot

@Suite("What reflection cannot look into, in the front matter")
struct PayloadOpaqueTests {
  @Test("is marked as a function where it is one, or a type")
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

  @Test("is told by its text where it is a key path, and has no address in it")
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

  @Test("names the properties of a key path only if all of them are stored in structs")
  func computedKeyPaths() {
    #expect(PayloadText.of(\(book: Book, Int).book.id) == #""\\.book.id""#)
    #expect(PayloadText.of(\Book.id.count) == #""\\.<computed>""#)
    #expect(PayloadText.of(\[Book].first?.pages) == #""\\.<computed>""#)
    #expect(PayloadText.of(\Node.id) == #""\\.<computed>""#)
  }

  // Rule 26
  @Test("never shows an address")
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
        == Array(repeating: #"- "<function>""#, count: 10))
    #expect(PayloadText.of([ObjectIdentifier(object): 1]) == #""<function>": 1"#)
  }

  @Test("is empty where it is an object of Foundation's that stands for no value")
  func objects() {
    let objects: [Any] = [
      NSLock(), FileManager.default, OperationQueue(), JSONDecoder(), NSObject(),
    ]
    #expect(PayloadText.of(objects) == "- {}\n- {}\n- {}\n- {}\n- {}")
  }

  @Test("is written as the value that it stands for where that is known")
  func bridges() throws {
    let id = try #require(NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let values: [Any] = [
      NSString("a"), NSMutableString("b"), NSNumber(value: 1), NSNumber(value: true),
      NSNumber(value: 1.0), NSNumber(value: UInt64.max), NSNumber(value: Int8(1)),
      NSNumber(value: Float(0.5)), NSDecimalNumber(string: "1.50"), id,
      NSData(data: Data([1])), NSMutableArray(array: []), NSMutableDictionary(),
      NSAttributedString(string: "c"), IndexSet([1, 2]),
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
        - "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        - "<1 bytes, a505df1b>"
        - []
        - {}
        - "c"
        - - lowerBound: 1
            upperBound: 3
        """)
  }

  @Test("keeps the kind of a number that Foundation's collections hold")
  func collections() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(PayloadText.of(NSSet(array: [2.0, "a"])) == "- \"a\"\n- 2.0")
    #expect(PayloadText.of(NSDictionary(dictionary: [2.0: true])) == "2.0: true")
    #expect(
      PayloadText.of(NSArray(array: [date as NSDate, 1.0, true])) == """
        - "2001-01-01T00:00:00.000Z"
        - 1.0
        - true
        """)
  }

  @Test("is written as the value where that is boxed as an object")
  func boxes() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let url = try #require(URL(string: "https://x.example/?token=1"))
    let boxes: [AnyObject] = [
      date as AnyObject, url as AnyObject, "a" as AnyObject, 1 as AnyObject, true as AnyObject,
      [1] as AnyObject, ["a": date] as AnyObject,
    ]
    #expect(
      PayloadText.of(boxes) == """
        - "2001-01-01T00:00:00.000Z"
        - "https://x.example/?token=<redacted>"
        - "a"
        - 1
        - true
        - - 1
        - "a": "2001-01-01T00:00:00.000Z"
        """)
  }

  @Test("tells errors by their domain, code and user info")
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
