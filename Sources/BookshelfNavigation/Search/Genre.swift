/// A kind of books.
public enum Genre: String, CaseIterable, Codable, Sendable {
  /// Adventures.
  case adventure

  /// Lives, told by those who live them.
  case memoir

  /// Novels of the times they were written in.
  case novel

  /// Novels of other times, and other worlds.
  case scienceFiction
}
