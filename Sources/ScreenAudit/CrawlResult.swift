/// What a crawl of an app found out.
package struct CrawlResult: Codable, Equatable, Sendable {
  package static let defaultMaximumPlaces = 10_000

  /// The places whose controls were operated, and what breaks laws or was left out.
  var findings: LawFindings

  /// How screens are reached, by position.
  var reach: [Int: ScreenReach]
}

/// How a screen is reached from the start of the app.
package enum ScreenReach: Codable, Hashable, Sendable {
  case taps

  /// Taps do not reach the screen, but its link does.
  case link
  case nothing

  /// Taps do not reach the screen, but the crawl cannot tell.
  case undecided(UndecidedReason)

  /// It cannot be shown, so the crawl cannot tell whether it is reached.
  case invalid

  /// The app does not stay on it when it settles.
  case movedOn(String)
}
