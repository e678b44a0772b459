import Foundation
import ScreenContents
import TestApps
import TestSupport
import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

/// A change of the app that follows every law: a bug, or something that an app may do.
///
/// The sessions in `Tests/Sessions/Laws` name it, and have what the audit says about it.
struct LawRow: Sendable {
  typealias Action = @MainActor @Sendable (LobbyNavigator) -> Void
  typealias Buttons = @MainActor @Sendable (LobbyNavigator) -> [ScreenButton]

  /// What the app does.
  let name: String

  /// How the first process that checks the law ends; nil if it does not.
  let end: JobOutcome<Never>?
  let change: @Sendable (inout LobbyApp) -> Void

  init(
    _ name: String, ending end: JobOutcome<Never>? = nil,
    _ change: @escaping @Sendable (inout LobbyApp) -> Void
  ) {
    (self.name, self.end, self.change) = (name, end, change)
  }

  /// Audits the app about some laws; a runner ends the first process that checks the first law.
  @MainActor
  func audit(_ laws: [AuditLaw]) async throws -> AuditReport {
    let runner = end.map { end in
      FakeRunner(laws: { part, steps in
        type(of: part).name == laws.first && steps.isEmpty ? end : nil
      })
    }
    return try await LobbyApp(change).audit(all: laws, runner: runner)
  }
}

/// Each law on one app with one bug, and on the same app with something that is not a bug.
@Suite("The laws")
@MainActor
struct LawTableTests {
  @Test(
    "An app without a bug breaks no law, in any layout",
    arguments: [[ScreenLayout.compact, .regular], [.regular], [.controls]])
  func holds(layouts: [ScreenLayout]) async throws {
    let report = try await LobbyApp { $0.layouts = layouts }.audit()
    #expect(report.findings == [])
    #expect(report.conclusion == .matched)
    #expect(report.laws.map(\.law) == AuditLaw.allCases)
    #expect(report.laws.map(\.checkedCount) == [16, 41, 4, 7, 6, 3, 2, 4])
  }

  @Test(
    "An audit of an app with a bug prints what its session says",
    arguments: try Session.all(in: "Laws"))
  func matchesSessions(_ session: Session) async throws {
    try await session.check { ("/folder", { try await Self.output(of: $0) }) }
  }

  /// Runs the command `audit` with the names of laws.
  private static func output(of command: Session.Command) async throws -> SessionOutput {
    guard let row = LawRow.all.first(where: { $0.name == command.app }) else {
      throw SessionError.unknownApp(command.app, known: LawRow.all.map(\.name))
    }
    let laws = command.line.split(separator: " ").compactMap { AuditLaw(rawValue: String($0)) }
    let report = try await row.audit(laws)
    var lines = report.findings.flatMap(\.self)
    lines += report.failures.map { "invalid: \($0.screen): \($0.reason)" }
    for law in report.laws {
      lines.append("\(law.law.rawValue): \(law.checkedCount) checked")
      lines += law.uncheckedFacts.map(\.short).filter { !$0.contains(LawGap.otherMoments.words) }
      lines += law.hint.map { ["hint: \($0)"] } ?? []
    }
    var output = SessionOutput()
    output.append(lines.map { "\($0)\n" }.joined())
    output.status = report.conclusion == .matched ? 0 : report.conclusion == .differs ? 1 : 2
    return output
  }

  private static func text(of law: AuditLaw) throws -> String {
    let file = packageFolder.appending(path: "Tests/Sessions/Laws/\(law.rawValue).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("Each app is in one session")
  func apps() throws {
    let lines = try AuditLaw.allCases.flatMap { try Self.text(of: $0).split(separator: "\n") }
    let apps = lines.filter { $0.hasPrefix("App: ") }.map { String($0.dropFirst(5)) }
    #expect(apps.sorted() == LawRow.all.map(\.name).sorted())
  }

  @Test("The example of a law is a finding of its session", arguments: AuditLaw.allCases)
  func example(law: AuditLaw) async throws {
    let example = law.example
    if law == .reachability {
      let row = try #require(LawRow.all.first { $0.name == "nothing leads to a screen" })
      let finding = try #require(try await row.audit([law]).groups.first).example
      #expect(finding.stepTexts == example.steps)
      #expect([finding.expectedWords, finding.found] == [example.right, example.broken])
    } else {
      let lines =
        example.steps.map { "> \($0)" } + [
          "expected: \(example.right)", "found:    \(example.broken)",
        ]
      #expect(try Self.text(of: law).contains("\n\(lines.joined(separator: "\n"))\n"), "\(lines)")
    }
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
}

/// What an app keeps outside of its router.
@MainActor
final class LobbyMemory {
  var count = 0

  nonisolated init() {}
}

extension LawRow {
  static let all =
    movesAndLinks + links + restoration + back + tabs + controls + exits + reachability

  /// Presents a sheet and a cover, which is an invalid state.
  @MainActor
  static func presentBoth(_ navigator: LobbyNavigator) {
    (navigator.state.sheet, navigator.state.cover) = (.help, .photo)
  }
}
