/// File names in the format of git patches.
package enum GitPath {
  /// The name in a header line.
  ///
  /// A tab ends a name that contains a space, because GNU patch ends a name at the first white space.
  ///
  /// - SeeAlso: git commit ce74618d95, "make diff output a bit friendlier to GNU patch".
  static func header(_ name: String) -> String {
    quoted(name) + (name.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
  }

  /// The name, in double quotes if it contains a control character, a quote or a backslash.
  ///
  /// Non-ASCII bytes are not escaped, as with `core.quotePath` set to false.
  ///
  /// - SeeAlso: https://git-scm.com/docs/git-config#Documentation/git-config.txt-corequotePath
  package static func quoted(_ name: String) -> String {
    let escaped = name.unicodeScalars.map(escaped).joined()
    return escaped == name ? name : "\"\(escaped)\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{07}": #"\a"#
    case "\u{08}": #"\b"#
    case "\t": #"\t"#
    case "\n": #"\n"#
    case "\u{0B}": #"\v"#
    case "\u{0C}": #"\f"#
    case "\r": #"\r"#
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\u{00}"..."\u{1F}", "\u{7F}": "\\" + scalar.value.digits(3, radix: 8)
    default: String(scalar)
    }
  }
}
