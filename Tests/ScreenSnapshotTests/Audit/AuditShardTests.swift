import Foundation
import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("Shards of an audit")
@MainActor
struct AuditShardTests {
  /// An app that breaks most laws on several screens, with a screen that cannot be shown, an exception
  /// that is needed and two that are not.
  private static let broken = LobbyApp {
    $0.screens = [
      "home": LobbyState(), "help": LobbyState(sheet: .help), "room": LobbyState(.room(1)),
      "photo": LobbyState(.room(2), cover: .photo), "draft": LobbyState(.draft, .room(22)),
      "closed": LobbyState(.room(404)), "help in a room": LobbyState(.room(3), sheet: .help),
      "rooms": LobbyState(.room(4), .room(5)), "attic": LobbyState(.room(6), .draft),
    ]
    $0.jump = { navigator, state in
      if state.stacks[.home] == [.room(404)] { throw Closed() }
      let (sheet, cover) = (navigator.state.sheet, navigator.state.cover)
      navigator.state = state
      (navigator.state.sheet, navigator.state.cover) = (state.sheet ?? sheet, state.cover ?? cover)
    }
    $0.back = { navigator in
      if navigator.stack.first != .draft { navigator.goBack() }
    }
    $0.content = { @MainActor destination, navigator in
      guard case .route(.room) = destination else {
        return LobbyApp.content(of: destination, in: navigator)
      }
      return ScreenContent(trailing: [.button("Idle") {}])
    }
    $0.exceptions = [
      AuditException(.back, "draft", because: "it asks first"),
      AuditException(.controls, "r*", control: "Idle", because: "the player is not modeled"),
      AuditException(.controls, "closed", because: "it is closed"),
      AuditException(.back, "home", because: "it is the root"),
    ]
  }

  private struct Closed: Error {}

  /// The report of an app, or of one of its shards.
  private func report(
    of app: LobbyApp, _ laws: [AuditLaw] = [], patterns: [String] = [], shard: Shard? = nil,
    runner: LobbyRunner? = nil
  ) async throws -> AuditReport {
    try await Lobby.$app.withValue(app) {
      var session = try AuditSession(
        of: AnySnapshotHarness(LobbySnapshots.self), laws: laws, patterns: patterns, shard: shard,
        runner: runner)
      return try await session.report(namedLaws: laws)
    }
  }

  /// A report as it is read back from JSON.
  private func read(_ report: AuditReport) throws -> AuditReport {
    guard case .audit(let read) = try ReportDocument(json: Data(report.json().utf8)) else {
      throw Closed()
    }
    return read
  }

  private func merged(
    _ app: LobbyApp, _ laws: [AuditLaw] = [], patterns: [String] = [], shards count: Int,
    runner: LobbyRunner? = nil
  ) async throws -> AuditReport {
    var parts: [(name: String, report: AuditReport)] = []
    for index in (1...count).reversed() {
      let shard = try #require(Shard(index: index, of: count))
      let part = try await report(
        of: app, laws, patterns: patterns, shard: shard, runner: runner)
      parts.append(("\(index).json", try read(part)))
    }
    return try AuditReport(
      merging: parts, screens: app.screens.map(\.key), exceptions: app.exceptions)
  }

  @Test("The merged report of all shards equals that of the whole audit", arguments: 1...11)
  func equality(count: Int) async throws {
    let whole = try await report(of: Self.broken)
    #expect(whole.laws.count { !$0.groups.isEmpty } >= 3)
    #expect(whole.failures == [ScreenFailure(screen: "closed", reason: "Closed()")])
    #expect(whole.usedExceptions == Array(Self.broken.exceptions.prefix(2)))
    #expect(whole.staleExceptions == [Self.broken.exceptions[3]])
    #expect(try await merged(Self.broken, shards: count).json() == whole.json())
  }

  @Test("The merged report equals the whole one with laws, patterns and an app without jumps")
  func equalityOfSelection() async throws {
    var app = Self.broken
    let patterns = ["h*", "r*", "attic"]
    let selected = try await report(of: app, patterns: patterns)
    #expect(try await merged(app, patterns: patterns, shards: 2).json() == selected.json())
    #expect(selected.staleExceptions.isEmpty)
    app.navigatesAbsolutely = false
    let laws = [AuditLaw.reachability, .isolation, .exits]
    let relative = try await report(of: app, laws)
    #expect(relative.laws.map(\.law) == [.isolation, .exits, .reachability])
    #expect(try await merged(app, laws, shards: 3).json() == relative.json())
  }

