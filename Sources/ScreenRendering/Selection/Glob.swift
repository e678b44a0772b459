/// A pattern for names, in which `*` matches any text and every other character matches itself.
///
/// It is case-sensitive, and it matches whole names.
package struct Glob: Sendable {
  private let pattern: String

  package init(_ pattern: String) { self.pattern = pattern }

  /// Whether the name matches.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of name and pattern, for any number of `*`: only the
  ///   last `*` before the current position ever has to match more.
  package func matches(_ name: String) -> Bool {
    var (name, pattern) = (name, self.pattern)
    return name.withUTF8 { name in pattern.withUTF8 { Self.matches(name, $0) } }
  }

  private static func matches(
    _ name: UnsafeBufferPointer<UInt8>, _ pattern: UnsafeBufferPointer<UInt8>
  ) -> Bool {
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
