import ScreenText

/// A route, sheet, tab, flow, overlay or dialog with its name.
package struct NamedPayload: Hashable, Codable, Sendable {
  /// The name in titles and paths.
  package let name: String

  package let payload: Payload

  /// The name above the payload in texts; nil for a case and for a scalar, which need none.
  ///
  /// It can be the name of the type, because two types of identifiers can have the same raw values.
  package let key: String?

  /// Whether the name is only that of the type, which all values of the type share.
  package let isNamedByType: Bool

  /// The name of the type as code in its module has it.
  package var typeInCode: String { TypeName.inModule(payload.type) }

  /// The cases in the payload of a case, from the outside in, up to a payload that is no case alone.
  ///
  /// They tell `page(.privacy)` from `page(.account)`.
  package var nestedCases: [String] { payload.content.nestedCases }
}

extension Payload.Content {
  fileprivate var nestedCases: [String] {
    guard case .caseWithPayload(_, let payload) = self, let name = payload.content.caseName else {
      return []
    }
    return [name] + payload.content.nestedCases
  }
}

extension PayloadDescriber {
  /// Describes a route, sheet, tab, flow, overlay or dialog.
  package mutating func describe(_ value: Any) -> NamedPayload {
    let type = ObjectIdentifier(type(of: value))
    let info = reader.info(of: value)
    guard case .enumeration = info.kind, !info.isNaming, let name = EnumCase.name(of: value) else {
      return newDescription(of: value)
    }
    if let known = emptyCases[type]?[name] { return known }
    let description = newDescription(of: value, caseName: name)
    if case .emptyCase = description.payload.content {
      emptyCases[type, default: [:]][name] = description
    }
    return description
  }

  /// Describes a value, or one whose case has a name that is known.
  private mutating func newDescription(of boxed: Any, caseName: String? = nil) -> NamedPayload {
    let payload = payload(of: boxed)
    let value = reader.unboxed(boxed)
    let ownName = caseName ?? ownName(of: value)
    return NamedPayload(
      name: ownName ?? typeName(of: value),
      payload: payload.qualifyingCase(qualifiedCases, of: type(of: value)),
      key: payload.content.caseName == nil ? key(of: value, payload) : nil,
      isNamedByType: ownName == nil)
  }

  /// The name of a value in titles and paths; nil if it has only that of its type.
  ///
  /// | value | name |
  /// | --- | --- |
  /// | `SnapshotNaming` | its `snapshotName` |
  /// | a case | the name of the case |
  /// | a string, number, date or other scalar | its text |
  /// | a struct around a raw value that is a string | that string |
  /// | a struct or class with one property that is a case, apart from `id` | the name of that case |
  ///
  /// A property whose name hides its value gives no text.
  private mutating func ownName(of value: Any) -> String? {
    let info = reader.info(of: value)
    if info.isNaming { return snapshotName(of: value) }
    if let name = caseName(of: value) { return name }
    return switch info.kind {
    case .scalar, .bridged: scalarName(of: value)
    case .reflected where info.isStructure: nameInProperties(of: value)
    default: nil
    }
  }

  private mutating func key(of value: Any, _ payload: Payload) -> String? {
    let info = reader.info(of: value)
    if let name = caseName(of: value) { return name }
    if info.isNaming { return snapshotName(of: value) }
    if case .scalar(let scalar) = payload.content, scalar.kind != .placeholder {
      switch info.kind {
      case .scalar, .bridged: return nil
      default: break
      }
    }
    return typeName(of: value)
  }

  private mutating func typeName(of value: Any) -> String {
    reader.info(of: value).caseLikeName
  }

  private mutating func snapshotName(of value: Any) -> String {
    let name = (value as? any SnapshotNaming)?.snapshotName ?? ""
    return ScalarText.name(of: .quoted(name)) ?? typeName(of: value)
  }

  /// The name of a case; nil for an optional, which would be `some`.
  private mutating func caseName(of value: Any) -> String? {
    switch reader.kind(of: value) {
    case .enumeration, .selfDescribing: EnumCase.name(of: value)
    default: nil
    }
  }

  private mutating func scalarName(of value: Any) -> String? {
    if case .scalar(let scalar) = content(of: value) { ScalarText.name(of: scalar) } else { nil }
  }

  /// The string that is the raw value of a struct, or the only case among the properties.
  private mutating func nameInProperties(of value: Any) -> String? {
    let fields = reader.fields(of: Mirror(reflecting: value))
    if let raw = reader.rawValue(in: fields, of: value) {
      return raw is String ? scalarName(of: raw) : nil
    }
    let cases = fields.filter { name, value in
      name != "id" && !reader.hides(name, value) && caseName(of: value) != nil
    }
    return cases.count == 1 ? ownName(of: cases[0].value) : nil
  }
}

extension PayloadReader {
  /// The name of the type without module, outer types and generic arguments, like a case.
  static func caseLikeName(of type: Any.Type) -> String {
    let name = TypeName.short(type).prefix { $0 != "<" }
    let first = IdentifierWords.split(String(name)).first ?? ""
    return name.hasPrefix(first) ? first.lowercased() + name.dropFirst(first.count) : String(name)
  }
}
