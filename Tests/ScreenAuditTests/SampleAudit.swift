@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenJobs
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
    var law = LawFindings(.controls)
    law.checkedCount = 1
    law.gaps = [.crawl(.unnamed(type: text)): Omission(2)]
    law.quote(
      Violation(
        law: .controls, cause: .controlDoesNothing, screen: text,
        previous: text, control: text, steps: [.show(screen: text)], expected: text,
        found: .error(text)))
    var report = AuditReport(manifest: text, laws: [law])
    report.usedExceptions = [AuditException(.links, text, control: text, because: text)]
    report.staleExceptions = report.usedExceptions
    report.failures = [ScreenFailure(screen: text, reason: text)]
    report.problems = [text]
    return report
  }

  private static let isolation: LawFindings = {
    var law = LawFindings(.isolation)
    law.checkedCount = 20
    let screens = ["shelf", "cart", "cup", "plate"]
    law.violations = screens.map { screen in
      let steps = ["filter", screen].map { Step.show(screen: $0) }
      return Violation(
        law: .isolation, cause: .stays(Leftovers([.presentation(.sheet)])),
        screen: screen, previous: "filter", steps: steps, expected: screen,
        found: .state("\(screen) › sheet filter"),
        isConfirmed: true)
    }
    law.groups = [
      AuditGroup(
        count: 4, example: law.violations[0], screens: screens, previousScreens: ["filter"],
        pairs: [ScreenPairs(after: ["filter"], on: screens)], isConfirmed: true)
    ]
    return law
  }()

  private static let links: LawFindings = {
    var law = LawFindings(.links)
    law.checkedCount = 1
    let screens = ["shelf", "cart", "cup", "plate"]
    law.gaps = [.noLink: Omission(4, on: screens)]
    return law
  }()

  private static let restoration: LawFindings = {
    var law = LawFindings(.restoration)
    law.unsupported = [.relaunch]
    return law
  }()

  private static let controls: LawFindings = {
    var law = LawFindings(.controls)
    law.checkedCount = 12
    law.violations = [
      Violation(
        law: .controls, cause: .controlDoesNothing,
        screen: "cart",
        control: "Pay", steps: [.show(screen: "cart"), .tap(ControlReference(label: "Pay"))],
        found: .state("cart"), isConfirmed: false)
    ]
    law.groups = AuditGroup.groups(of: law.violations, in: AuditOrder(of: []))
    return law
  }()
}

extension LawFindings {
  /// Adds a finding as a report of a whole audit has it.
  mutating func quote(_ example: Violation) {
    groups.append(
      AuditGroup(
        count: 1, example: example, screens: [example.screen],
        previousScreens: [example.previous].compactMap(\.self),
        pairs: ScreenPairs.pairs(of: [example], first: example, in: AuditOrder(of: [])),
        isConfirmed: true))
  }
}
