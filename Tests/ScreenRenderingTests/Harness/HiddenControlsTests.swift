import ScreenContents
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("What a person cannot do, as contents say it")
@MainActor
struct HiddenControlsTests {
  private static func content(of destination: StudioSnapshots.Destination) -> ScreenContent? {
    switch destination {
    case .tab: ScreenContent(title: "Studio")
    case .route: ScreenContent(title: "Payment", hidesBack: true, hidesTabs: true)
    case .sheet: ScreenContent(title: "Payment", isDismissDisabled: true)
    default: nil
    }
  }

  private static func scene(
    of screen: StudioScreen, in layout: ScreenLayout = .compact
  ) async throws -> ScreenScene {
    let contents: StudioSnapshots.Contents = { destination, _ in content(of: destination) }
    return try await StudioSnapshots.$contents.withValue(contents) {
      let app = SnapshotApp(StudioSnapshots.self)
      let index = StudioScreen.allCases.firstIndex(of: screen) ?? 0
      let driver = try await Driver(app, at: index, in: layout, scenes: SceneBuilder(for: app))
      return try driver.scene
    }
  }

  @Test("A picture has neither a hidden back button nor hidden tabs, and a sidebar stays")
  func picture() async throws {
    let redactor = LabelRedactor(.none)
    let scene = try await Self.scene(of: .room)
    #expect(
      ScreenPicture(of: scene, layout: .compact, redactor: redactor).text == """
        ┌──────────────────────────────────────────┐
        │                 Payment                  │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘

        """)
    #expect(try await Self.scene(of: .room, in: .regular).tabs.count == 2)
  }

  @Test("Neither back nor tabs can be operated, and a sheet that cannot be swiped away has no back")
  func controls() async throws {
    for screen in [StudioScreen.room, .sheet] {
      let scene = try await Self.scene(of: screen)
      #expect(scene.controls.isEmpty)
      #expect(!scene.canGoBack)
    }
    #expect(try await Self.scene(of: .home).controls.map(\.name) == ["tab Studio", "tab Studio"])
  }
}
