import ScreenContents
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Titles made from the names of destinations")
@MainActor
struct TitleTests {
  @Test("Names that differ only in composition keep their bytes, in any order", arguments: [0, 1])
  func composition(first: Int) async throws {
    let tools = JobTools(AnySnapshotHarness(CafeSnapshots.self))
    for index in [first, 1 - first] {
      let text = try #require(try await tools.rendered(tools.app.screens[index]).texts.first)
      let lines = text.bytes.split(separator: .lineFeed)
      #expect(lines.contains { $0.contains(Array(cafes[index].utf8)) })
      #expect(!lines.contains { $0.contains(Array(cafes[1 - index].utf8)) })
    }
  }
}

/// The same name in one and in two scalars for its last letter.
private let cafes = ["Caf\u{E9}", "Cafe\u{301}"]

@MainActor
private final class Cafe: ScreenNavigating {
  var routes: [String] = []

  var visibleState: VisibleState<Never, String, Never> { VisibleState(routes: routes) }
}

private enum CafeScreen: String, CaseIterable { case composed, decomposed }

private struct CafeSnapshots: SnapshotHarness {
  typealias Screen = CafeScreen

  static func makeNavigator() -> Cafe { Cafe() }
  static func navigate(_ navigator: Cafe, to screen: CafeScreen) {
    navigator.routes = [cafes[screen == .composed ? 0 : 1]]
  }
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
