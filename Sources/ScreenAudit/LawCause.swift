import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// Why a law is broken; violations of a law with equal causes are one finding.
struct LawCause: Codable, Hashable, Sendable {
  /// The cause that exceptions name.
  let kind: AuditCause

  /// What is wrong, as the title of a finding says it.
  let words: String

  /// What should be the case instead; nil if a state or a text should be visible.
  let expected: String?

  /// What tells causes with the same words apart, such as the words by which two texts differ.
  private let details: [String]

  private init(
    _ kind: AuditCause, _ words: String, expected: String? = nil, details: [String] = []
  ) {
    (self.kind, self.words, self.expected, self.details) = (kind, words, expected, details)
  }

  /// The parts of the state before that stay; empty for another cause.
  var leftovers: [String] { kind == .leftovers ? details : [] }
}

// MARK: - Any law

extension LawCause {
  /// Some parts of the state before stay.
  static func stays(_ parts: some Sequence<String>) -> LawCause {
    let leftovers = StateDifference.parts.filter(Set(parts).contains)
    let verb = leftovers.count == 1 ? "stays" : "stay"
    return LawCause(.leftovers, "\(WordList.list(leftovers)) \(verb)", details: leftovers)
  }

  /// The state differs from the expected one; parts of the state before may stay.
  static func differs(
    from expected: DescribedState, to found: DescribedState, after before: DescribedState? = nil
  ) -> LawCause {
    let difference = StateDifference(from: expected, to: found, after: before)
    if !difference.leftovers.isEmpty { return .stays(difference.leftovers) }
    return LawCause(
      .otherState, difference.words.joined(separator: ", "), details: difference.otherPayloads)
  }

  /// The state is the expected one, but something shows another text.
  static func shows(_ change: TextChange, _ words: String = "a screen shows another text")
    -> LawCause
  {
    LawCause(.otherText, words, details: change.words)
  }

  /// The operation that the law is about crashes, hangs, or else leads to an invalid state.
  static func fails(_ operation: CheckedOperation, _ kind: AuditCause = .invalidState) -> LawCause {
    LawCause(kind, "\(operation.rawValue) \(kind.verb)", expected: operation.expected)
  }

  /// The same control does nothing after a back, or after closing what it opened.
  static func doesNothingAgain(_ operation: CheckedOperation) -> LawCause {
    LawCause(.doesNothing, "\(operation.rawValue) does nothing")
  }

  static func leadsElsewhere(_ operation: CheckedOperation) -> LawCause {
    LawCause(.leadsElsewhere, "\(operation.rawValue) leads elsewhere")
  }
}

extension AuditCause {
  /// How a step fails.
  var verb: String {
    switch self {
    case .crash: "crashes"
    case .hang: "hangs"
    default: "leads to an invalid state"
    }
  }
}

/// What a law does with the app, as causes name it.
enum CheckedOperation: String {
  case jump = "a jump"
  case link = "a link"
  case brokenLink = "a broken link"
  case relaunch = "a relaunch"
  case back = "back"
  case tab = "a tap on a tab"
  case control = "a control"
  case event = "an event"
  case repeatedControl = "the same control after back"
  case controlAfterClosing = "the same control after closing"

  /// What should be the case if it fails; nil if a state should be visible.
  fileprivate var expected: String? {
    switch self {
    case .jump, .link, .relaunch: nil
    case .brokenLink: "a refusal"
    case .back: "one level less"
    case .tab: "the tab"
    case .control: "a change"
    case .event: "a valid state"
    case .repeatedControl, .controlAfterClosing: "the same as after the first tap"
    }
  }
}

// MARK: - One law

extension LawCause {
  static let jumpFails = LawCause(.refused, "the jump fails")

  static let linkIsRefused = LawCause(.refused, "a link is refused")
  static let linkIsRefusedWithoutReason = LawCause(.refused, "a link is refused without a reason")
  static let refusedLinkChangesSomething = LawCause(.refused, "a refused link changes something")
  static let linkIsIgnored = LawCause(.doesNothing, "a link is ignored")
  static let linkIsIgnoredAsOpened =
    LawCause(.doesNothing, "a link is ignored, but reported as opened")
  static let linkChangesOtherTab = LawCause(.losesStack, "a link changes the stack of another tab")
  static let waitingLinkChangesSomething = LawCause(.otherState, "a waiting link changes something")
  static let brokenLinkIsNotRefused = LawCause(.notRefused, "a broken link is not refused")
  static let brokenLinkChangesSomething = LawCause(.notRefused, "a broken link changes something")

  static let notRestored = LawCause(.notRestored, "the state is not restored")

  static let backChangesNothing = LawCause(.doesNothing, "back changes nothing")
  static let backRemovesOtherLevels =
    LawCause(.otherLevels, "back removes more or less than one level")

  static let tabLosesStack = LawCause(.losesStack, "a tab loses its stack")
  static let tabStaysAfterSecondTap =
    LawCause(.otherState, "a second tap does not return to the root")
  static let tabIsMissing = LawCause(.missingTab, "a tab is missing", expected: "all tabs")
  static let tabDoesNothing =
    LawCause(.doesNothing, "a tap on a tab does nothing", expected: "the tab")
  static let tabIsNotSelected =
    LawCause(.otherState, "a tap on a tab does not select it", expected: "the tab")
  static let tabShowsOtherThanRoot =
    LawCause(.otherState, "a tab that was not visited does not show its root")

  static let controlDoesNothing =
    LawCause(.doesNothing, "a control does nothing", expected: "a change")
  static let controlChangesOnlyBeneath =
    LawCause(
      .doesNothing, "a control changes only what is beneath what stays in front",
      expected: "a change of what is in front")
  static let controlPushesVisibleScreen =
    LawCause(
      .showsAgain, "a control pushes the visible screen again", expected: "the screen once")
  static let controlPresentsAgain =
    LawCause(
      .showsAgain, "a control presents again what is presented", expected: "the screen once")

  /// Nothing leads on from a place.
  static func noWayOut(of kind: Place.Kind) -> LawCause {
    let place =
      switch kind {
      case .route: "a pushed screen without a back button"
      case .tab, .flow: "a root"
      default: kind.phrase
      }
    return LawCause(
      .noWayOut, "\(place) has no way out", expected: "a control that leaves it")
  }

  static let notReached =
    LawCause(.notReached, "nothing leads to the screen", expected: reached)

  /// The control that should present a dialog presents another one.
  static func dialogDiffers(_ difference: String) -> LawCause {
    LawCause(.otherState, difference, expected: reached)
  }

  private static let reached = "taps, tabs, back or events reach it"
}
