extension PayloadReflector {
  /// The way to find the names of values of one type.
  package enum NameSource {
    /// `SnapshotNaming`, with the cases of an enum.
    case snapshotName(CaseMetadata?)
    case enumeration(CaseMetadata)
    /// An optional or `AnyHashable`.
    case box
    /// A text or number of the standard library or Foundation.
    case scalar
    /// An object of Foundation that may be such a scalar.
    case bridged(BridgedValues.Bridge)
    /// A struct or class that a property may name.
    case properties
    case type
  }

  /// The name of a value in titles and paths.
  ///
  /// | value | name |
  /// | --- | --- |
  /// | `SnapshotNaming` | its `snapshotName` |
  /// | a case | the name of the case |
  /// | a string, number, date or other scalar | its text |
  /// | a struct around a raw value that is a string | that string |
  /// | a struct or class with one property that is a case, apart from `id` | the name of that case |
  /// | any other value | its type, in lower camel case |
  ///
  /// A type or property whose name is secret gives no text.
  package mutating func caseName(of value: Any) -> String {
    switch nameSource(of: value) {
    case .snapshotName: Self.snapshotName(of: value)
    case .enumeration(let cases): cases.name(of: value) ?? Self.typeName(of: value)
    case .box: unboxed(value).map { caseName(of: $0) } ?? Self.typeName(of: value)
    case .scalar: scalarName(of: value) ?? Self.typeName(of: value)
    case .bridged(let bridge): scalarName(of: bridge(value)) ?? Self.typeName(of: value)
    case .properties: nameInProperties(of: value) ?? Self.typeName(of: value)
    case .type: Self.typeName(of: value)
    }
  }

  /// The key of a value that is not a case in front matter, or `nil` for a scalar, which has none.
  ///
  /// It is the name of the type, because two types of identifiers can have the same raw values.
  package mutating func key(of value: Any) -> String? {
    switch nameSource(of: value) {
    case .snapshotName(nil): Self.snapshotName(of: value)
    case .snapshotName(let cases?), .enumeration(let cases):
      cases.name(of: value) ?? Self.typeName(of: value)
    case .box: unboxed(value).map { key(of: $0) } ?? Self.typeName(of: value)
    case .scalar: isScalar(value) ? nil : Self.typeName(of: value)
    case .bridged(let bridge):
      isScalar(bridge(value)) ? nil : Self.typeName(of: value)
    case .properties, .type: Self.typeName(of: value)
    }
  }

  /// Whether the name of a value's type is secret.
  package mutating func hidesType(of value: Any) -> Bool {
    if case .box = nameSource(of: value), let content = unboxed(value) {
      return hidesType(of: content)
    }
    return redaction.hides(Self.typeName(of: value))
  }

  private mutating func nameSource(of value: Any) -> NameSource {
    let type = TypeMetadata.type(of: value)
    if let source = nameSources[TypeKey(type)] { return source }
    let source = newNameSource(of: type, value)
    nameSources[TypeKey(type)] = source
    return source
  }

  private mutating func newNameSource(of type: Any.Type, _ value: Any) -> NameSource {
    if type is any SnapshotNaming.Type { return .snapshotName(CaseMetadata(of: type)) }
    if type == AnyHashable.self || OptionalType(type) != nil { return .box }
    if let cases = CaseMetadata(of: type) { return .enumeration(cases) }
    switch kind(of: value) {
    case .inPlace, .scalar: return .scalar
    case .bridged(let bridge): return .bridged(bridge)
    case let kind where kind.hasFields && !StandardModules.contain(type): return .properties
    default: return .type
    }
  }

  private static func snapshotName(of value: Any) -> String {
    let name = (value as? any SnapshotNaming)?.snapshotName ?? ""
    return self.name(of: .quoted(name)) ?? typeName(of: value)
  }

  private func unboxed(_ value: Any) -> Any? {
    if let type = OptionalType(type(of: value)) { return type.wrapped(in: value) }
    return (value as? AnyHashable)?.base
  }

  private mutating func scalarName(of value: Any) -> String? {
    if case .scalar(let scalar) = shape(of: value) { Self.name(of: scalar) } else { nil }
  }

  private mutating func isScalar(_ value: Any) -> Bool {
    if case .scalar(let scalar) = shape(of: value) { !scalar.isPlaceholder } else { false }
  }

  /// The string that is the raw value of a struct, or the only case among the properties.
  private mutating func nameInProperties(of value: Any) -> String? {
    guard !hidesType(of: value), let fields = properties(of: value) else { return nil }
    if let raw = rawValue(in: fields, of: value) {
      return raw is String ? scalarName(of: raw) : nil
    }
    let cases = fields.filter { name, value in
      guard name != "id", !redaction.hides(name) else { return false }
      return switch nameSource(of: value) {
      case .enumeration, .snapshotName(.some): true
      default: false
      }
    }
    return cases.count == 1 ? cases.first.map { caseName(of: $0.value) } : nil
  }

  /// The text of a scalar as a name; `nil` if it is empty or a placeholder.
  private static func name(of scalar: PayloadShape.Scalar) -> String? {
    switch scalar {
    case .plain(let text): text
    case .quoted(let text): text.allSatisfy(\.isWhitespace) ? nil : shortened(text)
    case .placeholder: nil
    }
  }

  /// The limit on the cells of a name.
  private static let maximumNameLength = 60

  /// The start of a text, with invisible characters made visible.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > maximumNameLength else { return TextColumns.visible(text) }
    var rest = TextCells(text[...]).dropFirst(maximumNameLength).makeIterator()
    guard let next = rest.next() else { return TextColumns.visible(text) }
    return TextColumns.visible(String(text[..<next.text.startIndex])) + "…"
  }

  /// The name of the type without module, outer types and generic arguments, like a case.
  package static func typeName(of value: Any) -> String {
    let name = String(describing: type(of: value)).prefix { $0 != "<" }
    let first = IdentifierWords.split(String(name)).first ?? ""
    return name.hasPrefix(first) ? first.lowercased() + name.dropFirst(first.count) : String(name)
  }
}
