import Foundation
import TestSupport

@testable import ScreenPayloads

extension SessionValues {
  static var scalars: [SessionValues] {
    [
      SessionValues("integers") {
        [
          [
            Int8.min, Int8.max, Int16.min, UInt16.max, Int32.min, UInt32.max, Int64.min, Int64.max,
            UInt64.max, Int.min, UInt.max, 0, -1, UInt8(7),
          ] as [any FixedWidthInteger]
        ]
      },
      SessionValues("floating-point numbers") {
        let numbers: [Double] = [
          0.1, 1, -2, 1e-05, 1e16, 1.5e300, .leastNonzeroMagnitude, 0.0, -0.0, .nan, -.nan,
          .signalingNaN, .infinity, -.infinity, .pi, 123_456_789.125, .greatestFiniteMagnitude,
        ]
        let floats: [Float] = [
          0.1, 1e-5, 1e16, .leastNonzeroMagnitude, -0.0, .nan, -.infinity,
        ]
        return [numbers, numbers.map { CGFloat($0) }, floats]
      },
      SessionValues("texts") {
        [
          [
            "ab" as Any, "xaby".dropFirst().dropLast(), Character("a"), "a" as Unicode.Scalar,
            "ab" as StaticString, AttributedString("Read on").linked("https://x.example/?token=x7"),
          ]
        ]
      },
      SessionValues("identifiers") {
        [
          [
            UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f") as Any,
            Decimal(string: "-12.50") as Any, Locale(identifier: "de_CH"),
            TimeZone(identifier: "Europe/Berlin") as Any, Calendar(identifier: .hebrew), NSNull(),
          ]
        ]
      },
      SessionValues("durations") {
        [
          [
            .zero, .seconds(90), .milliseconds(-1500), .nanoseconds(1),
            Duration(secondsComponent: 1, attosecondsComponent: 1),
          ] as [Duration]
        ]
      },
      SessionValues("data") {
        let data = [[], [1], [2], Array("123456789".utf8)].map { Data($0) }
        return [data, data.map { (Data([9]) + $0).dropFirst() }]
      },
      SessionValues("date components") {
        [
          DateComponents(
            calendar: Calendar(identifier: .gregorian),
            timeZone: TimeZone(identifier: "Europe/Berlin"), year: 2024, month: 2),
          DateComponents(era: 1, weekOfYear: 7, yearForWeekOfYear: 2024), DateComponents(),
        ]
      },
      SessionValues("structs of Foundation") {
        [
          Notification.Name("opened") as Any, CGRect(x: 1, y: 2, width: 3, height: 4),
          NSRange(location: 1, length: 2),
        ]
      },
      SessionValues("errors") {
        [
          CocoaError(.fileNoSuchFile, userInfo: ["a": 1]) as Any, POSIXError(.EAGAIN),
          URLError(.timedOut), NSError(domain: "d", code: 3, userInfo: ["b": 1, "token": 2]),
          Failure.offline as any Error,
        ]
      },
      SessionValues("bridged values") {
        [
          [
            NSString("a"), NSMutableString("b"), NSNumber(value: 1), NSNumber(value: true),
            NSNumber(value: 1.0), NSNumber(value: UInt64.max), NSNumber(value: Int8(1)),
            NSNumber(value: Float(0.5)), NSDecimalNumber(string: "1.50"),
            NSMutableArray(array: []), NSMutableDictionary(), IndexSet([1, 2]),
          ] as [Any],
          NSDictionary(dictionary: [2.0: true]),
          NSArray(array: [Date(timeIntervalSinceReferenceDate: 0) as NSDate, 1.0, true]),
        ]
      },
    ]
  }

  static var opaque: [SessionValues] {
    [
      SessionValues("functions") {
        [
          [
            {} as () -> Void, { $0 } as (Int) -> Int,
            { _ in } as @Sendable (String) async throws -> Void,
            Int.self, (any Hashable).self, NSObject.self, ({ 1 } as (() -> Int)?) as Any,
            \Book.id.count,
          ] as [Any],
          (title: "OK", run: {}),
        ]
      },
      SessionValues("key paths") { [\Book.id, \Book.pages, \(book: Book, Int).book.id] },
      SessionValues("addresses") {
        guard let raw = UnsafeMutableRawPointer(bitPattern: 0xDEAD0) else { return [] }
        let typed = raw.assumingMemoryBound(to: Int.self)
        let object = ObjectIdentifier(Book.self as Any.Type)
        return [
          [
            raw, UnsafeRawPointer(raw), typed, UnsafePointer(typed), OpaquePointer(raw),
            UnsafeBufferPointer(start: typed, count: 3),
            UnsafeMutableBufferPointer(start: typed, count: 3),
            UnsafeRawBufferPointer(start: raw, count: 3), object,
            Unmanaged.passUnretained(Node(1)),
          ] as [Any], [object: 1],
        ]
      },
      SessionValues("values without parts") {
        [
          [
            Hollow(), NSLock(), FileManager.default, OperationQueue(), JSONDecoder(), NSObject(),
            NSUUID(),
          ]
        ]
      },
    ]
  }
}

extension AttributedString {
  fileprivate func linked(_ url: String) -> AttributedString {
    var text = self
    text.link = URL(string: url)
    return text
  }
}

/// A value with a mirror without children and display style.
private struct Hollow: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: []) }
}
