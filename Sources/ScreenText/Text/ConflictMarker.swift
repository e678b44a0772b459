/// The lines that Git writes around the two sides of a merge conflict.
///
/// - SeeAlso: git-merge(1), "How conflicts are presented".
package enum ConflictMarker {
  /// Whether a line is one of the four markers.
  package static func isMarker(_ line: ArraySlice<UInt8>) -> Bool { isMarker(line, of: "<=>|") }

  /// Whether a line starts with seven equal signs out of a set, alone or before a space.
  package static func isMarker(_ line: ArraySlice<UInt8>, of signs: String) -> Bool {
    guard let sign = line.first, signs.utf8.contains(sign), line.count >= 7 else { return false }
    return line.prefix(7).allSatisfy { $0 == sign }
      && (line.count == 7 || line.dropFirst(7).first == .space)
  }
}
