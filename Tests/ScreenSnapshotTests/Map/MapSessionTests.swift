import ScreenContents
import ScreenText
import Testing

@testable import ScreenSnapshot

@Suite("A session of a map")
@MainActor
struct MapSessionTests {
  private func map(of app: LobbyApp = LobbyApp(), _ runner: LobbyRunner) async throws
    -> NavigationMap
  {
    try await Lobby.$app.withValue(app) {
      try await MapSession(of: AnySnapshotHarness(LobbySnapshots.self), runner: runner).map()
    }
  }

  @Test("Controls that crash or hang are errors, the others are drawn, and the crawl skips them")
  func endingControls() async throws {
    let runner = LobbyRunner(ending: { job in
      if let job = job as? CrawlJob, job.endingSteps.isEmpty {
        return .crash(at: .tap("Brew"), on: "tab home")
      }
      guard let job = job as? ControlEdgesJob, job.screen == 0 else { return nil }
      return switch job.endingSteps.count {
      case 0: .crash(at: .tap("Brew"))
      case 1: .hang(after: 2, at: .tap("Wait"))
      default: nil
      }
    })
    let app = LobbyApp {
      $0.link = { _ in nil }
      $0.content = { @MainActor destination, navigator in
        guard case .tab(.home) = destination else { return ScreenContent() }
        return ScreenContent(elements: [
          .link("Brew") { navigator.stack = [.draft] },
          .link("Wait") { navigator.stack = [.draft] },
          .link("Room") { navigator.stack = [.room(1)] },
        ])
      }
    }
    let map = try await map(of: app, runner)
    #expect(
      map.text(as: .text) == """
        home
          Room → room
        room
        help  (not reached, but a control crashes or hangs)
        search

        """)
    #expect(
      map.failures == [
        ScreenFailure(screen: "home", reason: "tap Brew: SIGTRAP"),
        ScreenFailure(
          screen: "home", reason: "tap Wait: took longer than 2 s; increase --timeout"),
      ])
    #expect(map.problems.isEmpty)
    #expect(map.conclusion == .incomplete)
  }

  private func prototype(
    of app: LobbyApp, _ runner: LobbyRunner = LobbyRunner()
  ) async throws -> NavigationMap.Prototype? {
    try await Lobby.$app.withValue(app) {
      try await MapSession(
        of: AnySnapshotHarness(LobbySnapshots.self), screens: ["room", "help"],
        pictureLayouts: [.compact], runner: runner
      ).map().prototype
    }
  }

  @Test("A control of a picture has its effect, its regions, and the screen that it leads to")
  func pictures() async throws {
    let prototype = try #require(try await prototype(of: LobbyApp()))
    #expect(prototype.start == 0)
    #expect(prototype.pictures.keys.sorted() == [1, 2])
    let room = try #require(prototype.pictures[1]?.first)
    #expect(room.layout == .compact)
    #expect(
      room.controls == [
        PictureControl(
          label: "‹ Home", effect: "pop", target: 0,
          regions: [TextRegion(line: 1, columns: 2..<8)]),
        PictureControl(
          label: "Help", effect: "present sheet help", target: 2,
          regions: [TextRegion(line: 1, columns: 38..<42)]),
        PictureControl(
          label: "tab Home", effect: "pop", target: 0,
          regions: [TextRegion(line: 5, columns: 2..<8)]),
        PictureControl(
          label: "tab Search", effect: "select tab search", target: 3,
          regions: [TextRegion(line: 5, columns: 11..<19)]),
      ])
    #expect(
      prototype.pictures[2]?.first?.controls == [
        PictureControl(
          label: "Close", effect: "dismiss", target: 1,
          regions: [TextRegion(line: 3, columns: 3..<8)]),
        PictureControl(label: "back", effect: "dismiss", target: 1, regions: []),
      ])
  }

  @Test("A screen with a control that crashes has no controls in its picture, and the others have")
  func endingPicture() async throws {
    let runner = LobbyRunner(ending: { ($0 as? PictureControlsJob)?.screen == 1 ? .crash() : nil })
    #expect(try await prototype(of: LobbyApp(), runner)?.pictures.keys.sorted() == [2])
  }

  @Test("A map without pictures looks for no controls in them")
  func withoutPictures() async throws {
    #expect(try await map(LobbyRunner()).prototype == nil)
  }

  @Test("A screen that crashes is an error, which the map says, and the others are drawn")
  func lostScreen() async throws {
    let map = try await map(LobbyRunner(ending: { ($0 as? ShowJob)?.screen == 2 ? .crash() : nil }))
    #expect(map.failures == [ScreenFailure(screen: "help", reason: "SIGTRAP")])
    #expect(map.problems.isEmpty)
    #expect(map.screens[2].reach == .invalid)
    #expect(map.text(as: .text).contains("\nhelp  (cannot be shown)\n"))
    #expect(map.edges.contains { $0.from == 0 && $0.to == 1 })
    #expect(map.conclusion == .incomplete)
  }

  @Test("A crawl that ends without a step marks no screen")
  func endedCrawl() async throws {
    let runner = LobbyRunner(ending: { $0 is CrawlJob ? .crash() : nil })
    let map = try await map(runner)
    #expect(map.problems == ["cannot crawl the app from its start: SIGTRAP"])
    #expect(map.screens.allSatisfy { $0.reach == .taps })
    #expect(map.conclusion == .incomplete)
  }
}
