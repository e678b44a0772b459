import Foundation
import ScreenContents
import ScreenReports
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenSnapshot

@Suite("Pairs of screens in an audit of many screens")
@MainActor
struct PairSelectionTests {
  private static let reason = LawGap.otherPairs.words

  /// An app with rooms that all have one shape, and the four screens of a small one.
  private static func app(
    rooms: Int = 156, _ change: (inout LobbyApp) -> Void = { _ in }
  ) -> LobbyApp {
    LobbyApp {
      $0.roomCount = rooms
      change(&$0)
    }
  }

  @Test("Each screen is in a pair with the first screen of each shape, and that with all screens")
  func partners() {
    let dialog = DescribedDialog(VisibleDialog("Sure?"), as: .alert)
    let pushed = DescribedState(stack: DescribedStack(routes: [.dialog(dialog, nil)]))
    let root = DescribedState()
    let states = [0: root, 1: root, 2: root, 3: root, 4: pushed, 5: pushed]
    let pairs = PairSelection(of: 0..<7, showing: states)
    #expect(
      (0..<7).map { pairs.partners(of: $0) } == [
        nil, [0, 1, 4, 6], [0, 2, 4, 6], [0, 3, 4, 6], nil, [0, 4, 5, 6], nil,
      ])
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

  @Test(
    "Above 150 screens, each one is checked with one of each shape, and the other pairs are counted"
  )
  func many() async throws {
    let report = try await Self.app().audit(.isolation, .links)
    #expect(report.causes == [])
    #expect(report.laws.map(\.checkedCount) == [1420, 2697])
    #expect(report.laws.map { $0.unchecked[Self.reason] } == [160 * 160 - 1420, 160 * 160 - 1420])
    #expect(report.conclusion == .matched)
  }

  @Test("What a screen of some shape leaves behind is found among many screens")
  func leftovers() async throws {
    let report = try await Self.app {
      $0.jump = { navigator, state in
        let sheet = navigator.state.sheet
        navigator.show(state)
        navigator.state.sheet = state.sheet ?? sheet
      }
      $0.open = { navigator, url in
        guard url.namesScreen, let state = Lobby.app.state(of: url.host ?? "") else {
          throw RefusedLink(reason: "no such link")
        }
        if navigator.state.tab == .search, navigator.state != state { return }
        navigator.show(state)
      }
    }.audit(.isolation, .links)
    #expect(report.groups.map(\.cause) == ["a sheet stays", "a link is ignored"])
    #expect(report.groups.map { $0.previousScreens } == [["help"], ["search"]])
    #expect(report.groups.map(\.screens.count) == [159, 159])
  }

  @Test("All pairs are checked on request, and only then an exception can be stale")
  func all() async throws {
    let exception = AuditException(
      .isolation, "r7", after: "r99", because: "the room keeps its guests")
    let app = Self.app { $0.exceptions = [exception] }
    #expect(try await app.audit(.isolation).staleExceptions == [])
    let all = try await app.audit(.isolation, checksAllPairs: true)
    #expect(all.staleExceptions == [exception])
    #expect(all.laws.map(\.checkedCount) == [160 * 160])
    #expect(all.laws.map(\.unchecked) == [[:]])
  }
}
