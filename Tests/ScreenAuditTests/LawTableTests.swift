import Foundation
import ScreenContents
import ScreenNavigation
import TestApps
import TestSupport
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

/// A change of the app that follows every law, and what the audit says about it.
struct LawRow: Sendable, CustomTestStringConvertible {
  typealias Action = @MainActor @Sendable (LobbyNavigator) -> Void
  typealias Buttons = @MainActor @Sendable (LobbyNavigator) -> [ScreenButton]

  let law: AuditLaw

  /// Further laws that are checked.
  let others: [AuditLaw]

  /// What the app does.
  let name: String
  var change: @Sendable (inout LobbyApp) -> Void

  /// The findings in full; none if the app may do it.
  var findings: [LawFinding]

  /// The number of checks of the law; nil if it is that of the app without the change.
  let checked: Int?

  /// What was not checked, as it is printed.
  let unchecked: [String]

  /// How the first process that checks the law ends; nil if it does not.
  let end: LobbyRunner.End?

  init(
    _ law: AuditLaw, _ name: String, _ findings: LawFinding..., with others: [AuditLaw] = [],
    checked: Int? = nil, unchecked: [String] = [], ending end: LobbyRunner.End? = nil,
    _ change: @escaping @Sendable (inout LobbyApp) -> Void
  ) {
    (self.law, self.others, self.name, self.findings) = (law, others, name, findings)
    (self.checked, self.unchecked, self.end, self.change) = (checked, unchecked, end, change)
  }

  var testDescription: String { "\(law.rawValue): \(name)" }

  /// A runner whose first process that checks the law ends.
  @MainActor
  var runner: LobbyRunner? {
    guard let end else { return nil }
    return LobbyRunner(laws: { part, steps in
      type(of: part).name == law && steps.isEmpty ? end : nil
    })
  }
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

