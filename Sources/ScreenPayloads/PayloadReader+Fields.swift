extension PayloadReader {
  /// The stored properties in declared order, those of superclasses first.
  ///
  /// The storage of a property wrapper is the value under the name of the property.
  mutating func fields(of mirror: Mirror) -> [(name: String, value: Any)] {
    let inherited = mirror.superclassMirror.map { inheritedFields(of: $0) } ?? []
    let children = Self.children(of: mirror)
    let isObservable = children.contains { $0.label == "_$observationRegistrar" }
    let own = children.compactMap { child -> (name: String, value: Any)? in
      let label = child.label ?? ""
      let value = label.hasPrefix("_") ? wrappedValue(in: child.value) : nil
      let isWrapped =
        isObservable
        || value != nil && !children.contains { $0.label?[...] == label.dropFirst() }
      return Self.fieldName(label, isWrapped: isWrapped).map { ($0, value ?? child.value) }
    }
    return inherited + own
  }

  /// The stored properties of the superclass, except for Foundation's own classes.
  private mutating func inheritedFields(of mirror: Mirror) -> [(name: String, value: Any)] {
    StandardModules.foundationContains(mirror.subjectType) ? [] : fields(of: mirror)
  }

  /// The name of the property in source code, or `nil` for a property that a macro added.
  private static func fieldName(_ label: String, isWrapped: Bool) -> String? {
    if label.hasPrefix(".") { return "" }
    if label == "$defaultActor" { return nil }
    guard isWrapped else {
      let lazyPrefix = "$__lazy_storage_$_"
      return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
    }
    if label.hasPrefix("_$") { return nil }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  /// The only stored property of a struct if it is a raw value.
  ///
  /// Apple's imported structs store it as `_rawValue`. A struct with a mirror of its own is not one:
  /// its mirror could contain the struct again.
  mutating func rawValue(in fields: [(name: String, value: Any)], of value: Any) -> Any? {
    guard fields.count == 1, ["rawValue", "_rawValue"].contains(fields[0].name),
      !hides(fields[0].name), !(value is any CustomReflectable)
    else { return nil }
    return fields[0].value
  }
}

// MARK: - Property wrappers

extension PayloadReader {
  /// The value that the storage of a property wrapper contains, or `nil` for another property.
  ///
  /// Reflection does not say which properties have a wrapper. A value is the storage of one if
  /// - it is a `@Published`,
  /// - it mirrors another value, as the state of a presentation in a store with reducers does, or
  /// - its only stored property has one of the ``contentNames``, or has one of the ``storageNames``
  ///   and contains a value with such a property.
  private mutating func wrappedValue(in storage: Any) -> Any? {
    let type = type(of: storage)
    if PublishedValue.isPublished(type) { return storage }
    guard info(of: storage).isOwn else { return nil }
    let mirror = Mirror(reflecting: storage)
    if !(type is AnyClass), mirror.subjectType != type { return storage }
    guard let (name, value) = onlyProperty(of: storage, mirror) else { return nil }
    if Self.contentNames.contains(name) { return value }
    guard Self.storageNames.contains(name) else { return nil }
    guard info(of: value).isOwn, let inner = onlyProperty(of: value, Mirror(reflecting: value)),
      Self.contentNames.contains(inner.name)
    else { return value }
    return inner.value
  }

  private static let contentNames: Set<String> = ["wrappedValue", "value", "state"]
  private static let storageNames: Set<String> = ["storage", "box"]

  /// The stored property of a struct or class that has only one, without a leading underscore.
  private mutating func onlyProperty(of value: Any, _ mirror: Mirror) -> (name: String, value: Any)?
  {
    guard mirror.displayStyle == .struct || mirror.displayStyle == .class,
      mirror.superclassMirror == nil, mirror.children.count == 1,
      let child = mirror.children.first, let label = child.label
    else { return nil }
    let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
    return hides(name) ? nil : (name, child.value)
  }
}
