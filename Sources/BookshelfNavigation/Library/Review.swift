/// A reader's review of a book.
public struct Review: Hashable, Codable, Identifiable, Sendable {
  /// The identifier among the reviews of the book.
  public var id: String

  /// The name of the reader.
  public var reader: String

  /// The rating, from one star to five.
  public var stars: Int

  /// The text of the review.
  public var text: String

  /// Creates a review.
  public init(id: String, reader: String, stars: Int, text: String) {
    self.id = id
    self.reader = reader
    self.stars = stars
    self.text = text
  }
}

extension Review {
  /// The sort order of reviews.
  public enum Order: String, CaseIterable, Codable, Sendable {
    /// The newest review first.
    case newest

    /// The review with the most stars first.
    case best

    /// The review with the fewest stars first.
    case worst
  }
}

extension Review: PreviewFixture {
  /// A review with five stars.
  public static let fixture = Review(
    id: "3", reader: "Mara", stars: 5,
    text: "I read the appendices twice, and then the book once more.")

  /// A review that the server sends at the second try.
  public static let late = Review(
    id: "4", reader: "Tom", stars: 3, text: "Nobody else talks herself out of so much.")

  /// The reviews of one book, the newest one first.
  public static let examples: [Review] = [
    .fixture,
    Review(id: "2", reader: "Jonas", stars: 2, text: "So much sand."),
    Review(id: "1", reader: "Ines", stars: 4, text: "Slow to start, impossible to stop."),
  ]
}
