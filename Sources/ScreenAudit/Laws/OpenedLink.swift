import ScreenCrawl
import ScreenDriver
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// A link that was opened.
struct OpenedLink {
  /// The screen of the link.
  let screen: String

  /// The screen over which it was opened; nil after a start.
  let previous: String?
  let moment: LinkMoment?

  /// The app in which the link is open.
  let app: CheckedApp

  /// The steps of a journey that open the link.
  let steps: [Step]
  let before: DescribedState

  /// What the link should show: what a jump shows, or the state before with another route.
  let expected: DescribedState

  /// Whether the link should push its screen.
  let pushes: Bool

  /// What the app says about the link.
  let outcome: LinkOutcome

  /// Why the app refuses the link; nil if it does not.
  let refusal: String?

  /// What is visible once the app has settled, also after a refusal.
  let after: OperationResult

  /// How the text of the screen that is open differs from that after a jump; nil if it does not.
  let textChange: TextChange?

  /// How the text of the screen below differs after a refusal; nil if it does not.
  let changeBelow: TextChange?

  /// Whether the screen is what a jump shows, path and text.
  var isLikeJump: Bool { result == .visible(expected) && textChange == nil && !pushes }

  var result: OperationResult { refusal.map { .invalid(reason: $0) } ?? after }
}

extension OpenedLink {
  /// Why a link that does not show its screen breaks no law; nil if it may.
  var gap: LawGap? {
    if result == .visible(expected) { return nil }
    if case .fallback = outcome, case .visible = result { return .linkIsFallback }
    let isRefused = refusal?.isEmpty == false && after == .visible(before) && changeBelow == nil
    return isRefused && (previous != nil || moment != nil) ? .linkIsRefused : nil
  }

  /// The violation by what the link to a screen shows; nil if that is the expected state, or if the link waits.
  func violation(afterStart start: OpenedLink? = nil) -> Violation? {
    var violation =
      if let textChange {
        LinksLaw.violation(by: textChange, on: screen, after: previous, steps: steps)
      } else if let changeBelow, previous != nil {
        LinksLaw.violation(
          by: changeBelow, .refusedLinkChangesText(changeBelow.difference), on: screen,
          after: previous, steps: steps)
      } else {
        LinksLaw.violation(
          by: result, on: screen, after: previous, steps: steps, expected: expected,
          ifInvalid: causeIfInvalid
        ) { cause(of: $0, start?.result) }
      }
    violation?.moment = moment
    return violation
  }

  /// The cause of a violation if the link is refused, or leads to an invalid state.
  private var causeIfInvalid: LawCause {
    guard let refusal else { return .fails(.link, .leadsToInvalidState) }
    if previous == nil || after == .visible(before) && !refusal.isEmpty {
      return .linkIsRefused
    }
    return refusal.isEmpty ? .linkIsRefusedWithoutReason : .refusedLinkChangesSomething
  }

  /// The cause of a violation by what is visible; nil if it is the expected state, or if the link waits.
  private func cause(of found: DescribedState, _ afterStart: OperationResult?) -> LawCause? {
    if found == expected { return nil }
    if outcome == .waiting { return found == before ? nil : .waitingLinkChangesSomething }
    // A link that shows the same after a start leaves nothing of the screen below it.
    if result == afterStart { return .differs(StateDifference(from: expected, to: found)) }
    if found == before { return outcome == .opened ? .linkIsIgnoredAsOpened : .linkIsIgnored }
    var before = before
    // A link that pushes leaves the stack as it is.
    if pushes { before.stack = DescribedStack(presentation: before.stack.presentation) }
    return Leftovers(of: before, in: found, insteadOf: expected).map { .stays($0) }
      ?? .differs(StateDifference(from: expected, to: found))
  }
}

// MARK: - Broken links

extension OpenedLink {
  /// The violation by a broken link over its screen: it must change nothing, and be refused if the harness reports
  /// what the app does with links.
  var violationIfBroken: Violation? {
    if let changeBelow {
      return LinksLaw.violation(
        by: changeBelow, .brokenLinkChangesText(changeBelow.difference), on: screen, after: nil,
        steps: steps)
    }
    return LinksLaw.violation(
      by: after, on: screen, steps: steps, expected: before,
      ifInvalid: .fails(.brokenLink, .leadsToInvalidState)
    ) { after in
      if after != before { return .brokenLinkChangesSomething }
      if refusal == nil, outcome == .unreported { return nil }
      return refusal?.isEmpty == false ? nil : .brokenLinkIsNotRefused
    }
  }
}
