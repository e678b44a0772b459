/// How a screen is reached from the start of the app.
enum ScreenReach: Codable, Hashable, Sendable {
  /// Taps, tabs, back or an event.
  case taps

  /// Taps do not reach the screen, but its link does.
  case link
  case nothing

  /// Taps do not reach the screen, but the crawl cannot tell, for a reason.
  case undecided(LawGap)

  /// It cannot be shown, so the crawl cannot tell whether it is reached.
  case invalid

  /// The harness skips it, or the app does not stay on it when it settles.
  case notTapped(String)

  /// The rank among the results of crawls from several starts; the lowest counts.
  var rank: Int {
    switch self {
    case .taps: 0
    case .link: 1
    case .undecided: 2
    case .nothing: 3
    case .notTapped: 4
    // Also a screen that needs another start.
    case .invalid: 5
    }
  }
}
