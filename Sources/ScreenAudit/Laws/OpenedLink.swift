import ScreenDriver
import ScreenSnapshot

/// A link that was opened.
@MainActor
struct OpenedLink {
  let screen: String

  /// The screen over which it was opened; nil after a start.
  let previous: String?
  let moment: LinkMoment?
  let app: CheckedApp
  let before: DescribedState

  /// What the link should show: what a jump shows, or the state before with another route.
  let expected: DescribedState

  /// Whether the link should push its screen.
  let pushes: Bool

  /// What the app says about the link.
  let outcome: LinkOutcome

  /// What is visible once the app has settled, also after a refusal.
  let after: OperationResult

  /// What a person sees then; nil if that is neither what a jump shows nor what was there before.
  let shown: SettledScreen?

  /// How the text differs: after a refusal, from the text before the link, or else from the text after a jump; nil if it
  /// does not.
  var textChange: TextChange?

  /// Whether the app refuses the link for a reason, and shows what it did before.
  var isRefused: Bool { outcome.refusal?.isEmpty == false && after == .visible(before) }

  /// Whether the screen is what a jump shows, path and text.
  var isLikeJump: Bool { result == .visible(expected) && textChange == nil && !pushes }

  var result: OperationResult { outcome.refusal.map { .failed(reason: $0) } ?? after }
}

extension OpenedLink {
  /// Why a link that does not show its screen breaks no law; nil if it may.
  var gap: LawGap? {
    if result == .visible(expected) { return nil }
    if case .fallback = outcome, case .visible = result { return .linkIsFallback }
    return isRefused && textChange == nil && (previous != nil || moment != nil)
      ? .linkIsRefused : nil
  }

  /// The violation by what the link to a screen shows; nil if that is the expected state, or if the link waits.
  func violation(afterStart start: OpenedLink? = nil) -> Violation? {
    var violation =
      if let textChange, !isRefused || previous != nil {
        LinksLaw.violation(
          by: textChange,
          isRefused
            ? .shows(textChange, "a refused link changes the text of the screen below") : nil,
          on: screen, after: previous, steps: app.steps)
      } else {
        LinksLaw.violation(
          by: result, on: screen, after: previous, steps: app.steps, expected: expected,
          ifInvalid: causeIfInvalid
        ) { cause(of: $0, start?.result) }
      }
    violation?.moment = moment
    return violation
  }

  /// The cause of a violation if the link is refused, or leads to an invalid state.
  private var causeIfInvalid: LawCause {
    guard let refusal = outcome.refusal else { return .fails(.link) }
    let words =
      if previous == nil || isRefused {
        "a link is refused"
      } else if refusal.isEmpty {
        "a link is refused without a reason"
      } else {
        "a refused link changes something"
      }
    return LawCause(.refused, words)
  }

  /// The cause of a violation by what is visible; nil if it is the expected state, or if the link waits.
  private func cause(of found: DescribedState, _ afterStart: OperationResult?) -> LawCause? {
    if found == expected { return nil }
    if outcome == .waiting {
      return found == before ? nil : LawCause(.otherState, "a waiting link changes something")
    }
    // A link that shows the same after a start leaves nothing of the screen below it.
    if result == afterStart { return .differs(from: expected, to: found) }
    if found == before { return outcome == .opened ? .linkIsIgnoredAsOpened : .linkIsIgnored }
    var before = before
    // A link that pushes leaves the stack as it is.
    if pushes { before.stack = Array(before.stack[...].presented) }
    return .differs(from: expected, to: found, after: before)
  }
}

// MARK: - Broken links

extension OpenedLink {
  /// The violation by a broken link over its screen: it must change nothing, and be refused if the harness reports
  /// what the app does with links.
  var violationIfBroken: Violation? {
    var violation =
      if isRefused, let textChange {
        LinksLaw.violation(
          by: textChange, .shows(textChange, "a broken link changes the text of the screen"),
          on: screen, after: nil, steps: app.steps)
      } else {
        LinksLaw.violation(
          by: after, on: screen, steps: app.steps, expected: before, ifInvalid: .fails(.brokenLink)
        ) { after in
          if after != before {
            return LawCause(.notRefused, "a broken link changes something")
          }
          if outcome == .unreported { return nil }
          return outcome.refusal?.isEmpty == false ? nil : .brokenLinkIsNotRefused
        }
      }
    if let path = violation?.expected { violation?.expected = "a refusal, and still \(path)" }
    return violation
  }
}

// MARK: - Links that push

extension DescribedState {
  /// Adds the last route of a screen, as a link that pushes may do: a sheet stays with the route in it, or closes.
  ///
  /// - Returns: The states that are right, the one without presentations first; none if the link cannot push here.
  func states(pushing screen: DescribedState) -> [DescribedState] {
    guard let route = screen.stack.last, !screen.isCovered, screen.flow == flow else {
      return []
    }
    return stacks(pushing: route).map { stack in
      var state = self
      (state.stack, state.overlay) = (stack, nil)
      return state
    }
  }

  /// The levels with a route and without the presentation over it, for the lowest stack and that of each sheet.
  ///
  /// An app may leave a stack as it is if the route is in front already.
  private func stacks(pushing route: Place) -> [[Place]] {
    let ends =
      stack.indices.filter { stack[$0].isPresentation }
      + (stack.last?.isDialog == true ? [] : [stack.endIndex])
    return ends.flatMap { end in
      let below = Array(stack[..<end])
      return [below + [route]] + (below.last == route ? [below] : [])
    }
  }
}
