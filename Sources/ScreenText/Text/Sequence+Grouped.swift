extension Sequence {
  /// The elements by what they have in common, in the order of the first element of each group.
  ///
  /// - Complexity: O(*n*) in the elements.
  package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var positions: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let position = positions[key] {
        groups[position].elements.append(element)
      } else {
        positions[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order of their first occurrences.
  package var uniqued: [Element] { grouped(by: \.self).map(\.key) }
}
