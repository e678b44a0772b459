import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot
@testable import ScreenText

@Suite("A session of a map")
@MainActor
struct MapSessionTests {
  private func map(
    of app: LobbyApp = LobbyApp(),
    ending end: @escaping @MainActor (any Job) -> JobOutcome<Never>?
  ) async throws -> NavigationMap {
    try await Lobby.$app.withValue(app) {
      try await MapSession(
        of: AnySnapshotHarness(LobbySnapshots.self),
        runner: FakeRunner(LobbySnapshots.self, ending: end)
      ).map()
    }
  }

  @Test("A screen whose controls crash is an error, the others are drawn, and the crawl skips them")
  func endingControls() async throws {
    let app = LobbyApp {
      $0.link = { _ in nil }
      $0.content = { @MainActor destination, navigator in
        guard case .tab(.home) = destination else {
          return ScreenContent(elements: [.link("Room") { navigator.stack = [.room(1)] }])
        }
        return ScreenContent(elements: [
          .link("Brew") { navigator.stack = [.draft] },
          .link("Room") { navigator.stack = [.room(1)] },
        ])
      }
    }
    let map = try await map(of: app) { job in
      if let job = job as? LawJob, job.fatalSteps.isEmpty {
        return .crash(at: .tap("Brew"), on: "tab home")
      }
      return (job as? ControlsJob)?.screen == 0 ? .crash() : nil
    }
    #expect(
      map.text(as: .text) == """
        home
        room
        help  (not reached, but a control crashes or hangs)
        search
          Room → room

        """)
    #expect(map.failures == [ScreenFailure(screen: "home", reason: "SIGTRAP")])
    #expect(map.problems.isEmpty)
    #expect(map.conclusion == .incomplete)
  }

  @Test("A control of a picture has its effect, its region, and the screen that it leads to")
  func pictures() async throws {
    let run = try await Lobby.$app.withValue(LobbyApp { $0.layouts = [.compact, .controls] }) {
      var request = RunRequest(manifests: "/nowhere", displayedManifests: "nowhere")
      request.connectsScreens = true
      return try await SnapshotPipeline(request, harness: AnySnapshotHarness(LobbySnapshots.self))
        .compare()
    }
    let figures = run.screens.flatMap(\.figures)
    func controls(of name: String) -> [Report.Control]? {
      figures.first { $0.name == name }?.controls
    }
    #expect(
      controls(of: "compact/room") == [
        Report.Control(
          label: "‹ Home", effect: "pop", target: "home",
          region: TextRegion(line: 1, columns: 2..<8)),
        Report.Control(
          label: "Help", effect: "present sheet help", target: "help",
          region: TextRegion(line: 1, columns: 38..<42)),
        Report.Control(
          label: "tab Home", effect: "pop", target: "home",
          region: TextRegion(line: 5, columns: 2..<8)),
        Report.Control(
          label: "tab Search", effect: "select tab search", target: "search",
          region: TextRegion(line: 5, columns: 11..<19)),
      ])
    #expect(
      controls(of: "compact/help") == [
        Report.Control(
          label: "Close", effect: "dismiss", target: "room",
          region: TextRegion(line: 3, columns: 3..<8)),
        Report.Control(label: "back", effect: "dismiss", target: "room", region: nil),
      ])
  }

  @Test("A crawl that ends without a step marks no screen")
  func endedCrawl() async throws {
    let map = try await map { $0 is LawJob ? .crash() : nil }
    #expect(map.problems == ["cannot crawl the app from its start: SIGTRAP"])
    #expect(map.screens.allSatisfy { $0.reach == .taps })
    #expect(map.conclusion == .incomplete)
  }
}
