package import ScreenDriver
import ScreenPayloads
package import ScreenSnapshot
import ScreenText

/// What a crawl of an app found out.
package struct CrawlResult: Codable, Equatable, Sendable {
  package static let defaultMaximumPlaces = 10_000

  /// The number of places whose controls were operated.
  package internal(set) var visitedCount = 0

  /// The steps that do not do what a person expects.
  package internal(set) var defects: [CrawlDefect] = []

  /// What was left out, how often and where.
  package internal(set) var gaps: [CrawlGap: Omission] = [:]

  /// The operations that the harness does not support.
  package internal(set) var unsupported: Set<UnsupportedOperation> = []

  /// The reasons why screens cannot be shown, by position.
  package internal(set) var invalidScreens: [Int: String] = [:]

  /// The names of the places that a screen of the manifest shows.
  package internal(set) var namesOfScreens: Set<String> = []

  /// How screens are reached, by position.
  package internal(set) var reach: [Int: ScreenReach] = [:]
}

/// A step on a place of a crawl that does not do what a person expects.
package struct CrawlDefect: Codable, Equatable, Sendable {
  package enum Kind: Codable, Equatable, Sendable {
    /// The app is in an invalid state afterwards.
    case invalid(reason: String)

    /// Only what is beneath what stays in front is another one.
    case changesOnlyBeneath
    case changesNothing
  }

  package let kind: Kind

  /// The steps of a journey; the last one is wrong.
  package let steps: [Step]

  /// The name of the place before the last step.
  package let place: String

  /// The label of the control of the last step.
  package let control: String

  /// The path to what is visible.
  package let path: String
}

/// How a screen is reached from the start of the app.
package enum ScreenReach: Codable, Hashable, Sendable {
  /// Taps, tabs, back or an event.
  case taps

  /// Taps do not reach the screen, but its link does.
  case link
  case nothing

  /// Taps do not reach the screen, but the crawl cannot tell.
  case undecided(UndecidedReason)

  /// It cannot be shown, so the crawl cannot tell whether it is reached.
  case invalid

  /// The harness skips it, or the app does not stay on it when it settles.
  case notTapped(String)

  /// The order of what crawls from several starts say about one screen: the least one counts.
  package var rank: Int {
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
