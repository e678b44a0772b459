/// Makes names unique: the second one of a name gets a 2.
package struct UniqueNames {
  private let separator: String
  private var taken: Set<String> = []

  /// Creates a list without names; the separator precedes the number.
  package init(separator: String) { self.separator = separator }

  /// The name, with the first free number if it is taken.
  package mutating func unique(_ name: String) -> String {
    var (unique, number) = (name, 1)
    while !taken.insert(unique).inserted {
      number += 1
      unique = "\(name)\(separator)\(number)"
    }
    return unique
  }
}
