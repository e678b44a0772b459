/// Names of files as git writes them in patches.
enum GitPath {
  /// The name in a header line.
  ///
  /// GNU patch takes a name to end at white space, so a tab marks the end of a name with a space.
  ///
  /// - SeeAlso: git commit ce74618d95, "make diff output a bit friendlier to GNU patch".
  static func header(_ name: String) -> String {
    quoted(name) + (name.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
  }

  /// The name in double quotes when a control character, a quote or a backslash asks for them.
  ///
  /// Bytes past ASCII stand as they are, as with `core.quotePath` set to false.
  ///
  /// - SeeAlso: https://git-scm.com/docs/git-config#Documentation/git-config.txt-corequotePath
  static func quoted(_ name: String) -> String {
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
    case "\u{00}"..."\u{1F}", "\u{7F}": octal(scalar)
    default: String(scalar)
    }
  }

  private static func octal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
