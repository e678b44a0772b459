/// The text of key paths.
enum KeyPathText {
  /// The properties that a key path goes through, without the type that it begins at.
  ///
  /// The runtime names a computed property if it finds the symbol of its getter, and prints an
  /// address if not. That depends on the platform and on optimization, and the text does not say
  /// whether a property is computed. So there are names only if every property is stored in a struct.
  ///
  /// For a stored property without a name, the runtime prints its offset and type. Only the offset is
  /// kept.
  static func text(of keyPath: AnyKeyPath) -> String {
    guard isStored(keyPath) else { return #"\.<computed>"# }
    let text = String(reflecting: keyPath)
    guard let point = text.firstIndex(of: ".") else { return text }
    return #"\"#
      + text[point...].replacing(/<offset ([0-9]+) \(.*?\)>/) { "<offset \($0.output.1)>" }
  }

  /// Whether every property of a key path is stored in the memory of the value that it begins at.
  private static func isStored(_ keyPath: AnyKeyPath) -> Bool {
    func offset<Root>(in root: Root.Type) -> Int? {
      (keyPath as? PartialKeyPath<Root>).flatMap(MemoryLayout<Root>.offset(of:))
    }
    return _openExistential(type(of: keyPath).rootType, do: offset(in:)) != nil
  }
}
