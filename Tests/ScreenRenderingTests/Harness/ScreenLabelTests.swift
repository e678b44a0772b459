import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("Labels of tabs and back buttons")
@MainActor
struct ScreenLabelTests {
  /// A harness with labels, which notes the destinations whose contents are made.
  private struct LabeledSnapshots: SnapshotHarness {
    typealias Screen = WorkshopScreen

    @MainActor
    final class Notes {
      var contents: [String] = []
    }

    @TaskLocal static var notes: Notes?

    static func makeNavigator() -> WorkshopApp { WorkshopApp() }

    static func content(of destination: Destination, in context: Context) -> ScreenContent? {
      switch destination {
      case .tab(let tab): notes?.contents.append("tab \(tab)")
      case .route(let route): notes?.contents.append("route \(route)")
      case .root, .flow, .sheet, .overlay: notes?.contents.append("other")
      }
      return ScreenContent(title: "Whole content", tabLabel: "Its label")
    }

    static func label(of destination: Destination, in context: Context) -> String? {
      switch destination {
      case .tab(.tools): "My Tools"
      case .sheet(let sheet): "The \(sheet)"
      default: nil
      }
    }
  }

  @Test(
    "A tab and a back button have their label, or that of the content; a bar has the title",
    arguments: [
      (
        .drawer, "│ ○ My Tools   ● Its label                 │",
        ["route drawer(1)", "tab parts", "tab parts"]
      ),
      (
        .drawerInSheet, "││ ‹ The toolbox  Whole content           ││",
        ["tab parts", "route drawer(1)"]
      ),
    ] as [(WorkshopScreen, String, [String])])
  func labels(screen: WorkshopScreen, line: String, contents: [String]) async throws {
    let notes = LabeledSnapshots.Notes()
    let text = try await LabeledSnapshots.$notes.withValue(notes) {
      try await JobTools(AnySnapshotHarness(LabeledSnapshots.self)).text(of: screen.rawValue)
    }
    #expect(text.split(separator: "\n").contains { $0 == line })
    #expect(notes.contents == contents)
  }
}
