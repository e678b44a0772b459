import ScreenCrawl

/// Why a law was not checked somewhere.
enum LawGap: Codable, Hashable, Sendable {
  case otherPairs
  case jumpsAreNotAbsolute
  case otherJumpsEnd

  case noLink
  case caseWithoutLink
  case casesWithoutNames
  case linkIsRefused
  case linkIsFallback
  case otherMoments
  case linkLikeJump
  case linkEnds
  case cannotShowScreenBelow

  case controlEndsBeforeBack

  case tabIsNotSelected

  case missingControl
  case notWired
  case events

  case noContent
  case noWayOutFound(UndecidedReason)

  case crawl(CrawlGap)
}

extension LawGap {
  /// The words, which are equal for equal gaps.
  var words: String {
    switch self {
    case .otherPairs:
      "above \(PairSelection.maximumScreens) screens, each is checked after and before only one of each shape; "
        + "'--all-pairs' checks all"
    case .jumpsAreNotAbsolute: "the harness declares that 'navigate' is not absolute"
    case .otherJumpsEnd: "other jumps from or to the screen crash or hang"
    case .noLink: "the harness declares no link"
    case .caseWithoutLink: "no link of a screen has the case"
    case .casesWithoutNames: "the cases of 'linkType' cannot be read"
    case .linkIsRefused: "the app refuses the link over the screen, for a reason"
    case .linkIsFallback: "the app shows something else on purpose"
    case .otherMoments:
      "the audit opens each link after only one closed sheet, closed dialog, push and back, change of tab, and other link"
    case .linkLikeJump: "a jump shows the same, which breaks the law of isolation"
    case .linkEnds: "the link crashes or hangs"
    case .cannotShowScreenBelow: "the screen below the link cannot be rendered"
    case .controlEndsBeforeBack: "a control crashes or hangs before back"
    case .tabIsNotSelected: "a tap on a tab leads away from the tabs"
    case .missingControl: "a control is missing when its screen is shown again"
    case .notWired: "the control is not wired"
    case .events: "only the law of reachability performs events"
    case .noContent: "the screen has no content"
    case .noWayOutFound(let reason): "no way out was found, but \(reason.words)"
    case .crawl(let gap): gap.words
    }
  }
}
