/// A pattern for names, in which `*` matches any text and every other character matches itself.
///
/// It is case-sensitive, and it matches whole names.
package struct Glob: Sendable {
  private let pattern: [UInt8]

  package init(_ pattern: String) {
    self.pattern = Array(pattern.utf8)
  }

  /// Whether the pattern contains a slash, and thus names a folder too.
  var hasSlash: Bool { pattern.contains(UInt8(ascii: "/")) }

  /// Whether the name matches.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of name and pattern, for any number of `*`: only the
  ///   last `*` before the current position ever has to match more.
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
