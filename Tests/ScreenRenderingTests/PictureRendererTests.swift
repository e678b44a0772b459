import ScreenContents
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering

@Suite("PictureRenderer")
@MainActor
struct PictureRendererTests {
  private let harness = AnySnapshotHarness(StudioSnapshots.self)

  @Test("Without content, titles and back buttons are made from case names, also in a sheet")
  func titles() async throws {
    for (screen, lines) in [
      ("rooms", ["│ ‹ Room            Room                   │"]),
      (
        "sheetRoom",
        [
          "│                   Home                   │",
          "││ ‹ Edit           Room                  ││",
        ]
      ),
    ] {
      let picture = try await harness.text(of: screen).split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy(picture.contains), "\(picture)")
    }
  }

  @Test(
    "A rendered screen has its tab and its path",
    arguments: [
      ("home", "home", ""), ("rooms", "home", "room › room"), ("sheet", "home", "sheet edit"),
      ("sheetRoom", "home", "sheet edit › room"), ("coverRoom", "home", "cover edit › room"),
      ("question", "home", "confirmation"), ("done", "home", "overlay done"),
      ("welcome", nil, ""),
    ] as [(String, String?, String)])
  func path(screen: String, tab: String?, path: String) async throws {
    let rendered = try await harness.rendered(screen)
    #expect(rendered.locations.first?.tab == tab)
    #expect(rendered.locations.first?.path == path)
  }

  @Test("The order of rendering does not change texts")
  func anyOrder() async throws {
    let names = harness.screens
    var alone: [String: String] = [:]
    for name in names {
      alone[name] = try await AnySnapshotHarness(StudioSnapshots.self).text(of: name, in: .regular)
    }
    for name in names + names.reversed() {
      #expect(try await harness.text(of: name, in: .regular) == alone[name])
    }
  }
}
