/// The limits on the part of a payload that texts have.
package struct PayloadLimits {
  /// Characters of a string.
  package var characters = 1000
  /// Characters of a key.
  package var keyCharacters = 200
  /// Bytes of a written key, below the limit of 1024 characters of YAML readers.
  package var keyBytes = 1000
  /// Elements of a collection.
  package var elements = 100
  /// Levels of nested containers.
  package var depth = 12
  /// Described containers and digested values of one payload.
  ///
  /// The limit grows with the number of values in a payload. Only objects with many references to
  /// each other exceed it, because there are too many paths through them.
  package var visits = 50_000

  package init(
    characters: Int = 1000, keyCharacters: Int = 200, elements: Int = 100, depth: Int = 12,
    visits: Int = 50_000
  ) {
    self.characters = characters
    self.keyCharacters = keyCharacters
    self.elements = elements
    self.depth = depth
    self.visits = visits
  }
}
