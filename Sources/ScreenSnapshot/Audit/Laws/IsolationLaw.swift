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
  /// jump. Only a process that leaves out jumps announces each of them, which takes longer than a jump.
  case row(Int, among: [Int]?, announcesJumps: Bool = false)

  /// The last of some screens after those before it.
  case walk([Int])

  /// The first of some screens that changes the text of another one for the rest of the process.
  case leak(into: Int, from: [Int])

  static let name = AuditLaw.isolation
  static let checks = (one: "jump", many: "jumps")
  static let nothingToCheck = "found no screen to jump to"

  enum Cause: String, LawStatement {
    case jumpFails = "the jump fails"

    var kind: AuditCause? {
      .refused
    }
  }

  enum Gap: String, LawStatement {
    case notAbsolute = "the harness declares that 'navigate' is not absolute"
    case otherJumpsEnd = "other jumps from or to the screen crash or hang"
  }

  static func hint(on examples: [Violation]) -> String? {
    if examples.allSatisfy({ $0.found.end != nil }) { return nil }
    return "if 'navigate' need not work from every screen, declare "
      + "'static let navigatesAbsolutely = false' in the harness"
  }
}

// MARK: - Parts

extension IsolationLaw {
  static func parts(of plan: AuditPlan) -> [(position: Int, part: IsolationLaw)] {
    // A position has fewer pairs than the one before it, so shards take turns.
    plan.positions.map { ($0, .row($0, among: plan.patterns.isEmpty ? nil : plan.indices)) }
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
    case .row(let position, let list, _): list?[position] ?? position
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

  var announcesSteps: Bool {
    switch self {
    case .row(_, _, let announcesJumps): announcesJumps
    case .walk, .leak: true
    }
  }

  var withAnnouncedSteps: IsolationLaw? {
    switch self {
    case .row(let position, let list, _): .row(position, among: list, announcesJumps: true)
    case .walk, .leak: nil
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
    case .row(let position, let list, let announcesJumps):
      return try await IsolationCheck(auditor, progress, announcesJumps: announcesJumps)
        .check(from: position, among: list ?? Array(auditor.app.screens.indices), as: self)
    case .walk(let walk):
      var findings = LawFindings()
      findings.addCheck(try await auditor.violation(after: walk))
      return findings
    case .leak(let index, let others):
      var findings = LawFindings()
      findings.violations = try await auditor.leaks(into: index, from: others, progress)
      return findings
    }
  }
}

extension Violation {
  /// Whether the violation is a text that another start of the app shows, too.
  fileprivate var staysInProcess: Bool {
    guard case .shows(let text) = cause.statement as? LawCause<IsolationLaw.Cause> else {
      return false
    }
    return text.staysInProcess
  }

  /// The screens of the jumps.
  fileprivate var walk: [String] {
    steps.compactMap { if case .show(let screen) = $0 { screen } else { nil } }
  }
}

// MARK: - Rows of pairs

/// The jumps between a screen and others, in one app that starts again after a violation.
@MainActor
private struct IsolationCheck {
  private let auditor: Auditor
  private let progress: StepProgress
  private let announcesJumps: Bool
  private var findings = LawFindings()

  /// The number of jumps from and to a screen that end the process before the rest is not checked.
  private static let maximumEnds = 3

  /// The number of screens to try before the last two.
  private static let maximumEarlierScreens = 8

  init(_ auditor: Auditor, _ progress: StepProgress, announcesJumps: Bool) {
    (self.auditor, self.progress, self.announcesJumps) = (auditor, progress, announcesJumps)
  }

  /// - Complexity: One jump per pair.
  consuming func check(
    from position: Int, among list: [Int], as law: IsolationLaw
  ) async throws -> LawFindings {
    guard auditor.app.navigatesAbsolutely else {
      findings.leaveOut(.notAbsolute, by: IsolationLaw.self)
      return findings
    }
    for index in list[position...] { await auditor.prepare(index, progress) }
    let row = list[position]
    do {
      _ = try await auditor.freshState(of: row)
    } catch {
      findings.invalidScreens[row] = auditor.message(of: error)
      return findings
    }
    progress.onStep(.auditPart(law.words(among: auditor.app.screens)))
    try await check(await jumps(from: row, to: list[(position + 1)...]))
    return findings
  }

  /// The jumps from a screen to itself, and to each other screen and back, without screens that cannot be
  /// shown.
  private func jumps(
    from row: Int, to others: ArraySlice<Int>
  ) async -> [(first: Int, second: Int)] {
    var jumps = [(first: row, second: row)]
    for other in others where (try? await auditor.freshState(of: other)) != nil {
      jumps += [(row, other), (other, row)]
    }
    return jumps
  }

