/// A genre of books.
public enum Genre: String, CaseIterable, Codable, Sendable {
  /// Adventure stories.
  case adventure

  /// Memoirs.
  case memoir

  /// Novels.
  case novel

  /// Science fiction.
  case scienceFiction
}
