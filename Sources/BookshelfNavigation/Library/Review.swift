/// What a reader says about a book.
public struct Review: Hashable, Codable, Identifiable, Sendable {
  /// The name of the review among those of the book.
  public var id: String

  /// Who says it.
  public var reader: String

  /// From one star to five.
  public var stars: Int

  /// What they say.
  public var text: String

  /// Creates a review.
  ///
  /// - Parameters:
  ///   - id: The name of the review among those of the book.
  ///   - reader: Who says it.
  ///   - stars: From one star to five.
  ///   - text: What they say.
  public init(id: String, reader: String, stars: Int, text: String) {
    self.id = id
    self.reader = reader
    self.stars = stars
    self.text = text
  }
}

extension Review {
  /// Which review is first.
  public enum Order: String, CaseIterable, Codable, Sendable {
    /// The one that was written last.
    case newest

    /// The one with the most stars.
    case best

    /// The one with the fewest stars.
    case worst
  }
}

extension Review: PreviewFixture {
  /// A review with all stars.
  public static let fixture = Review(
    id: "3", reader: "Mara", stars: 5,
    text: "I read the appendices twice, and then the book once more.")

  /// The reviews of one book, the newest first.
  public static let examples: [Review] = [
    .fixture,
    Review(id: "2", reader: "Jonas", stars: 2, text: "So much sand."),
    Review(id: "1", reader: "Ines", stars: 4, text: "Slow to start, impossible to stop."),
  ]
}
