import ScreenContents
import Testing

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("AnySnapshotHarness")
@MainActor
struct AnySnapshotHarnessTests {
  @Test("The manifest has the name of the harness without 'Snapshots'")
  func manifest() {
    #expect(AnySnapshotHarness(Small.self).manifest == "Small")
    #expect(AnySnapshotHarness(Snapshots.self).manifest == "Snapshots")
    #expect(AnySnapshotHarness(Renamed.self).manifest == "Other")
  }

  @Test("Each screen has a golden for each declared layout")
  func goldens() {
    let harness = AnySnapshotHarness(Small.self)
    #expect(
      Set(harness.goldens.map(\.path)) == ["compact/one.txt", "compact/Two%20words.txt"])
  }
}

// MARK: - Harnesses

/// A harness whose screens are declared but not rendered.
@MainActor
protocol Unrendered: SnapshotHarness where Navigator == IdleNavigator {}

final class IdleNavigator: ScreenNavigating {
  let visibleState = VisibleState<Never, Never, Never>()
}

extension Unrendered {
  static func makeNavigator() -> IdleNavigator { IdleNavigator() }
  static func navigate(_ navigator: IdleNavigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}

struct Small: Unrendered {
  enum Screen: String, CaseIterable {
    case one
    case two = "Two words"
  }
  static let layouts: [ScreenLayout] = [.compact]
}

private struct Snapshots: Unrendered {
  enum Screen: String, CaseIterable { case one }
}

struct Renamed: Unrendered {
  enum Screen: String, CaseIterable { case one }
  @TaskLocal static var name = "Other"
  static var manifest: String { name }
}
