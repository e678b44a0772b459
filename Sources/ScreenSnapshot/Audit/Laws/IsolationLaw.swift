import ScreenText

/// Isolation: going to B after A shows exactly what a fresh B shows, for every ordered pair of screens, also
/// if A is B.
///
/// It is broken by a jump that leaves something behind: a sheet that stays, a stack that is pushed on, a text
/// of the screen before.
/// The law applies if `navigate` is declared absolute.
enum IsolationLaw: Law {
  /// The ordered pairs of the screen at a position of a list with itself and those after it; nil lists all.
  ///
  /// A walk visits `0 0 1 0 2 0 3 … 1 1 2 1 3 …`, so that each ordered pair is adjacent once and takes one
  /// jump.
  case row(Int, among: [Int]?)

  /// The last of some screens after those before it.
  case walk([Int])

  /// The first of some screens that changes the text of another one for the rest of the process.
  case leak(into: Int, from: [Int])

  static let name = AuditLaw.isolation
  static let checks = (one: "jump", many: "jumps")
  static let nothingToCheck = "found no screen to jump to"

  static func hint(on examples: [Violation]) -> String? {
    let ofProcess =
      examples.contains(where: \.staysInProcess)
      ? "reset the static or the global when 'makeNavigator' makes a navigator" : nil
    let ofJumps =
      examples.contains { !$0.staysInProcess && $0.found.end == nil }
      ? "if 'navigate' need not work from every screen, declare "
        + "'static let navigatesAbsolutely = false' in the harness" : nil
    let hints = [ofProcess, ofJumps].compactMap(\.self)
    return hints.isEmpty ? nil : hints.joined(separator: "; ")
  }
}

// MARK: - Parts

extension IsolationLaw {
  static func parts(of plan: AuditPlan) -> [IsolationLaw] {
    plan.indices.indices.map { .row($0, among: plan.patterns.isEmpty ? nil : plan.indices) }
  }

  static func part(showing violation: Violation, among screens: [String]) -> IsolationLaw? {
    .walk(violation.walk.compactMap { screens.firstIndex(of: $0) })
  }

  /// Two screens may not be enough for a jump that ends the process, so that the same jump precedes them.
  static func variants(of violation: Violation) -> [Violation] {
    guard violation.found.end != nil, let last = violation.steps.last else { return [violation] }
    var longer = violation
    longer.steps = [last] + violation.steps
    return [violation, longer]
  }

  var subject: Int? {
    switch self {
    case .row(let position, let list): list?[position] ?? position
    case .walk(let walk): walk.last
    case .leak(let index, _): index
    }
  }

  func words(among screens: [String]) -> String {
    switch self {
    case .row: "jumps from and to \(subject.map { screens[$0] } ?? "")"
    case .walk(let walk): "jumps to \(WordList.list(walk.map { screens[$0] }))"
    case .leak(let index, _): "what changes the text of \(screens[index]) in the process"
    }
  }

  func violation(by crash: StepCrash, among screens: [String]) -> Violation? {
    guard case .row = self, crash.steps.count == 2, case .show(let first) = crash.steps[0],
      case .show(let second) = crash.steps[1]
    else { return nil }
    return Self.violation(
      .fails(.jump, crash.failure), on: second, after: first, steps: crash.steps,
      .end(crash.end))
  }

  @MainActor
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    switch self {
    case .row(let position, let list):
      return try await IsolationCheck(auditor, progress)
        .check(from: position, among: list ?? Array(auditor.app.screens.indices))
    case .walk(let walk):
      var findings = LawFindings()
      findings.addCheck(try await Walk(screens: walk, auditor: auditor).violations())
      return findings
    case .leak(let index, let others):
      var findings = LawFindings()
      findings.violations = try await Walk.leaks(into: index, from: others, auditor, progress)
      return findings
    }
  }
}

extension Violation {
  /// The screens of the jumps.
  fileprivate var walk: [String] {
    steps.compactMap { if case .show(let screen) = $0 { screen } else { nil } }
  }
}