  @Test("A row has exactly its finding, or none if it is no bug", arguments: LawRow.all.indices)
  func row(index: Int) async throws {
    let row = LawRow.all[index]
    let report = try await LobbyApp(row.change).audit(
      all: [row.law] + row.others, runner: row.runner)
    let law = try #require(report.laws.first { $0.law == row.law })
    let moments = LawGap.otherMoments.words
    let unchecked = law.uncheckedFacts.map(\.short).filter { !$0.contains(moments) }
    let isChecked = law.checkedCount > 0
    #expect(report.findings == row.findings.map { $0.lines(of: row.law) }, "\(row.testDescription)")
    #expect(report.failures == [])
    #expect(law.checkedCount == row.checked ?? Self.checks[row.law], "\(row.testDescription)")
    #expect(unchecked == row.unchecked, "\(row.testDescription)")
    #expect(
      report.conclusion == (row.findings.isEmpty ? isChecked ? .matched : .incomplete : .differs))
  }

  @Test("The example of a law is a finding of its table", arguments: AuditLaw.allCases)
  func example(law: AuditLaw) async throws {
    let example = law.example
    let rows = LawRow.all.filter { row in
      row.law == law && (law == .reachability || row.findings.contains { $0.has(example) })
    }
    let report = try await LobbyApp(try #require(rows.first { !$0.findings.isEmpty }).change)
      .audit(law)
    let findings = report.groups.map(\.example)
    #expect(
      findings.contains {
        $0.stepTexts == example.steps && $0.expectedWords == example.right
          && $0.foundWords == example.broken
      })
  }

  @Test("The article on audits has the examples of all laws")
  func article() throws {
    let rows = AuditLaw.allCases.map { law in
      let example = law.example
      let steps = example.steps.map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(law.rawValue)` | \(steps) | `\(example.right)` | `\(example.broken)` |\n"
    }
    let article = try documentation("ScreenHarness/auditing-navigation")
    #expect(article.contains("| --- | --- | --- | --- |\n" + rows.joined()), "\(rows.joined())")
  }

  @Test("A screen that cannot be shown is invalid, and the other pairs are checked")
  func invalid() async throws {
    let report = try await LobbyApp.withClosedSearch.audit(.isolation)
    #expect(report.failures == [ScreenFailure(screen: "search", reason: "Closed()")])
    #expect(report.laws.map(\.checkedCount) == [9])
    #expect(report.conclusion == .incomplete)
  }

  @Test("A link table that fails is an error of the screen, and one without a link is not")
  func brokenTable() async throws {
    let report = try await LobbyApp {
      $0.link = { screen in
        if screen == "help" { throw DeepLinkError.noURL }
        if screen == "room" { throw RefusedLink(reason: "the table has two links to room") }
        return URL(string: "lobby://\(screen)")
      }
      $0.linkBlockers = [.screen("hlep*")]
    }.audit(.links)
    #expect(
      report.failures == [ScreenFailure(screen: "room", reason: "the table has two links to room")])
    #expect(report.laws.map(\.unchecked) == [[LawGap.noLink.words: 1]])
    #expect(report.problems == ["the link blocker 'hlep*' matches no screen"])
    #expect(report.conclusion == .incomplete)
  }

  @Test("A control that is missing when its screen is shown again is not checked")
  func missingControl() async throws {
    @MainActor final class Memory { var navigators: [LobbyNavigator] = [] }
    let memory = Memory()
    let report = try await LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor _, navigator in
        if memory.navigators.last !== navigator { memory.navigators.append(navigator) }
        let button = ScreenButton.button("Later") { navigator.stack = [.room(1)] }
        // The screen is shown twice before the law shows it.
        return ScreenContent(trailing: memory.navigators.count <= 3 ? [button] : [])
      }
    }.audit(.controls)
    #expect(
      report.laws.map(\.unchecked) == [["a control is missing when its screen is shown again": 1]])
  }

  @Test("Each jump and each link is announced before it")
  func announcements() async throws {
    try await Lobby.$app.withValue(LobbyApp()) {
      let harness = AnySnapshotHarness(LobbySnapshots.self)
      var activities: [String] = []
      _ = try await harness.result(of: LawJob(LinksLaw.screen(0, over: [0, 1, 3]))) {
        activities.append($0.text)
      }
      let link = "open lobby://home"
      let screens = ["home", "room", "search"].flatMap { ["show \($0)", "show \($0), \(link)"] }
      let tabs = ["show room", "show search"]
      #expect(activities == ["show home", "the start of the app", link] + screens + tabs)
    }
  }

  nonisolated private static let hints: [(LawCause, String?)] = [
    (
      .linkIsIgnored,
      "if the app keeps links for later, return a 'LinkOutcome' from 'open(_:in:)', or declare "
        + "'linkBlockers' in the harness"
    ),
    (
      .linkIsIgnoredAsOpened,
      "'open(_:in:)' returned '.opened', and 'home' is still visible; if that is right, return '.waiting', "
        + "or '.refused' with a reason"
    ),
    (
      .brokenLinkIsNotRefused,
      "throw an error, or return '.refused' with a reason, from 'open(_:in:)' if the app knows no such link"
    ), (.linkIsRefused, nil),
  ]

  @Test("The hint of links says what the harness can return", arguments: hints)
  func hint(cause: LawCause, words: String?) {
    let violation = Violation(
      law: .links, cause: cause, screen: "room", steps: [], found: .state("home"))
    #expect(LinksLaw.hint(on: [violation]) == words)
  }
}

extension LawRow {
  static let all =
    isolation + links + restoration + back + tabs + controls + exits + reachability

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
  /// The law that is broken; nil if it is that of the row.
  private let law: AuditLaw?
  private let title: String
  private let lines: [String]

  static func finding(
    _ title: String, _ steps: String = "", _ expected: String? = nil, _ found: String? = nil,
    of law: AuditLaw? = nil, note: String? = nil
  ) -> LawFinding {
    let lines =
      steps.split(separator: ", ").map { "> \($0)" }
      + [
        expected.map { "expected: \($0)" }, found.map { "found:    \($0)" }, note,
      ].compactMap(\.self)
    return LawFinding(law: law, title: title, lines: lines)
  }

  /// Whether the finding has the lines of an example.
  func has(_ example: LawExample) -> Bool {
    let ends = ["expected: \(example.right)", "found:    \(example.broken)"]
    return lines == example.steps.map { "> \($0)" } + ends
  }

  func lines(of law: AuditLaw) -> [String] {
    ["\((self.law ?? law).rawValue): \(title)"] + lines
  }
}
