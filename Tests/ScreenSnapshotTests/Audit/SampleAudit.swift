@testable import ScreenSnapshot

/// An audit with a law in each state, and with everything that a report can contain.
enum SampleAudit {
  static let report: AuditReport = {
    var report = AuditReport(manifest: "Shop", laws: [isolation, links, restoration, controls])
    report.usedExceptions = [
      AuditException(.controls, "filter", control: "All", because: "is on already")
    ]
    report.staleExceptions = [AuditException(.reachability, "cart*", because: "a server opens it")]
    report.failures = [ScreenFailure(screen: "cup", reason: "the cup could not be loaded")]
    return report
  }()

  /// A report in which every text contains the syntax of several formats.
  static func hostile(_ text: String) -> AuditReport {
    var law = AuditReport.LawResult(law: .controls)
    law.checkedCount = 1
    law.unchecked = [text: 2]
    law.groups = [
      AuditGroup(
        law: .controls, cause: text,
        findings: [
          AuditFinding(
            law: .controls, cause: text, screen: text, previous: text, control: text,
            steps: [text], expected: text, found: text)
        ])
    ]
    var report = AuditReport(manifest: text, laws: [law])
    report.usedExceptions = [AuditException(.links, text, control: text, because: text)]
    report.staleExceptions = report.usedExceptions
    report.failures = [ScreenFailure(screen: text, reason: text)]
    report.problems = [text]
    return report
  }

  private static let isolation: AuditReport.LawResult = {
    var law = AuditReport.LawResult(law: .isolation)
    law.checkedCount = 20
    law.groups = [
      AuditGroup(
        law: .isolation, cause: "a sheet stays",
        findings: ["shelf", "cart", "cup", "plate"].map { screen in
          AuditFinding(
            law: .isolation, cause: "a sheet stays", screen: screen, previous: "filter",
            steps: ["show filter", "show \(screen)"], expected: screen,
            found: "\(screen) › sheet filter")
        })
    ]
    return law
  }()

  private static let links: AuditReport.LawResult = {
    var law = AuditReport.LawResult(law: .links)
    law.checkedCount = 1
    law.unchecked = ["'link(to:)' returns no link": 4]
    return law
  }()

  private static let restoration: AuditReport.LawResult = {
    var law = AuditReport.LawResult(law: .restoration)
    law.unsupported = [.relaunch]
    return law
  }()

  private static let controls: AuditReport.LawResult = {
    var law = AuditReport.LawResult(law: .controls)
    law.checkedCount = 12
    var group = AuditGroup(
      law: .controls, cause: "a control does nothing",
      findings: [
        AuditFinding(
          law: .controls, cause: "a control does nothing", screen: "cart", control: "Pay",
          steps: ["show cart", "tap Pay"], expected: "a change", found: "cart")
      ])
    group.isConfirmed = false
    law.groups = [group]
    return law
  }()
}
