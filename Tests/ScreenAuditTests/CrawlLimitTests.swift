import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("A law of reachability that is checked in part")
@MainActor
struct CrawlLimitTests {
  /// An app without links, with a photo that nothing leads to.
  private static func app(_ change: (inout LobbyApp) -> Void = { _ in }) -> LobbyApp {
    LobbyApp {
      $0.screens = ["home": LobbyState(), "photo": LobbyState(cover: .photo)]
      $0.link = { _ in nil }
      change(&$0)
    }
  }

  @Test("A crawl stops at its limit, and does not judge what is behind it")
  func limit() async throws {
    let report = try await Self.app().audit(.reachability, maximumPlaces: 2)
    #expect(report.findings == [])
    #expect(
      report.laws.map(\.unchecked) == [
        ["more than 2 places": 1, "not reached, but the crawl reached a limit": 1]
      ])
  }

  @Test(
    "A law that a limit leaves mostly unchecked is incomplete, and one that it leaves in part holds"
  )
  func limits() async throws {
    let app = LobbyApp { $0.link = { _ in nil } }
    var conclusions: [[String]] = []
    for limit in 1...4 {
      let report = try await app.audit(.reachability, maximumPlaces: limit)
      let counts = report.tally.counts.map { "\($0.number) \($0.noun)" }
      conclusions.append([report.conclusion == .matched ? "matched" : "incomplete"] + counts)
    }
    #expect(
      conclusions == [
        ["incomplete", "1 mostly not checked"], ["matched", "1 held"], ["matched", "1 held"],
        ["matched", "1 held"],
      ])
  }

  @Test("The law is not held if the crawl leaves more screens undecided than it visits places")
  func mostlyUndecided() async throws {
    func holds(_ screens: KeyValuePairs<String, LobbyState>) async throws -> [Bool] {
      try await Self.app {
        $0.screens = screens
        $0.content = { @MainActor _, _ in nil }
      }.audit(.reachability).laws.map(\.holds)
    }
    let (a, b) = (LobbyState(.room(1)), LobbyState(.draft))
    #expect(try await holds(["a": a, "b": b]) == [true])
    #expect(try await holds(["a": a, "b": b, "c": LobbyState(sheet: .help)]) == [false])
  }

  @Test("An exception is not stale if the crawl cannot tell whether its screen is reached")
  func undecidedException() async throws {
    let exception = AuditException(.reachability, "photo", because: "the server opens it")
    let app = Self.app { $0.exceptions = [exception] }
    let report = try await app.audit(.reachability, maximumPlaces: 1)
    #expect(report.staleExceptions.isEmpty)
    #expect(try await app.audit(.reachability).usedExceptions == [exception])
  }

  @Test("A start that cannot be shown is an error of the whole law")
  func invalidStart() async throws {
    let report = try await Self.app { $0.hasInvalidStart = true }.audit(.reachability)
    #expect(report.failures.map(\.screen) == ["the start"])
    #expect(report.conclusion == .incomplete)
  }
}
