import ScreenDriver
import ScreenSnapshot

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
    if examples.allSatisfy({ [.crash, .hang].contains($0.cause.kind) }) { return nil }
    return "if 'navigate' need not work from every screen, declare "
      + "'static let navigatesAbsolutely = false' in the harness"
  }
}

// MARK: - Parts

extension IsolationLaw {
  static func parts(of plan: AuditPlan) -> [IsolationLaw] {
    let screens = plan.jumps?.rows ?? plan.indices
    return screens.enumerated().map { position, screen in
      let rest = screens[(position + 1)...]
      // The rows end with the first screens of the shapes.
      let others = Array(rest.suffix(plan.jumps?.firstOfShapes.count ?? rest.count))
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
  func check(with inspector: Inspector, _ findings: inout LawFindings) async throws {
    let check = IsolationCheck(inspector: inspector)
    switch self {
    case .row(let screen, let others, let omitted):
      try await check.check(screen, with: others, &findings)
      if findings.checkedCount > 0 { findings.omit(.otherPairs, count: omitted) }
    case .walk(let walk): findings.addCheck(try await check.violation(after: walk))
    }
  }
}

/// Jumps in one app, which starts again after a violation; a screen must look as it does in an app that has just
/// started.
@MainActor
private struct IsolationCheck {
  let inspector: Inspector

  /// The number of jumps from and to a screen that end the process before the rest is not checked.
  private static let maximumEnds = 3

  /// The numbers of screens at the end of a walk that may show what its last one shows.
  private static let shortWalks = [2, 3]

  /// Jumps from a screen to itself, and to each other screen and back, without screens that cannot be shown.
  ///
  /// - Complexity: One jump per pair.
  func check(_ row: Int, with others: [Int], _ findings: inout LawFindings) async throws {
    guard inspector.app.declared.navigatesAbsolutely else {
      return findings.omit(LawGap("the harness declares that 'navigate' is not absolute"))
    }
    for index in [row] + others { await inspector.prepare(index) }
    _ = try await inspector.freshScreen(row)
    var targets = [row]
    for other in others where (try? await inspector.freshScreen(other)) != nil {
      targets += [other, row]
    }
    var walk = [row]
    var endCount = 0
    var driver = try await self.driver(jumpingTo: row)
    for target in targets {
      let previous = walk[walk.count - 1]
      if endCount >= Self.maximumEnds {
        findings.omit(
          LawGap("other jumps from or to the screen crash or hang"),
          on: inspector.name(of: previous))
        walk = [target]
        continue
      }
      walk.append(target)
      if !inspector.begin([inspector.show(previous), inspector.show(target)]) {
        endCount += 1
      } else {
        let violation = try await jump(toEndOf: walk, driver)
        findings.addCheck(violation)
        if violation == nil { continue }
      }
      // What a jump leaves behind would blame the next pairs.
      walk = [target]
      driver = try await self.driver(jumpingTo: target)
    }
  }

  private func driver(jumpingTo screen: Int) async throws -> Driver {
    inspector.announce([inspector.show(screen)])
    return try await inspector.driver(at: screen, jumps: true)
  }

  /// Jumps to the last screen of a walk.
  ///
  /// - Returns: The violation with the fewest screens if it does not look right.
  private func jump(toEndOf walk: [Int], _ driver: Driver) async throws -> Violation? {
    let target = walk[walk.count - 1]
    let fresh = try await inspector.freshScreen(target)
    let (result, shown) = try await driver.result(
      of: { try await driver.show(target) }, expecting: [fresh.state], inspector)
    if let shown, shown.isSame(as: fresh) { return nil }
    guard let violation = try await violation(by: result, shown, after: walk) else { return nil }
    // It is that of the last two, or of three, because a jump can leave something behind that only the next but one
    // shows.
    for count in Self.shortWalks where count < walk.count {
      if let shorter = try await self.violation(after: walk.suffix(count)) { return shorter }
    }
    return violation
  }

  /// The violation after a walk in an app that has just started.
  func violation(after walk: [Int]) async throws -> Violation? {
    guard let start = walk.first, let last = walk.last else { return nil }
    // A new process expects what the last screen shows before the others leave something behind.
    let fresh = try await inspector.freshScreen(last)
    let driver = try await inspector.driver(at: start, jumps: true)
    let (result, shown) = try await driver.result(
      of: { for index in walk.dropFirst() { try await driver.show(index) } },
      expecting: [fresh.state], inspector)
    return try await violation(by: result, shown, after: walk)
  }

  /// The violation after a walk; nil if the last screen shows what it shows in a new app.
  private func violation(
    by result: OperationResult, _ shown: SettledScreen?, after walk: [Int]
  ) async throws -> Violation? {
    let last = walk[walk.count - 1]
    // A shortened walk begins with the screen that leaves something behind, and in a longer one, it is
    // most likely the last but one.
    let culprit = inspector.name(of: walk.count <= 3 ? walk[0] : walk[walk.count - 2])
    let (name, steps) = (inspector.name(of: last), walk.map(inspector.show))
    let fresh = try await inspector.freshScreen(last)
    let expected = fresh.state
    var cause = LawCause(.refused, "the jump fails")
    if case .visible(let state) = result {
      if state == expected {
        return shown?.textChange(since: fresh).map {
          IsolationLaw.violation(by: $0, on: name, after: culprit, steps: steps)
        }
      }
      cause = .differs(from: expected, to: state)
      for index in walk.dropLast().reversed() where cause.leftovers.isEmpty {
        let before = try await inspector.freshScreen(index).state
        cause = .differs(from: expected, to: state, after: before)
      }
    }
    return IsolationLaw.violation(
      cause, on: name, after: culprit, steps: steps, expected: expected, result)
  }
}