  @Test("Jumps, links, controls and a crawl that end processes are merged like those of one audit")
  func equalityOfEnds() async throws {
    let runner = LobbyRunner { part, endingSteps in
      switch (part, endingSteps.count) {
      case (LinksLaw.screen(2), 0):
        .crash(at: .open("lobby://room"), message: "Fatal error: no 1")
      case (LinksLaw.screen(3), 0):
        .crash(at: .open("lobby://photo"), message: "Fatal error: no 2")
      case (BackLaw(screen: 7), 0): .crash(at: .show("rooms"), .back)
      case (ControlsLaw(screen: 1), 0): .hang(after: 2, at: .tap("Close"))
      default:
        switch part as? IsolationLaw {
        case .row(0, _) where endingSteps.count < 2:
          .crash(at: .show("home"), .show(endingSteps.isEmpty ? "help" : "room"))
        case .walk([2, 0, 2]): .crash()
        default: nil
        }
      }
    }
    let whole = try await report(of: Self.broken, runner: runner)
    #expect(whole.groups.contains { $0.cause == "a link crashes" && $0.count == 2 })
    #expect(whole.groups.contains { $0.cause == "a jump crashes" })
    for count in 2...4 {
      let merged = try await merged(Self.broken, shards: count, runner: runner)
      #expect(try merged.json() == whole.json())
    }
  }

  @Test("The report of a whole audit is read with its findings, and merged alone stays as it is")
  func wholeAudit() async throws {
    let whole = try await report(of: Self.broken)
    let merged = try AuditReport(
      merging: [("a.json", try read(whole))], screens: Self.broken.screens.map(\.key),
      exceptions: Self.broken.exceptions)
    #expect(try merged.json() == whole.json())
    #expect(try merged.text(as: .markdown) == whole.text(as: .markdown))
  }

  @Test("The report of a shard without values is no report")
  func withoutViolations() async throws {
    let part = try await report(of: Self.broken, [.isolation], shard: Shard(index: 1, of: 1))
    let text = try part.json().replacing("\"violations\"", with: "\"others\"")
    #expect(throws: JSONReportError.malformed("it has no 'violations'")) {
      try ReportDocument(json: Data(text.utf8))
    }
  }

  @Test(
    "The shards check each pair, each screen and the crawl once, in parts of one size",
    arguments: [1, 2, 7, 40])
  func partition(count: Int) throws {
    let screens = (0..<23).map { "screen \($0)" }
    var rows: [Int] = []
    var others: [LawPart] = []
    var sizes: [Int] = []
    for index in 1...count {
      let plan = try AuditPlan(
        over: screens, laws: [], patterns: [], limits: CrawlLimits(),
        shard: Shard(index: index, of: count))
      var size = 0
      for entry in plan.entries {
        if case .row(let row, among: nil) = entry.job.part as? IsolationLaw {
          rows.append(row)
          size += screens.count - row
        } else {
          others.append(LawPart(entry.job.part))
        }
      }
      sizes.append(size)
    }
    #expect(rows.sorted() == Array(screens.indices))
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= screens.count)
    let whole = try AuditPlan(
      over: screens, laws: [], patterns: [], limits: CrawlLimits(), shard: nil)
    #expect(others.count == 8 * screens.count + 2)
    #expect(
      Set(others) == Set(whole.entries.map { LawPart($0.job.part) }.filter { $0.law != .isolation })
    )
  }

  @Test("A shard judges no exception and needs no checks, and the merged report does")
  func judging() async throws {
    let app = LobbyApp {
      $0.screens = ["home": LobbyState(), "room": LobbyState(.room(1))]
      $0.exceptions = [AuditException(.tabs, "home", because: "it has one tab")]
    }
    let shard = try #require(Shard(index: 3, of: 3))
    let empty = try await report(of: app, [.tabs], shard: shard)
    #expect(empty.laws.isEmpty && empty.staleExceptions.isEmpty)
    #expect([empty.tally].text == "0 laws, shard 3/3: none are in this shard")
    #expect(empty.conclusion == .matched)
    let whole = try await merged(app, [.tabs], shards: 3)
    #expect(whole.staleExceptions == app.exceptions)
    #expect(whole.conclusion == .differs)
    let none = LobbyApp { $0.screens = ["home": LobbyState()] }
    let unchecked = try await report(of: none, [.exits], shard: Shard(index: 1, of: 2))
    #expect(unchecked.conclusion == .matched)
    #expect(try await merged(none, [.exits], shards: 2).conclusion == .incomplete)
    let unsupported = LobbyApp { $0.restored = { _ in throw UnsupportedOperation.relaunch } }
    #expect(
      try await report(of: unsupported, [.restoration], shard: Shard(index: 1, of: 2)).conclusion
        == .matched)
    #expect(
      try await merged(unsupported, [.restoration], shards: 2).conclusion == .incomplete)
  }
}
