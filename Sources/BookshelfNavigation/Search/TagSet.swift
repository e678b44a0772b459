/// Tags, of which a book has all.
///
/// A set of its own, since `Set` encodes its elements in the order of their hashes, and a state that
/// is stored twice should give the same bytes.
public struct TagSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The tags.
  public let names: Set<String>

  /// Creates a set of tags.
  ///
  /// - Parameter elements: The tags.
  public init(arrayLiteral elements: String...) {
    names = Set(elements)
  }
}

extension TagSet: Codable {
  /// Decodes a list of tags.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError` where there is no list of strings.
  public init(from decoder: any Decoder) throws {
    names = Set(try [String](from: decoder))
  }

  /// Encodes the tags in order.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try names.sorted().encode(to: encoder)
  }
}
