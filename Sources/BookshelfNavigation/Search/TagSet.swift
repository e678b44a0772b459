/// A set of tags that is encoded in sorted order.
///
/// `Set` encodes its elements in the order of their hashes, so equal states would be stored as
/// different bytes.
public struct TagSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The tags.
  public let names: Set<String>

  /// Creates a set of tags.
  public init(arrayLiteral elements: String...) {
    names = Set(elements)
  }
}

extension TagSet: Codable {
  /// Decodes an array of tags.
  public init(from decoder: any Decoder) throws {
    names = Set(try [String](from: decoder))
  }

  /// Encodes the tags in sorted order.
  public func encode(to encoder: any Encoder) throws {
    try names.sorted().encode(to: encoder)
  }
}
