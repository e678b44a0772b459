/// One of several shards of a run, so that several machines can share it.
///
/// Every shard has each *count*-th of the selected screens. Each screen belongs to exactly one shard.
package struct Shard: Hashable, Sendable, Encodable {
  /// The number of this shard, counted from 1.
  package let index: Int

  /// The number of shards.
  package let count: Int

  /// Creates a shard.
  ///
  /// Fails if the index is not between 1 and the count, or the count is not between 1 and a million.
  package init?(index: Int, of count: Int) {
    guard (1...1_000_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Parses a shard, such as `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      text == "\(index)/\(count)"
    else { return nil }
    self.init(index: index, of: count)
  }

  /// Whether the screen at a position, counted from 0, belongs to the shard.
  func contains(position: Int) -> Bool {
    position % count == index - 1
  }

  /// Whether the shard reports obsolete goldens, which exactly one shard does.
  var reportsObsolete: Bool { index == 1 }

  /// Whether the shard crawls the app for an audit, which exactly one shard does.
  var crawls: Bool { index == 1 }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}

extension Shard: Decodable {
  private enum Key: CodingKey {
    case index
    case count
  }

  /// Decodes a shard.
  ///
  /// - Throws: `DecodingError`, also if the index or the count is out of range.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let index = try container.decode(Int.self, forKey: .index)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = Shard(index: index, of: count) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the shard is out of range"))
    }
    self = shard
  }
}
