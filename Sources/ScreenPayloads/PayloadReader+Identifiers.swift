extension PayloadReader {
  /// The way to find the identifiers of values of one type.
  enum IdentifierSource {
    case identifiable
    case property
    case none
  }

  /// The identifier of a struct or an object that is `Identifiable` or stores an `id`; nil for any
  /// other value.
  ///
  /// An object whose identifier is its address, and a value that is its own identifier, have none.
  mutating func identifier(of value: Any) -> Any? {
    switch identifierSource(of: value) {
    case .identifiable: (value as? any Identifiable).flatMap { Self.identifier(of: $0) }
    case .property: properties(of: value)?.first { $0.name == "id" }?.value
    case .none: nil
    }
  }

  private static func identifier(of value: some Identifiable) -> Any? {
    let id: Any = value.id
    return id is ObjectIdentifier || type(of: id) == type(of: value) ? nil : id
  }

  private mutating func identifierSource(of value: Any) -> IdentifierSource {
    let type = ObjectIdentifier(type(of: value))
    if let source = identifierSources[type] { return source }
    let source = newIdentifierSource(of: value)
    identifierSources[type] = source
    return source
  }

  private mutating func newIdentifierSource(of value: Any) -> IdentifierSource {
    guard !info(of: value).isStandard, let properties = properties(of: value) else { return .none }
    if value is any Identifiable { return .identifiable }
    return properties.contains { $0.name == "id" } ? .property : .none
  }
}
