import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// The jumps between a screen and others, in one app that starts again after a violation.
///
/// They are one part of ``IsolationLaw``, a row of pairs.
@MainActor
struct IsolationCheck {
  let inspector: Inspector
  private(set) var findings: LawFindings

  /// The number of jumps from and to a screen that end the process before the rest is not checked.
  private static let maximumEnds = 3

  /// The numbers of screens at the end of a walk that may show what its last one shows.
  private static let shortWalks = [2, 3]

  /// - Complexity: One jump per pair.
  mutating func check(_ row: Int, with others: [Int]) async throws {
    guard inspector.app.navigatesAbsolutely else { return findings.omit(.jumpsAreNotAbsolute) }
    for index in [row] + others { await inspector.prepare(index) }
    _ = try await inspector.freshState(of: row)
    try await check(await jumps(from: row, to: others))
  }

  /// The jumps from a screen to itself, and to each other screen and back, without screens that cannot be
  /// shown.
  private func jumps(
    from row: Int, to others: [Int]
  ) async -> [(first: Int, second: Int)] {
    var jumps = [(first: row, second: row)]
    for other in others where (try? await inspector.freshState(of: other)) != nil {
      jumps += [(row, other), (other, row)]
    }
    return jumps
  }

  private mutating func check(_ jumps: [(first: Int, second: Int)]) async throws {
    var walk = [jumps[0].first]
    var driver = try await self.driver(jumpingTo: walk[0])
    var endCount = 0
    for (first, second) in jumps {
      if endCount >= Self.maximumEnds {
        findings.omit(.otherJumpsEnd, on: inspector.name(of: first))
        continue
      }
      let steps = [inspector.show(first), inspector.show(second)]
      if !inspector.begin(steps) {
        endCount += 1
      } else {
        walk.append(second)
        let failure = try await inspector.failure { try await driver.show(second) }
        if failure == nil, try await inspector.shows(second, driver) {
          findings.addCheck(nil)
          continue
        }
        let result = inspector.result(with: driver, after: failure)
        let violation = try await violation(after: walk, result, driver)
        findings.addCheck(violation)
        if violation == nil { continue }
      }
      // What a jump leaves behind would blame the next pairs.
      walk = [second]
      driver = try await self.driver(jumpingTo: second)
    }
  }

  private func driver(jumpingTo screen: Int) async throws -> Driver {
    inspector.announce([inspector.show(screen)])
    return try await inspector.driver(jumpingTo: screen)
  }

  /// The violation with the fewest screens: the last two, or three, because a jump can leave something
  /// behind that only the next but one shows.
  private func violation(
    after trail: [Int], _ result: OperationResult, _ driver: Driver
  ) async throws -> Violation? {
    let whole = Walk(screens: trail, inspector: inspector)
    guard let violation = try await whole.violation(by: result, driver) else { return nil }
    for count in Self.shortWalks where count < trail.count {
      let walk = Walk(screens: trail.suffix(count), inspector: inspector)
      if let shorter = try await walk.violation() { return shorter }
    }
    return violation
  }
}
