import ScreenText

/// A link that was opened.
struct OpenedLink {
  /// The screen below; nil after a start.
  let first: Int?

  /// What was done before; nil after a jump or a start alone.
  let moment: LinkMoment?

  /// The steps of a journey that open the link.
  let steps: [Step]
  let before: DescribedState
  let result: OperationResult

  /// What the app says about the link.
  let outcome: LinkOutcome

  /// Why the app refuses the link; nil if it does not.
  let refusal: String?

  /// What is visible after it, also after a refusal; nil if it is invalid.
  let after: DescribedState?

  /// How the text of the screen that is open differs from that after a jump; nil if it does not.
  let textChange: TextChange?

  /// The violation by another text of the screen below after a refusal; nil if the text is the same.
  let violationBelow: Violation?
}

extension OpenedLink {
  /// Why a link that does not show its screen breaks no law; nil if it may.
  @MainActor
  func gap(to expected: DescribedState, with auditor: Auditor) -> LawGap? {
    if result == .visible(expected) { return nil }
    if outcome.isFallback, case .visible = result { return .linkIsFallback }
    if outcome == .waiting, result == .visible(before) { return .linkWaits }
    let isRefused = refusal?.isEmpty == false && after == before
    if isRefused, first != nil || moment != nil { return .linkIsRefused }
    let isBlocked =
      outcome == .unreported && result == .visible(before)
      && auditor.app.linkBlockers.contains {
        $0.blocksLinks(over: before, named: first.map(auditor.name))
      }
    return isBlocked ? .linkIsBlocked : nil
  }

  /// The cause of a violation if the link is refused, or leads to an invalid state.
  var causeIfInvalid: LawCause {
    guard let refusal else { return .fails(.link, .leadsToInvalidState) }
    if first == nil || after == before && !refusal.isEmpty { return .linkIsRefused }
    return refusal.isEmpty ? .linkIsRefusedWithoutReason : .refusedLinkChangesSomething
  }

  /// The cause of a violation by what is visible, if the link does not wait; nil if it is the expected state.
  func cause(
    of found: DescribedState, insteadOf expected: DescribedState, _ afterStart: OperationResult?
  ) -> LawCause? {
    if found == expected { return nil }
    // A link that shows the same after a start leaves nothing of the screen below it.
    if result == afterStart { return .differs(StateDifference(from: expected, to: found)) }
    if found == before {
      let leftovers = Leftovers(ofUnchanged: before, insteadOf: expected)
      return outcome == .opened ? .linkIsIgnoredAsOpened(leftovers) : .linkIsIgnored(leftovers)
    }
    return Leftovers(of: before, in: found, insteadOf: expected).map { .stays($0) }
      ?? .differs(StateDifference(from: expected, to: found))
  }
}

extension LinkBlocker {
  /// Why it blocks nothing, whatever the app does; nil if it can block something.
  func fault(among screens: [String]) -> String? {
    guard case .screen(let pattern) = self, !screens.contains(where: Glob(pattern).matches) else {
      return nil
    }
    return "the link blocker '\(TextColumns.visible(pattern))' matches no screen"
  }

  /// Whether links have to wait over a screen.
  func blocksLinks(over state: DescribedState, named screen: String?) -> Bool {
    switch self {
    case .presentations: state.stack.presentation != nil
    case .overlays: state.overlay != nil
    case .flow(let name): state.flow?.name == name
    case .screen(let pattern): screen.map(Glob(pattern).matches) ?? false
    }
  }
}
