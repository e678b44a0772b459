/// The limits on a payload, and on the part of it that texts have.
package struct PayloadLimits {
  /// Characters of a string.
  var characters = 1000
  /// Characters of a key.
  var keyCharacters = 200
  /// Bytes of a written key, below the limit of 1024 characters of YAML readers.
  var keyBytes = 1000
  /// Elements of a collection.
  var elements = 100
  /// Levels of nested containers.
  var depth = 12

  /// Parts of a payload that can be described, written or not.
  var parts = 100_000
  /// Levels of a payload that can be described, written or not.
  var levels = 100

  init(
    characters: Int = 1000, keyCharacters: Int = 200, elements: Int = 100, depth: Int = 12,
    parts: Int = 100_000
  ) {
    self.characters = characters
    self.keyCharacters = keyCharacters
    self.elements = elements
    self.depth = depth
    self.parts = parts
  }
}
