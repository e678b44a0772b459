import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// Jumps in one app, which starts again after a violation; a screen must look as it does in an app that has just
/// started.
@MainActor
struct IsolationCheck {
  let inspector: Inspector
  private(set) var findings = LawFindings(.isolation)

  /// The number of jumps from and to a screen that end the process before the rest is not checked.
  private static let maximumEnds = 3

  /// The numbers of screens at the end of a walk that may show what its last one shows.
  private static let shortWalks = [2, 3]

  init(with inspector: Inspector) { self.inspector = inspector }

  /// Jumps from a screen to itself, and to each other screen and back, without screens that cannot be shown.
  ///
  /// - Complexity: One jump per pair.
  mutating func check(_ row: Int, with others: [Int]) async throws {
    guard inspector.app.declared.navigatesAbsolutely else {
      return findings.omit(.jumpsAreNotAbsolute)
    }
    for index in [row] + others { await inspector.prepare(index) }
    _ = try await inspector.freshState(of: row)
    var targets = [row]
    for other in others where (try? await inspector.freshState(of: other)) != nil {
      targets += [other, row]
    }
    var walk = [row]
    var endCount = 0
    var driver = try await self.driver(jumpingTo: row)
    for target in targets {
      let previous = walk[walk.count - 1]
      if endCount >= Self.maximumEnds {
        findings.omit(.otherJumpsEnd, on: inspector.name(of: previous))
        walk = [target]
        continue
      }
      walk.append(target)
      if !inspector.begin([inspector.show(previous), inspector.show(target)]) {
        endCount += 1
      } else if try await jump(toEndOf: walk, driver) {
        continue
      }
      // What a jump leaves behind would blame the next pairs.
      walk = [target]
      driver = try await self.driver(jumpingTo: target)
    }
  }

  private func driver(jumpingTo screen: Int) async throws -> Driver {
    inspector.announce([inspector.show(screen)])
    return try await inspector.driver(jumpingTo: screen)
  }

  /// Jumps to the last screen of a walk, and adds the violation if it does not look right.
  ///
  /// - Returns: Whether it does.
  private mutating func jump(toEndOf walk: [Int], _ driver: Driver) async throws -> Bool {
    let target = walk[walk.count - 1]
    let failure = try await driver.failure { try await driver.show(target) }
    let fresh = try await inspector.freshScreen(target)
    if failure == nil,
      (try? SettledScreen(of: driver, inspector))?.isSame(as: fresh) == true
    {
      findings.addCheck(nil)
      return true
    }
    let result = driver.result(after: failure)
    var violation = try await violation(by: result, after: walk, driver)
    // The violation with the fewest screens is that of the last two, or of three, because a jump can leave something
    // behind that only the next but one shows.
    for count in Self.shortWalks where violation != nil && count < walk.count {
      guard let shorter = try await self.violation(after: walk.suffix(count)) else { continue }
      violation = shorter
      break
    }
    findings.addCheck(violation)
    return violation == nil
  }

  /// Takes a walk in an app that has just started.
  mutating func check(_ walk: [Int]) async throws {
    findings.addCheck(try await violation(after: walk))
  }

  private func violation(after walk: [Int]) async throws -> Violation? {
    guard let start = walk.first, let last = walk.last else { return nil }
    // A new process expects what the last screen shows before the others leave something behind.
    _ = try await inspector.freshState(of: last)
    let driver = try await inspector.driver(jumpingTo: start)
    let result = try await driver.result {
      for index in walk.dropFirst() { try await driver.show(index) }
    }
    return try await violation(by: result, after: walk, driver)
  }

  /// The violation after a walk; nil if the last screen shows what it shows in a new app.
  private func violation(
    by result: OperationResult, after walk: [Int], _ driver: Driver
  ) async throws -> Violation? {
    let last = walk[walk.count - 1]
    // A shortened walk begins with the screen that leaves something behind, and in a longer one, it is
    // most likely the last but one.
    let culprit = inspector.name(of: walk.count <= 3 ? walk[0] : walk[walk.count - 2])
    let (name, steps) = (inspector.name(of: last), walk.map(inspector.show))
    let expected = try await inspector.freshState(of: last)
    var cause = LawCause.jumpFails
    if case .visible(let state) = result {
      if state == expected {
        return try await driver.textChange(on: last, inspector).map {
          IsolationLaw.violation(by: $0, on: name, after: culprit, steps: steps)
        }
      }
      cause = .differs(StateDifference(from: expected, to: state))
      for index in walk.dropLast().reversed() {
        let before = try await inspector.freshState(of: index)
        if let leftovers = Leftovers(of: before, in: state, insteadOf: expected) {
          cause = .stays(leftovers)
          break
        }
      }
    }
    return IsolationLaw.violation(
      cause, on: name, after: culprit, steps: steps, expected: expected, result)
  }
}
