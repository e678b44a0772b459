/// The difference of two texts in the unified format.
///
/// - SeeAlso: GNU diffutils, "Detailed Description of Unified Format",
///   https://www.gnu.org/software/diffutils/manual/html_node/Detailed-Unified.html
package struct UnifiedDiff: Equatable, Sendable {
  /// What differs, in order; empty when the texts are equal.
  package let hunks: [Hunk]

  /// The unchanged lines shown above and below a change: the default of `diff -u` and of git.
  private static let context = 3

  /// Lays out a difference, with changes in one hunk whose context would touch or overlap.
  package init(_ diff: LineDiff) {
    hunks = Self.groups(of: diff.changes).map { Hunk($0, of: diff, context: Self.context) }
  }

  private static func groups(of changes: [LineDiff.Change]) -> [ArraySlice<LineDiff.Change>] {
    var groups: [ArraySlice<LineDiff.Change>] = []
    var start = 0
    for (index, change) in changes.enumerated() {
      let next = index + 1
      if next < changes.count,
        changes[next].old.lowerBound - change.old.upperBound <= 2 * context
      {
        continue
      }
      groups.append(changes[start..<next])
      start = next
    }
    return groups
  }
}

extension UnifiedDiff {
  /// Appends the change of one file, as `patch -p1` and `git apply` take it.
  ///
  /// Several files follow one another in one patch. Nothing is appended when nothing differs:
  /// a header without hunks is not a patch.
  ///
  /// - Parameters:
  ///   - path: The file that changed, relative to the folder in which the patch is applied.
  ///   - buffer: The patch so far.
  package func appendPatch(changing path: String, to buffer: inout [UInt8]) {
    if hunks.isEmpty { return }
    buffer += "--- \(Self.headerName("a/\(path)"))\n".utf8
    buffer += "+++ \(Self.headerName("b/\(path)"))\n".utf8
    for hunk in hunks { hunk.append(to: &buffer) }
  }

  /// The name as git writes it in a header line.
  ///
  /// GNU patch takes a name to end at white space, so a tab marks the end of a name with a space.
  ///
  /// - SeeAlso: git commit ce74618d95, "make diff output a bit friendlier to GNU patch".
  private static func headerName(_ name: String) -> String {
    quoted(name) + (name.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
  }

  /// The name in double quotes when a control character, a quote or a backslash asks for them.
  ///
  /// Bytes past ASCII stand as they are, as with `core.quotePath` set to false.
  ///
  /// - SeeAlso: https://git-scm.com/docs/git-config#Documentation/git-config.txt-corequotePath
  private static func quoted(_ name: String) -> String {
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
