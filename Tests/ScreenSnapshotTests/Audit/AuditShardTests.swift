import Foundation
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
    $0.content = { destination, navigator in
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

  /// The report of an app, or of one of its shards, as it is read back from JSON.
  private func report(
    of app: LobbyApp, _ laws: [AuditLaw] = [], patterns: [String] = [], shard: Shard? = nil
  ) async throws -> AuditReport {
    let report = try await Lobby.$app.withValue(app) {
      var session = try AuditSession(
        of: AnySnapshotHarness(LobbySnapshots.self), laws: laws, patterns: patterns, shard: shard)
      return try await session.report(namedLaws: laws)
    }
    guard case .audit(let read) = try ReportDocument(json: Data(report.json().utf8)) else {
      throw Closed()
    }
    #expect(read == report)
    return read
  }

  private func merged(
    _ app: LobbyApp, _ laws: [AuditLaw] = [], patterns: [String] = [], shards count: Int
  ) async throws -> AuditReport {
    var parts: [(name: String, report: AuditReport)] = []
    for index in (1...count).reversed() {
      let shard = try #require(Shard(index: index, of: count))
      parts.append(
        ("\(index).json", try await report(of: app, laws, patterns: patterns, shard: shard)))
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
    #expect(try await merged(Self.broken, shards: count) == whole)
  }

  @Test("The merged report equals the whole one with laws, patterns and an app without jumps")
  func equalityOfSelection() async throws {
    var app = Self.broken
    let patterns = ["h*", "r*", "attic"]
    let selected = try await report(of: app, patterns: patterns)
    #expect(try await merged(app, patterns: patterns, shards: 2) == selected)
    #expect(selected.staleExceptions.isEmpty)
    app.navigatesAbsolutely = false
    let laws = [AuditLaw.reachability, .isolation, .exits]
    let relative = try await report(of: app, laws)
    #expect(relative.laws.map(\.law) == [.isolation, .exits, .reachability])
    #expect(try await merged(app, laws, shards: 3) == relative)
  }

  @Test(
    "The shards check each pair, each screen and the crawl once, in parts of one size",
    arguments: [1, 2, 7, 40])
  func partition(count: Int) throws {
    let screens = (0..<23).map { "screen \($0)" }
    var pairs: [[Int]] = []
    var others: [AuditTask] = []
    var sizes: [Int] = []
    for index in 1...count {
      let shard = try #require(Shard(index: index, of: count))
      let plan = try AuditPlan(
        over: screens, laws: [], patterns: [], limits: CrawlLimits(), shard: shard)
      let before = pairs.count
      for (_, task) in plan.tasks {
        guard case .pairs(let row, among: nil, skipping: nil) = task else {
          others.append(task)
          continue
        }
        pairs += (row + 1..<screens.count).map { [row, $0] }
      }
      sizes.append(pairs.count - before)
    }
    #expect(
      pairs.sorted { $0.lexicographicallyPrecedes($1) }
        == screens.indices.flatMap { row in (row + 1..<screens.count).map { [row, $0] } })
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) < screens.count)
    let laws = AuditLaw.allCases.filter { $0 != .isolation && $0 != .reachability }
    let expected = laws.flatMap { law in screens.indices.map { AuditTask.screen(law, $0) } }
    #expect(others.count == expected.count + 1)
    #expect(Set(others) == Set(expected + [.crawl(CrawlLimits())]))
  }

  @Test("Without shards, each pair, each screen and the crawl are parts of the same size")
  func parts() throws {
    let plan = try AuditPlan(
      over: ["a", "b", "c"], laws: [.isolation, .back, .reachability], patterns: [],
      limits: CrawlLimits(), shard: nil)
    let tasks: [AuditTask] = [
      .pairs(0, among: nil), .pairs(1, among: nil), .pairs(2, among: nil),
      .screen(.back, 0), .screen(.back, 1), .screen(.back, 2), .crawl(CrawlLimits()),
    ]
    #expect(plan.tasks.map(\.task) == tasks)
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
