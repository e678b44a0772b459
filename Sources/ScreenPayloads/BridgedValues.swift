import Foundation

/// Conversions from boxes and objects of Foundation's classes to Swift values.
///
/// Their stored properties are implementation details that differ between platforms and contain
/// addresses.
enum BridgedValues {
  /// Returns the value to write instead of another one.
  typealias Bridge = @Sendable (Any) -> Any

  /// The conversion for values of a type, or `nil` if they are written as they are.
  static func bridge(of type: Any.Type) -> Bridge? {
    if let bridge = structs[ObjectIdentifier(type)] { return bridge }
    if StandardModules.foundationContains(type), type is any CustomNSError.Type {
      return errorFields
    }
    guard type is AnyClass else {
      return PublishedValue.isPublished(type) ? PublishedValue.value(in:) : nil
    }
    return classes.first { $0.holds(type) }?.bridge
  }

  private static let structs: [ObjectIdentifier: Bridge] = [
    ObjectIdentifier(AnyHashable.self): bridge { (value: AnyHashable) in value.base },
    ObjectIdentifier(DateComponents.self): bridge { (value: DateComponents) in
      SetFields(date: value)
    },
    ObjectIdentifier(IndexPath.self): bridge { (value: IndexPath) in Array(value) },
    ObjectIdentifier(IndexSet.self): bridge { (value: IndexSet) in Array(value.rangeView) },
    // The number of a code differs between systems.
    ObjectIdentifier(POSIXError.self): bridge { (error: POSIXError) in
      (domain: POSIXError.errorDomain, code: error.code)
    },
  ]

  /// The order matters: `NSDecimalNumber` is a subclass of `NSNumber`.
  private static let classes: [(holds: @Sendable (Any.Type) -> Bool, bridge: Bridge)] = [
    ({ $0 is NSString.Type }, bridge { (value: NSString) in "\(value)" }),
    ({ $0 is NSDecimalNumber.Type }, bridge { (value: NSDecimalNumber) in value.decimalValue }),
    ({ $0 is NSNumber.Type }, bridge(number)),
    ({ $0 is NSDate.Type }, bridge(date)),
    ({ $0 is NSArray.Type }, bridge { (value: NSArray) in value.map(\.self) }),
    ({ $0 is NSDictionary.Type }, bridge(pairs)),
    ({ $0 is NSError.Type }, errorFields),
  ]

  private static func bridge<Value>(_ transform: @escaping @Sendable (Value) -> Any) -> Bridge {
    { value in (value as? Value).map(transform) ?? value }
  }

  @Sendable
  private static func number(_ value: NSNumber) -> Any {
    if value === NSNumber(value: true) { return true }
    if value === NSNumber(value: false) { return false }
    switch UInt8(bitPattern: value.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return value.doubleValue
    case UInt8(ascii: "Q"), UInt8(ascii: "L"): return value.uint64Value
    default: return value.int64Value
    }
  }

  /// Returns a `Date`, because `NSDate` methods that add an interval return `Self` on Darwin.
  @Sendable
  private static func date(_ value: NSDate) -> Any {
    Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
  }

  @Sendable
  private static func pairs(_ value: NSDictionary) -> Any {
    Pairs(pairs: value.map { ($0.key, $0.value) })
  }

  /// The keys and values of an `NSDictionary`, not boxed as `AnyHashable`.
  private struct Pairs: KeyedByHash, CustomReflectable {
    let pairs: [(key: Any, value: Any)]

    var customMirror: Mirror { Mirror(self, unlabeledChildren: pairs, displayStyle: .dictionary) }
  }

  /// The properties that identify an error.
  private struct ErrorFields {
    let domain: String
    let code: Int
    let userInfo: [String: Any]
  }

  /// The fields of an error, whether Foundation declares it as a struct or as a class.
  @Sendable
  private static func errorFields(_ value: Any) -> Any {
    if let error = value as? any CustomNSError {
      return ErrorFields(
        domain: type(of: error).errorDomain, code: error.errorCode, userInfo: error.errorUserInfo)
    }
    return (value as? NSError).map {
      ErrorFields(domain: $0.domain, code: $0.code, userInfo: $0.userInfo)
    } ?? value
  }

  /// The components of a date that are set.
  ///
  /// Foundation's own mirror names them in one order on all platforms, but describes the calendar with
  /// the locale of the machine.
  private struct SetFields: CustomReflectable {
    let date: DateComponents

    var customMirror: Mirror {
      let children = Mirror(reflecting: date).children.map { label, value -> Mirror.Child in
        switch label {
        case "calendar": (label, date.calendar as Any)
        case "timeZone": (label, date.timeZone as Any)
        default: (label, value)
        }
      }
      return Mirror(self, children: children, displayStyle: .struct)
    }
  }
}

/// The value of a property that is `@Published`.
///
/// Combine's `Published` stores the value directly until the first subscription, and in a publisher
/// afterwards. A golden contains the value in both states.
enum PublishedValue {
  /// Whether a type is `Published` of a module, which tests replace with their own.
  static func isPublished(_ type: Any.Type, module: String = "Combine") -> Bool {
    TypeName.qualified(type).hasPrefix("\(module).Published<")
  }

  /// The value in a `Published`, or the `Published` itself if its storage is unknown.
  @Sendable
  static func value(in published: Any) -> Any {
    let mirror = Mirror(reflecting: published)
    return mirror.descendant("storage", "value")
      ?? mirror.descendant("storage", "publisher", "subject", "currentValue")
      ?? published
  }
}
