import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenReports
@testable import ScreenSnapshot

/// A change of the app that follows every law, and what the audit says about it.
struct LawRow: Sendable, CustomTestStringConvertible {
  let law: AuditLaw

  /// What the app does.
  let name: String
  let change: @Sendable (inout LobbyApp) -> Void

  /// The findings in full; none if the app may do it.
  var findings: [LawFinding] = []

  /// The number of checks; nil if it is that of the app without the change.
  var checked: Int?

  /// What was not checked.
  var unchecked: [String: Int] = [:]
  var unsupported: Set<UnsupportedOperation> = []

  init(
    _ law: AuditLaw, _ name: String, _ findings: LawFinding..., checked: Int? = nil,
    unchecked: [String: Int] = [:], unsupported: Set<UnsupportedOperation> = [],
    _ change: @escaping @Sendable (inout LobbyApp) -> Void
  ) {
    (self.law, self.name, self.findings, self.change) = (law, name, findings, change)
    (self.checked, self.unchecked, self.unsupported) = (checked, unchecked, unsupported)
  }

  var testDescription: String { "\(law.rawValue): \(name)" }
}

/// Each law on one app with one bug, and on the same app with something that is no bug.
@Suite("The laws")
@MainActor
struct LawTableTests {
  /// The number of checks of each law in the app without a bug.
  nonisolated private static let checks: [AuditLaw: Int] = [
    .isolation: 16, .links: 45, .restoration: 4, .back: 7, .tabs: 6, .controls: 3, .exits: 2,
    .reachability: 4,
  ]

  @Test("An app without a bug breaks no law")
  func holds() async throws {
    let report = try await LobbyApp().audit()
    #expect(report.findings == [])
    #expect(report.conclusion == .matched)
    let counts = report.laws.map { ($0.law, $0.checkedCount) }
    #expect(Dictionary(uniqueKeysWithValues: counts) == Self.checks)
  }

  @Test("A bug has its finding, and what is no bug has none", arguments: LawRow.all.indices)
  func row(index: Int) async throws {
    let row = LawRow.all[index]
    let report = try await LobbyApp(row.change).audit(row.law)
    #expect(report.findings == row.findings.map { $0.lines(of: row.law) }, "\(row.testDescription)")
    #expect(report.failures == [])
    let law = try #require(report.laws.first)
    #expect(law.checkedCount == row.checked ?? Self.checks[row.law], "\(row.testDescription)")
    #expect(law.unchecked == row.unchecked, "\(row.testDescription)")
    #expect(law.unsupported == row.unsupported)
    let isChecked = law.checkedCount > 0
    #expect(
      report.conclusion == (row.findings.isEmpty ? isChecked ? .matched : .incomplete : .differs))
  }

  @Test("A screen that cannot be shown is invalid, and the other pairs are checked")
  func invalid() async throws {
    struct Closed: Error {}
    let report = try await LobbyApp {
      $0.jump = { navigator, state in
        if state.tab == .search { throw Closed() }
        navigator.state = state
      }
    }.audit(.isolation)
    #expect(report.failures == [ScreenFailure(screen: "search", reason: "Closed()")])
    #expect(report.laws.map(\.checkedCount) == [9])
    #expect(report.conclusion == .incomplete)
  }
}

extension LawRow {
  static let all = isolation + restoration + back + tabs + exits

  /// The reason why a state with a sheet and a cover is invalid.
  static let invalid = Lobby.twoPresentations

  /// Presents a sheet and a cover, which is an invalid state.
  @MainActor
  static func presentBoth(_ navigator: LobbyNavigator) {
    (navigator.state.sheet, navigator.state.cover) = (.help, .photo)
  }
}

/// A finding as it is printed.
struct LawFinding: Sendable {
  private let title: String
  private let steps: String
  private let expected: String
  private let found: String

  static func finding(
    _ title: String, _ steps: String, _ expected: String, _ found: String
  ) -> LawFinding {
    LawFinding(title: title, steps: steps, expected: expected, found: found)
  }

  func lines(of law: AuditLaw) -> [String] {
    ["\(law.rawValue): \(title)"] + steps.split(separator: ", ").map { "> \($0)" }
      + ["expected: \(expected)", "found:    \(found)"]
  }
}
