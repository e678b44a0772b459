/// Which books a search looks at.
public enum SearchFilter: Hashable, Codable, Sendable {
  /// All of them.
  case everything

  /// Those by an author of that name.
  case author(named: String)

  /// Those whose first edition is from one of the years.
  case published(from: Int, to: Int)
}