  private mutating func check(_ jumps: [(first: Int, second: Int)]) async throws {
    var walk = [jumps[0].first]
    var driver = try await auditor.driver(at: walk[0])
    var endCount = 0
    for (first, second) in jumps {
      if endCount >= Self.maximumEnds {
        findings.leaveOut(.otherJumpsEnd, by: IsolationLaw.self, on: auditor.name(of: first))
        continue
      }
      let steps = [auditor.show(first), auditor.show(second)]
      if announcesJumps, !progress.begin(steps) {
        endCount += 1
        progress.announce([auditor.show(second)])
      } else {
        walk.append(second)
        let failure = try await auditor.failure { try await driver.show(second) }
        if failure == nil, try await auditor.shows(second, driver) {
          findings.addCheck(nil)
          continue
        }
        let result = auditor.result(with: driver, after: failure)
        let violation = try await violation(after: walk, result, driver)
        findings.addCheck(violation)
        if violation == nil { continue }
      }
      // What a jump leaves behind would blame the next pairs.
      walk = [second]
      driver = try await auditor.driver(at: second)
    }
  }

  /// The violation with the fewest screens: the last two, or three, because a jump can leave something
  /// behind that only the next but one shows.
  private func violation(
    after trail: [Int], _ result: OperationResult, _ driver: Driver
  ) async throws -> Violation? {
    guard let violation = try await auditor.violation(after: trail, result, driver) else {
      return nil
    }
    let last = Array(trail.suffix(2))
    let earlier = trail.dropLast(2).reversed().uniqued
    let walks = [last] + earlier.prefix(Self.maximumEarlierScreens).map { [$0] + last }
    for walk in walks where walk.count < trail.count {
      if let shorter = try await auditor.violation(after: walk) { return shorter }
    }
    if trail.count <= Self.maximumEarlierScreens { return violation }
    return try await auditor.violation(after: last, result, driver) ?? violation
  }
}

// MARK: - Violations

extension Auditor {
  /// Shows screens one after another in an app that has just started, and checks the last one.
  fileprivate func violation(after walk: [Int]) async throws -> Violation? {
    guard let start = walk.first, let last = walk.last else { return nil }
    // A new process expects what the last screen shows before the others leave something behind.
    _ = try await firstState(of: last)
    let driver = try await driver(at: start)
    let result = try await result(with: driver) {
      for index in walk.dropFirst() { try await driver.show(index) }
    }
    return try await violation(after: walk, result, driver)
  }

  /// The violation by the first of some screens that changes the text of another one for the rest of the
  /// process; none if the process has shown a screen before.
  fileprivate func leaks(
    into last: Int, from others: [Int], _ progress: StepProgress
  ) async throws -> [Violation] {
    _ = try await firstState(of: last)
    for first in others where first != last {
      progress.announce([show(first)])
      guard (try? await freshState(of: first)) != nil else { continue }
      progress.announce([show(first), show(last)])
      let violation = try await violation(after: [first, last])
      if let violation, violation.staysInProcess { return [violation] }
    }
    return []
  }

  /// The violation after a walk; nil if the last screen shows what it shows in a new app.
  fileprivate func violation(
    after walk: [Int], _ result: OperationResult, _ driver: Driver
  ) async throws -> Violation? {
    let last = walk[walk.count - 1]
    // A shortened walk begins with the screen that leaves something behind, and in a longer one, it is
    // most likely the last but one.
    let culprit = name(of: walk.count <= 3 ? walk[0] : walk[walk.count - 2])
    let expected = try await freshState(of: last)
    let cause: LawCause<IsolationLaw.Cause>
    switch result {
    case .visible(expected):
      return try await textChange(on: last, shownBy: driver).map {
        IsolationLaw.violation(by: $0, on: name(of: last), after: culprit, steps: walk.map(show))
      }
    case .visible(let state):
      cause = try await self.cause(of: state, insteadOf: expected, after: walk.dropLast())
    case .invalid: cause = .own(.jumpFails)
    }
    return IsolationLaw.violation(
      cause, on: name(of: last), after: culprit, steps: walk.map(show), expected: expected, result)
  }

  /// What the last of some screens left behind, or else how a state differs from the expected one.
  private func cause(
    of state: DescribedState, insteadOf expected: DescribedState, after walk: ArraySlice<Int>
  ) async throws -> LawCause<IsolationLaw.Cause> {
    for index in walk.reversed() {
      let before = try await freshState(of: index)
      if let leftovers = Leftovers(of: before, in: state, insteadOf: expected) {
        return .stays(leftovers)
      }
    }
    return .differs(StateDifference(from: expected, to: state))
  }
}
