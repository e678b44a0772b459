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
}
