import Foundation
import ScreenSnapshot

/// The part of the law ``LinksLaw`` about the link of a screen, with a path that goes on, over the screen: it must be
/// refused, and change nothing.
enum BrokenLinkCheck {
  /// The path of a broken link, below that of a link.
  static let path = "there/is/no/such/screen"

  /// - Complexity: A start and an open link.
  @MainActor
  static func findings(
    on index: Int, _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> LawFindings {
    var findings = LawFindings()
    guard let opener = try await LinkOpener(of: index, goingOn: path, auditor, progress),
      !opener.leavesOut(over: index), let link = try await opener.open(over: index)
    else { return findings }
    let name = auditor.name(of: index)
    if case .visible = link.result, link.outcome.isFallback {
      findings.leaveOut(.linkIsFallback, on: name)
    } else if link.isBlocked(with: auditor) {
      findings.leaveOut(.linkIsBlocked, on: name)
    } else {
      findings.addCheck(violation(by: link, on: name))
    }
    return findings
  }

  private static func violation(by link: OpenedLink, on name: String) -> Violation? {
    if let change = link.changeBelow {
      return LinksLaw.violation(
        by: change, .brokenLinkChangesText(change.difference), on: name, after: nil,
        steps: link.steps)
    }
    return LinksLaw.violation(
      by: link.after, on: name, steps: link.steps, expected: link.before,
      ifInvalid: .fails(.brokenLink, .leadsToInvalidState)
    ) { after in
      if after != link.before { return .brokenLinkChangesSomething }
      return link.refusal?.isEmpty == false ? nil : .brokenLinkIsNotRefused
    }
  }
}
