/// Isolation: going to B after A shows exactly what a fresh B shows, for every ordered pair of screens, also
/// if A is B.
///
/// It is broken by a jump that leaves something behind: a sheet that stays, a stack that is pushed on.
/// The law applies if `navigate` is declared absolute.
///
/// A walk visits `0 0 1 0 2 0 3 … 1 1 2 1 3 …`, so that each ordered pair is adjacent once and takes one jump.
///
/// A jump that crashes or hangs ends the process, and the session repeats its row in a new one. There,
/// each jump is announced, so that the next one that ends the process has a name.
extension Auditor {
  /// Checks the ordered pairs of the screen at a position with itself and those after it.
  ///
  /// - Complexity: One jump per pair.
  func checkIsolation(
    from position: Int, among list: [Int], announcingJumps announcesJumps: Bool,
    _ progress: AuditProgress
  ) async throws -> AuditPart {
    var part = AuditPart()
    guard app.navigatesAbsolutely else {
      part.skip("the harness declares that 'navigate' is not absolute")
      return part
    }
    for index in list[position...] { await prepare(index, progress) }
    let row = list[position]
    do {
      _ = try await freshState(of: row)
    } catch {
      part.invalid[row] = message(of: error)
      return part
    }
    progress.announce("jumps from and to \(name(of: row))")
    let jumps = await jumps(from: row, to: list[(position + 1)...])
    try await check(jumps, announcingEach: announcesJumps, &part, progress)
    return part
  }

  /// Jumps from screen to screen in one app, which starts again after a violation.
  private func check(
    _ jumps: [(first: Int, second: Int)], announcingEach announcesJumps: Bool,
    _ part: inout AuditPart, _ progress: AuditProgress
  ) async throws {
    var walk = try await Walk(from: jumps[0].first, with: self)
    var endCount = 0
    for (first, second) in jumps {
      if endCount >= Self.maximumEnds {
        part.skip("other jumps from or to the screen crash or hang")
        continue
      }
      if announcesJumps, !progress.begin(AuditTask.name(of: [show(first), show(second)])) {
        endCount += 1
        progress.announce(show(second))
        try await walk.restart(at: second)
        continue
      }
      part.checkedCount += 1
      guard let finding = try await finding(ofJumpTo: second, in: &walk) else { continue }
      part.add(finding)
      // What a jump leaves behind would blame the next pairs.
      try await walk.restart(at: second)
    }
  }

  /// The jumps from a screen to itself, and to each other screen and back, without screens that cannot be
  /// shown.
  private func jumps(
    from row: Int, to others: ArraySlice<Int>
  ) async -> [(first: Int, second: Int)] {
    var jumps = [(first: row, second: row)]
    for other in others where (try? await freshState(of: other)) != nil {
      jumps += [(row, other), (other, row)]
    }
    return jumps
  }

  /// The number of jumps from and to a screen that end the process before the rest is not checked.
  private static var maximumEnds: Int { 3 }

  /// Jumps to a screen; the result is nil if it shows what it shows in a new app.
  private func finding(ofJumpTo index: Int, in walk: inout Walk) async throws -> AuditFinding? {
    guard let found = await violation(ofJumpTo: index, in: &walk),
      let finding = try await finding(after: walk.screens, found)
    else { return nil }
    return try await shortened(finding, walk.screens, found)
  }

  /// Jumps to a screen; the result is what it shows, or nil if that is what it shows in a new app.
  private func violation(
    ofJumpTo index: Int, in walk: inout Walk
  ) async -> Result<DescribedState, any Error>? {
    do {
      try await walk.jump(to: index)
      return try await isFresh(index, walk.driver) ? nil : .success(try state(of: walk.driver))
    } catch {
      return .failure(error)
    }
  }

  /// Shows screens one after another in an app that has just started, and checks the last one.
  func checkIsolation(walk: [Int]) async throws -> AuditPart {
    var part = AuditPart()
    part.checkedCount = 1
    guard let start = walk.first else { return part }
    let driver = try await driver(at: start)
    let found: Result<DescribedState, any Error>
    do {
      for index in walk.dropFirst() { try await driver.show(index) }
      found = .success(try state(of: driver))
    } catch {
      found = .failure(error)
    }
    if let finding = try await finding(after: walk, found) { part.add(finding) }
    return part
  }

