/// Formats untrusted texts in messages.
package enum MessageFormatting {
  private static let maximumScalars = 60

  /// Quotes untrusted text: escapes control and invisible characters as Swift does, and truncates it.
  package static func quoted(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(maximumScalars)
    let isTruncated = start.endIndex < text.unicodeScalars.endIndex
    return "'\(start.map(escaped).joined())\(isTruncated ? "…" : "")'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch (scalar, scalar.properties.generalCategory) {
    case ("\n", _): "\\n"
    case ("\r", _): "\\r"
    case ("\t", _): "\\t"
    case ("\\", _), ("'", _): "\\\(scalar)"
    case (_, .control), (_, .format), (_, .lineSeparator), (_, .paragraphSeparator),
      (_, .privateUse), (_, .unassigned):
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }
}
