import Foundation

/// Public properties of Foundation's structs whose stored properties differ between platforms.
enum FoundationFields {
  /// The conversion for values of each type.
  static let bridges: [ObjectIdentifier: BridgedValues.Bridge] = [
    ObjectIdentifier(DateComponents.self): fields(of: dateComponents),
    ObjectIdentifier(CocoaError.self): fields { (error: CocoaError) in
      [("code", error.code.rawValue), ("userInfo", error.errorUserInfo)]
    },
    ObjectIdentifier(POSIXError.self): fields { (error: POSIXError) in [("code", error.code)] },
  ]

  /// The fields of a value in order, without those that are `nil`.
  private struct Fields: CustomReflectable {
    private let fields: [(name: String, value: Any)]

    init(_ fields: [(name: String, value: Any?)]) {
      self.fields = fields.compactMap { name, value in value.map { (name, $0) } }
    }

    var customMirror: Mirror {
      Mirror(self, children: fields.map { ($0.name, $0.value) }, displayStyle: .struct)
    }
  }

  private static func fields<Value>(
    of values: @escaping @Sendable (Value) -> [(name: String, value: Any?)]
  ) -> BridgedValues.Bridge {
    { value in (value as? Value).map { Fields(values($0)) } ?? value }
  }

  /// The components that are set.
  ///
  /// Foundation's own mirror names them in one order on all platforms, but describes the calendar with
  /// the locale of the machine.
  @Sendable
  private static func dateComponents(_ date: DateComponents) -> [(name: String, value: Any?)] {
    Mirror(reflecting: date).children.compactMap { label, value in
      switch label {
      case "calendar": ("calendar", date.calendar)
      case "timeZone": ("timeZone", date.timeZone)
      case let label?: (label, value)
      case nil: nil
      }
    }
  }
}