  /// The number of screens to try before the last two.
  private static var maximumEarlierScreens: Int { 8 }

  /// The finding with the fewest screens: the last two, or three, because a jump can leave something
  /// behind that only the next but one shows.
  private func shortened(
    _ finding: AuditFinding, _ trail: [Int], _ found: Result<DescribedState, any Error>
  ) async throws -> AuditFinding {
    let last = Array(trail.suffix(2))
    var earlier: [Int] = []
    for index in trail.dropLast(2).reversed() where !earlier.contains(index) {
      earlier.append(index)
    }
    let walks = [last] + earlier.prefix(Self.maximumEarlierScreens).map { [$0] + last }
    for walk in walks where walk.count < trail.count {
      if let shorter = try await checkIsolation(walk: walk).findings.first { return shorter }
    }
    if trail.count <= Self.maximumEarlierScreens { return finding }
    return try await self.finding(after: last, found) ?? finding
  }

  /// The violation after a walk; nil if the last screen shows what it shows in a new app.
  private func finding(
    after walk: [Int], _ found: Result<DescribedState, any Error>
  ) async throws -> AuditFinding? {
    let last = walk[walk.count - 1]
    let expected = try await freshState(of: last)
    let (cause, line): (String, String)
    switch found {
    case .success(expected): return nil
    case .success(let state):
      cause = try await self.cause(of: state, insteadOf: expected, after: walk.dropLast())
      line = state.line
    case .failure(let error): (cause, line) = ("the jump fails", message(of: error))
    }
    return AuditFinding(
      law: .isolation, cause: cause, screen: name(of: last),
      previous: name(of: Self.culprit(in: walk)), steps: walk.map(show),
      expected: expected.line, found: line)
  }

  /// The screen that leaves something behind: a shortened walk begins with it, and in a longer one, it is
  /// most likely the last but one.
  private static func culprit(in walk: [Int]) -> Int {
    walk.count <= 3 ? walk[0] : walk[walk.count - 2]
  }

  /// What the last of some screens left behind, or else how a state differs from the expected one.
  private func cause(
    of state: DescribedState, insteadOf expected: DescribedState, after walk: ArraySlice<Int>
  ) async throws -> String {
    for index in walk.reversed() {
      let before = try await freshState(of: index)
      if let leftover = state.leftover(of: before, insteadOf: expected) { return leftover }
    }
    return NavigationEffect(from: expected, to: state).cause
  }
}

/// The jumps of an app since its start.
@MainActor
private struct Walk {
  private let auditor: Auditor
  private(set) var driver: Driver

  /// The screens in the order of the jumps.
  private(set) var screens: [Int]

  /// Starts the app, and jumps to its first screen.
  init(from start: Int, with auditor: Auditor) async throws {
    self.auditor = auditor
    driver = try await auditor.driver(at: start)
    screens = [start]
  }

  mutating func jump(to index: Int) async throws {
    screens.append(index)
    try await driver.show(index)
  }

  mutating func restart(at index: Int) async throws {
    self = try await Walk(from: index, with: auditor)
  }
}

extension DescribedState {
  /// The outermost part of the state before a jump that is still there, although it should not be.
  ///
  /// One part names the cause, because what a jump leaves behind also moves what it adds.
  func leftover(
    of before: DescribedState, insteadOf expected: DescribedState
  ) -> String? {
    if flow != expected.flow, flow == before.flow { return "the flow stays" }
    if tab != expected.tab, tab == before.tab { return "the tab stays" }
    if stack.routes != expected.stack.routes, before.stack.isLeft(in: stack, not: expected.stack) {
      return "the stack stays"
    }
    if let old = before.stack.presentation, old != expected.stack.presentation,
      old == stack.presentation
    {
      return "\(old.kind.phrase) stays"
    }
    if overlay != expected.overlay, overlay == before.overlay { return "an overlay stays" }
    return nil
  }
}

extension DescribedStack {
  /// Whether another stack begins with the routes of this one, and the expected one does not.
  fileprivate func isLeft(in found: DescribedStack, not expected: DescribedStack) -> Bool {
    !routes.isEmpty && found.routes.starts(with: routes)
      && (!expected.routes.starts(with: routes) || found.routes.count > expected.routes.count)
  }
}
