extension Bookshelf {
  /// The sections of the app, in the order of the tab bar.
  public enum Tab: String, CaseIterable, Codable, Sendable {
    /// The user's books.
    case library

    /// The search in the library and in the public catalog.
    case search

    /// The reading lists and the reading log.
    case lists

    /// The account and the preferences.
    case settings
  }
}
