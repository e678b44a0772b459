import Foundation

/// Opens the link of a screen, with a path that goes on, over the screen: it must be refused, and change nothing.
@MainActor
struct BrokenLinkCheck {
  private let auditor: Auditor
  private let progress: StepProgress

  /// The path of a broken link, below that of a link.
  static let path = "there/is/no/such/screen"

  init(_ auditor: Auditor, _ progress: StepProgress) {
    (self.auditor, self.progress) = (auditor, progress)
  }

  /// - Complexity: A start and an open link.
  func check(_ index: Int) async throws -> LawFindings {
    var findings = LawFindings()
    guard let url = try auditor.app.link(index)?.appendingPathComponent(Self.path) else {
      return findings
    }
    let steps = [auditor.show(index), auditor.open(url)]
    if progress.leavesOut(steps) { return findings }
    if progress.leavesOut([auditor.show(index)]) {
      findings.leaveOut(.cannotShowScreenBelow, on: auditor.name(of: index))
      return findings
    }
    let link = try await open(url, over: index, steps)
    if let gap = gap(of: link, over: index) {
      findings.leaveOut(gap, on: auditor.name(of: index))
      return findings
    }
    findings.addCheck(
      link.textViolation
        ?? LinksLaw.violation(
          by: link.result, on: auditor.name(of: index), steps: steps, expected: link.before,
          ifInvalid: .fails(.brokenLink, .leadsToInvalidState)
        ) { after in
          if after != link.before { return .brokenLinkChangesSomething }
          return link.isRefused ? nil : .brokenLinkIsNotRefused
        })
    return findings
  }

  private func open(
    _ url: URL, over index: Int, _ steps: [Step]
  ) async throws -> OpenedBrokenLink {
    progress.announceStart(auditor.show(index))
    let driver = try await auditor.driver(at: index)
    let before = try SettledScreen(of: driver, auditor)
    progress.announce(steps)
    var outcome = LinkOutcome.unreported
    let refusal = try await auditor.failure(of: { outcome = try await driver.open(url) })
    let isRefused = refusal?.isEmpty == false
    let result = try await auditor.result(with: driver, of: driver.settle)
    var violation: Violation?
    if isRefused {
      violation = try? LinksLaw.textViolation(of: driver, since: before, on: index, steps, auditor)
      violation?.moment = .refused
    }
    return OpenedBrokenLink(
      before: before.state, outcome: outcome, isRefused: isRefused, result: result,
      textViolation: violation)
  }

  /// Why a broken link that is not refused breaks no law.
  private func gap(of link: OpenedBrokenLink, over index: Int) -> LawGap? {
    if case .visible = link.result, link.outcome.isFallback { return .linkIsFallback }
    let isBlocked =
      !link.isRefused && link.outcome == .unreported && link.result == .visible(link.before)
      && auditor.app.linkBlockers.contains {
        $0.blocksLinks(over: link.before, named: auditor.name(of: index))
      }
    return isBlocked ? .linkIsBlocked : nil
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
}
