/// A pattern for names, in which `*` stands for anything and every other character for itself.
///
/// Case-sensitive, and the whole name has to match.
package struct Glob: Sendable {
  private let pattern: [UInt8]

  /// Creates a glob.
  package init(_ pattern: String) {
    self.pattern = Array(pattern.utf8)
  }

  /// Whether the pattern has a slash, and so speaks of a folder too.
  package var hasSlash: Bool { pattern.contains(UInt8(ascii: "/")) }

  /// Whether the name matches.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of name and pattern, for any number of `*`: of
  ///   those that were passed, only the last ever has to take more.
  package func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches($0) }
  }

  private func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var (inName, inPattern) = (0, 0)
    var star: (inName: Int, inPattern: Int)?
    while inName < name.count {
      if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
        star = (inName, inPattern)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == name[inName] {
        inName += 1
        inPattern += 1
      } else if let last = star {
        star = (last.inName + 1, last.inPattern)
        (inName, inPattern) = (last.inName + 1, last.inPattern + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
