/// One of several parts that a run is split into, so that machines can share it.
///
/// Every part has each *count*-th of the selected screens: parts are disjoint, and of all together
/// no screen is left out.
package struct Shard: Hashable, Sendable, Encodable {
  /// Which part, counted from 1.
  package let index: Int

  /// How many parts there are.
  package let count: Int

  /// Creates a part.
  ///
  /// Fails where the index is not between 1 and the count, or the count not between 1 and a million.
  package init?(index: Int, of count: Int) {
    guard (1...1_000_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Creates a part as it is typed: `2/5`.
  ///
  /// Fails where the text is anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      text == "\(index)/\(count)"
    else { return nil }
    self.init(index: index, of: count)
  }

  /// Whether the part has what stands at a position, counted from 0.
  func contains(position: Int) -> Bool {
    position % count == index - 1
  }

  /// Whether obsolete files are this part's to report: exactly one part does.
  var reportsObsolete: Bool { index == 1 }
}

extension Shard: CustomStringConvertible {
  /// The part as it is typed.
  package var description: String { "\(index)/\(count)" }
}

extension Shard: Decodable {
  private enum Key: CodingKey {
    case index
    case count
  }

  /// Reads a part.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: `DecodingError`, also where there is no such part.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let index = try container.decode(Int.self, forKey: .index)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = Shard(index: index, of: count) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "there is no such part"))
    }
    self = shard
  }
}
