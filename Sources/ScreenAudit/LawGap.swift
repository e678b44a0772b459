import ScreenDriver
import ScreenText

/// Why something was not checked.
struct LawGap: Codable, Hashable, Sendable {
  let words: String

  /// Whether the crawl cannot tell if a screen is reached.
  let isUndecided: Bool

  private init(_ words: String, isUndecided: Bool = false) {
    (self.words, self.isUndecided) = (words, isUndecided)
  }
}

extension LawGap {
  static let otherPairs = LawGap(
    "above \(PairSelection.maximumScreens) screens, each is checked after and before only one of each shape; "
      + "'--all-pairs' checks all")
  static let jumpsAreNotAbsolute = LawGap("the harness declares that 'navigate' is not absolute")
  static let otherJumpsEnd = LawGap("other jumps from or to the screen crash or hang")

  static let noLink = LawGap("the harness declares no link")
  static let linkIsRefused = LawGap("the app refuses the link over the screen, for a reason")
  static let linkIsFallback = LawGap("the app shows something else on purpose")
  static let otherMoments = LawGap(
    "the audit opens each link after only one closed sheet, closed dialog, push and back, and change of tab"
  )
  static let linkLikeJump = LawGap("a jump shows the same, which breaks the law of isolation")
  static let linkEnds = LawGap("the link crashes or hangs")
  static let cannotShowScreenBelow = LawGap("the screen below the link cannot be rendered")

  static let controlEndsBeforeBack = LawGap("a control crashes or hangs before back")
  static let tabIsNotSelected = LawGap("a tap on a tab leads away from the tabs")
  static let missingControl = LawGap("a control is missing when its screen is shown again")
  static let notWired = LawGap("the control is not wired")
  static let events = LawGap("only the law of reachability performs events")
  static let noContent = LawGap("the screen has no content")

  static func noWayOutFound(_ reason: String) -> LawGap {
    LawGap("no way out was found, but \(reason)")
  }
}

// MARK: - The crawl

extension LawGap {
  static func places(moreThan count: Int) -> LawGap {
    LawGap("more than \(count) \(count == 1 ? "place" : "places")")
  }

  static func variants(moreThan count: Int) -> LawGap {
    LawGap("more than \(count) places that differ in their payload")
  }

  /// A step on a place ends the process.
  static func fatalStep(_ step: Step, on place: String) -> LawGap {
    LawGap("\(TextColumns.visible("'\(step.text)' on \(place)")) crashes or hangs")
  }

  static let reachedOnlyByLink = LawGap("reached only by a link")

  static func notReached(_ reason: String) -> LawGap {
    LawGap("not reached, but \(reason)", isUndecided: true)
  }

  static let notReachedWithinLimit = notReached("the crawl reached a limit")
}
