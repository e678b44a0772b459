import Foundation
import ScreenText

/// Opens the broken links of a screen: over the screen, or after a start if the link may be opened.
@MainActor
struct BrokenLinkCheck {
  private let auditor: Auditor
  private let progress: StepProgress
  private var findings = LawFindings()

  /// Why broken links are not refused, by what they show instead.
  private var causes: [(result: OperationResult, cause: LinksLaw.Cause)] = []

  init(_ auditor: Auditor, _ progress: StepProgress) {
    (self.auditor, self.progress) = (auditor, progress)
  }

  /// - Complexity: A start and an open link per defect.
  consuming func check(_ index: Int) async throws -> LawFindings {
    guard let url = try auditor.app.link(index) else { return findings }
    for defect in LinkDefect.allCases {
      guard defect.form.map(auditor.app.refusedLinkForms.contains) ?? true,
        let broken = defect.url(breaking: url),
        !auditor.declaredLinks.allow(broken, with: defect, of: url)
      else { continue }
      switch defect.rule {
      case .refuse, .refuseOrReadAsPayload: try await checkRefusal(of: broken, defect, index)
      case .refuseOrIgnore: try await check(broken, like: url, defect, index)
      }
    }
    return findings
  }

  /// Opens a link over its screen that nothing but a payload may come from.
  private mutating func checkRefusal(
    of url: URL, _ defect: LinkDefect, _ index: Int
  ) async throws {
    let steps = [auditor.show(index), auditor.open(url)]
    if progress.leavesOut(steps) { return }
    if progress.leavesOut([auditor.show(index)]) {
      return findings.leaveOut(
        LinksLaw.Gap.cannotShowScreenBelow, by: LinksLaw.self, on: auditor.name(of: index))
    }
    let link = try await open(url, over: index, announcing: steps)
    // A link that waits may be one to another payload.
    if link.isWaiting, defect.rule == .refuseOrReadAsPayload { return }
    // The app read the part as a payload, and said that nothing has it.
    if link.isFallback, defect.rule == .refuseOrReadAsPayload { return findings.addCheck(nil) }
    if let gap = gap(of: link, over: index) {
      return findings.leaveOut(gap, by: LinksLaw.self, on: auditor.name(of: index))
    }
    let cause = cause(of: link, with: defect)
    findings.addCheck(
      (defect == .unknownPath ? link.textViolation : nil)
        ?? LinksLaw.violation(
          by: link.result, on: auditor.name(of: index), steps: steps, expected: link.before,
          ifInvalid: .fails(.brokenLink, .leadsToInvalidState)
        ) { _ in cause.map { .own($0) } })
  }

  /// Why a link to a valid state breaks the law; nil if it does not.
  ///
  /// Links that show the same are not refused for the same cause.
  private mutating func cause(
    of link: OpenedBrokenLink, with defect: LinkDefect
  ) -> LinksLaw.Cause? {
    guard case .visible(let after) = link.result else { return nil }
    let changesSomething = after != link.before
    if link.isRefused { return changesSomething ? .brokenChangesSomething : nil }
    if changesSomething, defect.isReadAsPayload(in: after) { return nil }
    if let known = causes.first(where: { $0.result == link.result }) { return known.cause }
    let cause = defect.cause(ifChanging: changesSomething)
    causes.append((link.result, cause))
    return cause
  }

  /// Opens a link after a start that the app may refuse, or open like one that is not broken.
  private mutating func check(
    _ url: URL, like other: URL, _ defect: LinkDefect, _ index: Int
  ) async throws {
    let steps = [auditor.open(url)]
    if progress.leavesOut(steps) { return }
    let link = try await open(url, over: nil, announcing: steps)
    let expected = try await auditor.freshState(of: index)
    var holds = link.result == .visible(expected)
    if !holds, link.isRefused { holds = link.result == .visible(link.before) }
    if !holds, !link.isRefused {
      holds = try await open(other, over: nil).result == link.result
    }
    findings.addCheck(
      holds
        ? nil
        : LinksLaw.violation(
          by: link.result, on: auditor.name(of: index), steps: steps, expected: expected,
          ifInvalid: .fails(.brokenLink, .leadsToInvalidState)
        ) { _ in .own(.unknownItemChangesSomething) })
  }

  /// Opens a link over a screen, or after a start.
  private func open(
    _ url: URL, over index: Int?, announcing steps: [Step] = []
  ) async throws -> OpenedBrokenLink {
    progress.announceStart(index.map(auditor.show))
    let driver = try await auditor.driver(at: index)
    let before = try SettledScreen(of: driver, auditor)
    if !steps.isEmpty { progress.announce(steps) }
    var outcome = LinkOutcome.unreported
    let refusal = try await auditor.failure(of: { outcome = try await driver.open(url) })
    let isRefused = refusal?.isEmpty == false
    let result = try await auditor.result(with: driver, of: driver.settle)
    var violation: Violation?
    if isRefused, let index {
      violation = try? LinksLaw.textViolation(
        of: driver, since: before, on: index, steps, auditor)
      violation?.moment = .refused
    }
    return OpenedBrokenLink(
      before: before.state, outcome: outcome, isRefused: isRefused, result: result,
      textViolation: violation)
  }

  /// Why a broken link that is not refused breaks no law.
  private func gap(of link: OpenedBrokenLink, over index: Int) -> LinksLaw.Gap? {
    if link.isFallback { return .fallback }
    let isBlocked =
      !link.isRefused && link.outcome == .unreported && link.result == .visible(link.before)
      && auditor.app.linkBlockers.contains {
        $0.blocksLinks(over: link.before, named: auditor.name(of: index))
      }
    return isBlocked ? .blocked : nil
  }
}

/// A broken link that was opened.
private struct OpenedBrokenLink {
  let before: DescribedState
  let outcome: LinkOutcome
  let isRefused: Bool
  let result: OperationResult

  /// The violation by another text of the screen below after a refusal; nil if the text is the same.
  let textViolation: Violation?

  /// Whether the app may open the link later.
  var isWaiting: Bool { outcome == .waiting && result == .visible(before) }

  /// Whether the app shows something else, in a valid state, and says so.
  var isFallback: Bool {
    if case .visible = result { outcome.isFallback } else { false }
  }
}

extension LinkDefect {
  /// What is wrong if the link is not refused.
  fileprivate func cause(ifChanging changesSomething: Bool) -> LinksLaw.Cause {
    switch self {
    case .unknownPath: changesSomething ? .brokenChangesSomething : .brokenIsNotRefused
    case .furtherComponent: .furtherComponentIsNotRefused
    case .otherHost: .otherHostIsNotRefused
    case .emptyPath: .emptyPathIsNotRefused
    case .encodedSlash, .trailingSpace, .trailingPlus: .encodedDelimiterIsNotRefused
    case .unknownItem: .unknownItemChangesSomething
    case .foreignScheme: .foreignSchemeIsNotRefused
    case .repeatedItem: .repeatedItemIsNotRefused
    }
  }

  /// Whether what is visible comes from a payload that has the broken part.
  fileprivate func isReadAsPayload(in state: DescribedState) -> Bool {
    guard rule == .refuseOrReadAsPayload else { return false }
    // An encoded delimiter is part of a payload wherever it leads to another state.
    guard let text else { return true }
    return state.allValues.contains { $0.value?.payload.contains(text) ?? false }
  }
}
