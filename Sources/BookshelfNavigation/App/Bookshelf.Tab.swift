extension Bookshelf {
  /// The sections of the app, in the order of the tab bar.
  public enum Tab: String, CaseIterable, Codable, Sendable {
    /// The user's books.
    case library

    /// The search in the library and in the public catalog.
    case search

    /// The reading lists and the reading log.
    case lists

    /// A campaign, which the server offers for some days.
    case bookWeek

    /// The account and the preferences.
    case settings

    /// The tabs that every user has; a campaign is none of them.
    public static let standard = allCases.filter { $0 != .bookWeek }
  }
}
