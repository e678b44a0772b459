/// The text of key paths.
enum KeyPathText {
  /// The properties that a key path goes through, without the type that it begins at.
  ///
  /// Where the runtime knows no name for a part, it prints an address, or an offset, and a type.
  /// Of these only the kind of the part is kept, and the offset.
  static func text(of keyPath: AnyKeyPath) -> String {
    let text = String(reflecting: keyPath)
    guard let point = text.firstIndex(of: ".") else { return text }
    let path = text[point...]
      .replacing(/<computed 0x[0-9a-f]+ \(.*?\)>/, with: "<computed>")
      .replacing(/<offset ([0-9]+) \(.*?\)>/) { "<offset \($0.output.1)>" }
    return #"\"# + path
  }
}
