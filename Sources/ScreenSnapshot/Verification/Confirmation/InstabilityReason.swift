/// Why a screen is unstable, with the values that differ from screen to screen.
package struct InstabilityReason: Codable, Hashable, Sendable {
  /// What screens have in common: `renders differently each time, at stack › book › id`.
  ///
  /// Without a place, it is the whole text, because it is not known to be that of other screens.
  let common: String

  /// Both values and the remedy: `"1" ≠ "2"; use fixtures …`; nil without a place.
  let values: String?

  init(_ cause: String, at place: String?, _ values: String) {
    self.common = place.map { "\(cause), at \($0)" } ?? "\(cause): \(values)"
    self.values = place == nil ? nil : values
  }

  /// Reads the reason in a report of another process.
  package init(reading text: String) {
    if let separator = text.firstRange(of: ": "),
      text[..<separator.lowerBound].contains(", at ")
    {
      common = String(text[..<separator.lowerBound])
      values = String(text[separator.upperBound...])
    } else {
      (common, values) = (text, nil)
    }
  }

  /// The reason if only a secret differs.
  static let ofSecret = InstabilityReason(
    "renders differently each time", at: nil, "a redacted part differs")

  var text: String { values.map { "\(common): \($0)" } ?? common }

  /// The reason of several screens, with the values of this one.
  var textWithExample: String { values.map { "\(common), such as \($0)" } ?? common }
}
