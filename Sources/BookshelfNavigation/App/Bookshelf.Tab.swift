extension Bookshelf {
  /// The sections of the app, in the order of the tab bar.
  public enum Tab: String, CaseIterable, Codable, Sendable {
    /// The books that one owns.
    case library

    /// The search in one's books, and in the catalogue.
    case search

    /// The reading lists and the diary of what was read.
    case lists

    /// The account and the preferences.
    case settings
  }
}
