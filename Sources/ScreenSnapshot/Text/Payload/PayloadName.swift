/// A name of the app in front matter.
struct PayloadName {
  /// The name in YAML.
  let key: String

  /// Whether its value is redacted.
  let isHidden: Bool

  init(_ name: String, redaction: Redaction) {
    key = YAMLText.name(name)
    isHidden = redaction.hides(name)
  }

  /// The names of fields, made unique: the second `id` becomes `id_2`.
  ///
  /// A class and its superclass can have private properties with the same name.
  static func numbered(_ names: [String]) -> [String] {
    // Few types have many fields, and comparing few names is faster than hashing them.
    if names.count < 20, areDistinct(names) { return names }
    var taken: Set<String> = []
    return names.map { name in
      var unique = name
      var count = 1
      while !taken.insert(unique).inserted {
        count += 1
        unique = "\(name)_\(count)"
      }
      return unique
    }
  }

  private static func areDistinct(_ names: [String]) -> Bool {
    names.indices.allSatisfy { !names[..<$0].contains(names[$0]) }
  }
}
