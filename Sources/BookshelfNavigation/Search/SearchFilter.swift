/// The books that a search covers.
public enum SearchFilter: Hashable, Codable, Sendable {
  /// All books.
  case everything

  /// The books of an author.
  case author(named: String)

  /// The books whose first edition is from one of the years.
  case published(from: Int, to: Int)
}
