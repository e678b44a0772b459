import ScreenPayloads
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenSnapshot

@Suite("Pairs of screens in an audit of many screens")
struct PairSelectionTests {
  private static let pushed: DescribedState = {
    var describer = PayloadDescriber(redaction: .standard)
    return DescribedState(stack: [.value(.route, describer.describe(LobbyRoute.draft))])
  }()

  @Test("No screen has many jumps")
  func rows() throws {
    var plan = try AuditPlan(
      over: (0..<151).map { "r\($0)" }, laws: [], patterns: [], maximumPlaces: 1)
    plan.limitPairs(
      to: Dictionary(
        uniqueKeysWithValues: (0..<151).map { ($0, $0 < 2 ? DescribedState() : Self.pushed) }))
    let rows = IsolationLaw.parts(of: plan)
    #expect(rows[0] == .row(1, with: [0, 2], omitted: 2 * 148))
    #expect(rows[1] == .row(3, with: [0, 2], omitted: 2 * 147))
    #expect(rows.suffix(2) == [.row(0, with: [2], omitted: 0), .row(2, with: [], omitted: 0)])
  }

  @Test("Up to 150 screens, all pairs are checked", arguments: [150, 151])
  func few(count: Int) throws {
    var plan = try AuditPlan(
      over: (1...count).map { "r\($0)" }, laws: [], patterns: [], maximumPlaces: 1)
    plan.limitPairs(
      to: Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, DescribedState()) }))
    #expect(plan.jumps?.partners(of: 7) == (count == 150 ? nil : [0, 7]))
    #expect(plan.links?.partners(of: 7) == (count == 150 ? nil : [0, 7]))
  }
}
