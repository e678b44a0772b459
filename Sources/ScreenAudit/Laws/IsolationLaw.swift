import ScreenCrawl
import ScreenDriver
import ScreenSnapshot
import ScreenText

/// Isolation: going to B after A shows exactly what a fresh B shows, for every ordered pair of screens, also
/// if A is B.
///
/// It is broken by a jump that leaves something behind: a sheet that stays, a stack that is pushed on, a text
/// of the screen before.
/// The law applies if `navigate` is declared absolute.
enum IsolationLaw: Law {
  /// The ordered pairs of a screen with itself and with others, and the number of pairs that are not checked.
  ///
  /// A walk visits `0 0 1 0 2 0 3 … 1 1 2 1 3 …`, so that each ordered pair is adjacent once and takes one
  /// jump.
  case row(Int, with: [Int], omitted: Int)

  /// The last of some screens after those before it.
  case walk([Int])

  static let name = AuditLaw.isolation
  static let checks = (one: "jump", many: "jumps")
  static let nothingToCheck = "found no screen to jump to"
  static let example = LawExample(
    steps: ["show help", "show home"], right: "home", broken: "home › sheet help")

  static func hint(on examples: [Violation]) -> String? {
    if examples.allSatisfy({ $0.found.end != nil }) { return nil }
    return "if 'navigate' need not work from every screen, declare "
      + "'static let navigatesAbsolutely = false' in the harness"
  }
}

// MARK: - Parts

extension IsolationLaw {
  static func parts(of plan: AuditPlan) -> [IsolationLaw] {
    plan.indices.enumerated().map { position, screen in
      let rest = plan.indices[(position + 1)...]
      let others = plan.jumps?.partners(of: screen).filter { $0 > screen } ?? Array(rest)
      return .row(screen, with: others, omitted: 2 * (rest.count - others.count))
    }
  }

  static func part(showing violation: Violation, among screens: [String]) -> IsolationLaw? {
    .walk(violation.steps.compactMap(\.shownScreen).compactMap(screens.firstIndex))
  }

  var subject: Int? {
    switch self {
    case .row(let screen, _, _): screen
    case .walk(let walk): walk.last
    }
  }

  @MainActor
  func check(with inspector: Inspector) async throws -> LawFindings {
    var check = IsolationCheck(with: inspector)
    var omittedCount = 0
    switch self {
    case .row(let screen, let others, let omitted):
      try await check.check(screen, with: others)
      omittedCount = omitted
    case .walk(let walk): try await check.check(walk)
    }
    var findings = check.findings
    if findings.checkedCount > 0 { findings.omit(.otherPairs, count: omittedCount) }
    return findings
  }
}
