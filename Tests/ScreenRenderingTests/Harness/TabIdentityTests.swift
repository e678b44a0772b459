import ScreenContents
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenSnapshot

@Suite("AnySnapshotHarness, tabs of several types")
@MainActor
struct TabIdentityTests {
  @Test("Tabs of different types with the same tag are different")
  func sameTags() async throws {
    let tools = JobTools(AnySnapshotHarness(DeskSnapshots.self))
    let screen = try #require(tools.app.screens.first)
    let lines = try await tools.text(of: screen).split(separator: "\n")
    #expect(lines.suffix(2).first == "│ ○ Home   ○ Search   ● Lists   ○ More     │")
  }
}

private enum FixedTab: CaseIterable { case home, search }
private enum OwnTab: CaseIterable { case lists, more }

private struct Desk: ScreenNavigating {
  var visibleState: VisibleState<Any, Never, Never> {
    VisibleState(tabs: FixedTab.allCases as [Any] + OwnTab.allCases as [Any], tab: OwnTab.lists)
  }
}

private enum DeskScreen: String, CaseIterable { case lists }

private struct DeskSnapshots: SnapshotHarness {
  typealias Screen = DeskScreen

  static func makeNavigator() -> Desk { Desk() }
  static func navigate(_ navigator: Desk, to screen: DeskScreen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
