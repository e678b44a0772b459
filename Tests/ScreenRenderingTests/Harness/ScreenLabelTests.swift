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

  private static func picture(of screen: WorkshopScreen) async throws -> ([String], [String]) {
    let notes = LabeledSnapshots.Notes()
    let rendered = try await LabeledSnapshots.$notes.withValue(notes) {
      try await JobTools(AnySnapshotHarness(LabeledSnapshots.self)).rendered(
        screen.rawValue, in: [.compact])
    }
    let text = String(decoding: try #require(rendered.texts.first).bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let picture = lines.drop { !$0.hasPrefix("┌") }
    return (Array(picture), notes.contents)
  }

  @Test("A tab has its label, and without one the tab label of its content")
  func tabs() async throws {
    let (picture, contents) = try await Self.picture(of: .drawer)
    #expect(
      picture == [
        "┌──────────────────────────────────────────┐",
        "│ ‹ Whole content  Whole content           │",
        "├──────────────────────────────────────────┤",
        "│                                          │",
        "├──────────────────────────────────────────┤",
        "│ ○ My Tools   ● Its label                 │",
        "└──────────────────────────────────────────┘",
      ])
    #expect(contents == ["route drawer(1)", "tab parts", "tab parts"])
  }

  @Test("A back button has the label of the screen behind it, and bars have the title")
  func backButton() async throws {
    let (picture, contents) = try await Self.picture(of: .drawerInSheet)
    #expect(
      picture == [
        "┌──────────────────────────────────────────┐",
        "│              Whole content               │",
        "│┌────────────────────────────────────────┐│",
        "││ ‹ The toolbox  Whole content           ││",
        "│├────────────────────────────────────────┤│",
        "││                                        ││",
        "│└────────────────────────────────────────┘│",
        "└──────────────────────────────────────────┘",
      ])
    #expect(contents == ["tab parts", "route drawer(1)"])
  }
}
