import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// Why a law is broken; violations of a law with equal causes are one finding.
enum LawCause: Codable, Hashable, Sendable {
  /// Something of the state before stays.
  case stays(Leftovers)

  /// The state differs from the expected one.
  case differs(StateDifference)

  /// The state is the expected one, but the screen shows another text.
  case shows(TextDifference)

  /// The operation that the law is about fails.
  case fails(CheckedOperation, StepFailure)

  case jumpFails

  case linkIsRefused
  case linkIsRefusedWithoutReason
  case refusedLinkChangesSomething

  /// The screen below a refused link shows another text.
  case refusedLinkChangesText(TextDifference)
  case linkIsIgnored
  case linkIsIgnoredAsOpened
  case linkChangesOtherTab
  case waitingLinkChangesSomething
  case brokenLinkIsNotRefused
  case brokenLinkChangesSomething
  case brokenLinkChangesText(TextDifference)

  case notRestored

  case backChangesNothing
  case backRemovesOtherLevels

  /// The same control after a back, or after closing what it opened.
  case doesNothingAgain(CheckedOperation)
  case leadsElsewhere(CheckedOperation)

  case tabLosesStack
  case tabStaysAfterSecondTap
  case tabIsMissing
  case tabDoesNothing
  case tabIsNotSelected
  case tabShowsOtherThanRoot

  case controlDoesNothing
  case controlChangesOnlyBeneath
  case controlPushesVisibleScreen
  case controlPresentsAgain

  /// Nothing leads on from a place.
  case noWayOut(of: Place.Kind)

  case notReached

  /// The control that should present a dialog presents another one.
  case dialogDiffers(difference: String)
}

extension LawCause {
  /// The cause that exceptions name.
  var kind: AuditCause {
    switch self {
    case .stays: .leftovers
    case .shows, .refusedLinkChangesText, .brokenLinkChangesText: .otherText
    case .fails(_, let failure): failure.kind
    case .differs, .dialogDiffers, .waitingLinkChangesSomething, .tabStaysAfterSecondTap,
      .tabIsNotSelected, .tabShowsOtherThanRoot:
      .otherState
    case .jumpFails, .linkIsRefused, .linkIsRefusedWithoutReason, .refusedLinkChangesSomething:
      .refused
    case .linkIsIgnored, .linkIsIgnoredAsOpened, .backChangesNothing, .doesNothingAgain,
      .tabDoesNothing, .controlDoesNothing, .controlChangesOnlyBeneath:
      .doesNothing
    case .linkChangesOtherTab, .tabLosesStack: .losesStack
    case .brokenLinkIsNotRefused, .brokenLinkChangesSomething: .notRefused
    case .notRestored: .notRestored
    case .backRemovesOtherLevels: .otherLevels
    case .leadsElsewhere: .leadsElsewhere
    case .tabIsMissing: .missingTab
    case .controlPushesVisibleScreen, .controlPresentsAgain: .showsAgain
    case .noWayOut: .noWayOut
    case .notReached: .notReached
    }
  }

  /// The words, which are equal for equal causes.
  var words: String {
    switch self {
    case .stays(let leftovers): leftovers.words
    case .differs(let difference): difference.words
    case .shows: "a screen shows another text"
    case .fails(let operation, let failure): "\(operation.rawValue) \(failure.rawValue)"
    case .jumpFails: "the jump fails"
    case .linkIsRefused: "a link is refused"
    case .linkIsRefusedWithoutReason: "a link is refused without a reason"
    case .refusedLinkChangesSomething: "a refused link changes something"
    case .refusedLinkChangesText: "a refused link changes the text of the screen below"
    case .linkIsIgnored: "a link is ignored"
    case .linkIsIgnoredAsOpened: "a link is ignored, but reported as opened"
    case .linkChangesOtherTab: "a link changes the stack of another tab"
    case .waitingLinkChangesSomething: "a waiting link changes something"
    case .brokenLinkIsNotRefused: "a broken link is not refused"
    case .brokenLinkChangesSomething: "a broken link changes something"
    case .brokenLinkChangesText: "a broken link changes the text of the screen"
    case .notRestored: "the state is not restored"
    case .backChangesNothing: "back changes nothing"
    case .backRemovesOtherLevels: "back removes more or less than one level"
    case .doesNothingAgain(let operation): "\(operation.rawValue) does nothing"
    case .leadsElsewhere(let operation): "\(operation.rawValue) leads elsewhere"
    case .tabLosesStack: "a tab loses its stack"
    case .tabStaysAfterSecondTap: "a second tap does not return to the root"
    case .tabIsMissing: "a tab is missing"
    case .tabDoesNothing: "a tap on a tab does nothing"
    case .tabIsNotSelected: "a tap on a tab does not select it"
    case .tabShowsOtherThanRoot: "a tab that was not visited does not show its root"
    case .controlDoesNothing: "a control does nothing"
    case .controlChangesOnlyBeneath: "a control changes only what is beneath what stays in front"
    case .controlPushesVisibleScreen: "a control pushes the visible screen again"
    case .controlPresentsAgain: "a control presents again what is presented"
    case .noWayOut(of: .route): "a pushed screen without a back button has no way out"
    case .noWayOut(of: .presentation(let kind)): "\(kind.phrase) has no way out"
    case .noWayOut(of: .overlay): "an overlay has no way out"
    case .noWayOut: "a root has no way out"
    case .notReached: "nothing leads to the screen"
    case .dialogDiffers(let difference): difference
    }
  }

  /// What stays of the state before; nil for another cause.
  var leftovers: Leftovers? { if case .stays(let leftovers) = self { leftovers } else { nil } }
}

/// What a law does with the app, as causes name it.
enum CheckedOperation: String, Codable {
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
}

/// How an operation fails.
enum StepFailure: String, Codable {
  case crashes
  case hangs
  case leadsToInvalidState = "leads to an invalid state"

  var kind: AuditCause {
    switch self {
    case .crashes: .crash
    case .hangs: .hang
    case .leadsToInvalidState: .invalidState
    }
  }
}
