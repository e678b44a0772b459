/// A name of the app in front matter.
package struct PayloadName {
  /// The name in YAML.
  package let key: String

  /// Whether its value is redacted.
  package let isHidden: Bool

  package init(_ name: String, redaction: Redaction) {
    key = YAMLText.name(name)
    isHidden = redaction.hides(name)
  }

  /// The names of fields, made unique: the second `id` becomes `id_2`.
  ///
  /// A class and its superclass can have private properties with the same name.
  package static func numbered(_ names: [String]) -> [String] {
    // Few types have many fields, and comparing few names is faster than hashing them.
    if names.count < 20, areDistinct(names) { return names }
    var unique = UniqueNames(separator: "_")
    return names.map { unique.unique($0) }
  }

  private static func areDistinct(_ names: [String]) -> Bool {
    names.indices.allSatisfy { !names[..<$0].contains(names[$0]) }
  }
}
