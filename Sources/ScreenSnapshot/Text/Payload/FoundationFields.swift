import Foundation

/// Public properties of Foundation's structs whose stored properties differ between platforms.
enum FoundationFields {
  /// The conversion for values of each type.
  static let bridges: [ObjectIdentifier: BridgedValues.Bridge] = [
    ObjectIdentifier(DateComponents.self): fields(of: dateComponents),
    ObjectIdentifier(DateInterval.self): fields { (interval: DateInterval) in
      [("start", interval.start), ("end", interval.end), ("duration", interval.duration)]
    },
    ObjectIdentifier(PersonNameComponents.self): fields(of: personName),
    ObjectIdentifier(Notification.self): fields { (notification: Notification) in
      [
        ("name", notification.name.rawValue), ("object", notification.object),
        ("userInfo", notification.userInfo),
      ]
    },
    ObjectIdentifier(Notification.Name.self): fields { (name: Notification.Name) in
      [("rawValue", name.rawValue)]
    },
    ObjectIdentifier(CocoaError.self): fields { (error: CocoaError) in
      [("code", Fields([("rawValue", error.code.rawValue)])), ("userInfo", error.errorUserInfo)]
    },
    ObjectIdentifier(POSIXError.self): fields { (error: POSIXError) in [("code", error.code)] },
    ObjectIdentifier(Locale.LanguageCode.self): text { (code: Locale.LanguageCode) in
      code.identifier
    },
    ObjectIdentifier(Locale.Script.self): text { (script: Locale.Script) in script.identifier },
    ObjectIdentifier(Locale.Region.self): text { (region: Locale.Region) in region.identifier },
    ObjectIdentifier(Locale.Currency.self): text { (currency: Locale.Currency) in
      currency.identifier
    },
    ObjectIdentifier(Locale.MeasurementSystem.self): text { (system: Locale.MeasurementSystem) in
      system.identifier
    },
    ObjectIdentifier(Locale.Language.self): fields { (language: Locale.Language) in
      [
        ("languageCode", language.languageCode), ("script", language.script),
        ("region", language.region),
      ]
    },
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

  private static func text<Value>(
    _ text: @escaping @Sendable (Value) -> String
  ) -> BridgedValues.Bridge {
    { value in (value as? Value).map(text) ?? value }
  }

  @Sendable
  private static func dateComponents(_ date: DateComponents) -> [(name: String, value: Any?)] {
    [
      ("calendar", date.calendar), ("timeZone", date.timeZone), ("era", date.era),
      ("year", date.year), ("month", date.month), ("day", date.day),
      ("hour", date.hour), ("minute", date.minute), ("second", date.second),
      ("nanosecond", date.nanosecond), ("weekday", date.weekday),
      ("weekdayOrdinal", date.weekdayOrdinal), ("quarter", date.quarter),
      ("weekOfMonth", date.weekOfMonth), ("weekOfYear", date.weekOfYear),
      ("yearForWeekOfYear", date.yearForWeekOfYear), ("isLeapMonth", date.isLeapMonth),
    ]
  }

  @Sendable
  private static func personName(_ name: PersonNameComponents) -> [(name: String, value: Any?)] {
    [
      ("namePrefix", name.namePrefix), ("givenName", name.givenName),
      ("middleName", name.middleName), ("familyName", name.familyName),
      ("nameSuffix", name.nameSuffix), ("nickname", name.nickname),
      ("phoneticRepresentation", name.phoneticRepresentation),
    ]
  }
}
