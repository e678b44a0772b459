/// The names of journeys: the names of their files, without the extension.
enum JourneyName {
  /// The name of the journey in a file.
  ///
  /// - Returns: Nil if the file is not a journey: its name starts with a dot, or does not end in
  ///   `.txt`.
  /// - Throws: An error if the name contains characters that golden names encode.
  static func name(ofFile file: String) throws(JourneyNameError) -> String? {
    guard !file.hasPrefix("."), file.hasSuffix(GoldenName.suffix) else { return nil }
    let name = String(file.dropLast(GoldenName.suffix.count))
    guard GoldenName.name(of: name) == name else { throw JourneyNameError(file: file) }
    return name
  }
}

/// A file that cannot be a journey because of its name.
struct JourneyNameError: Error, Equatable, CustomStringConvertible {
  let file: String

  /// The error, and what to do.
  var description: String {
    """
    '\(TextColumns.visible(file))' is not a valid name of a journey
    hint: rename the file; use letters, digits, '-', '_' and '.', at most 200 bytes, and no name that \
    Windows reserves
    """
  }
}
