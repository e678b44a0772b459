import ScreenContents
import TestApps
import TestSupport
import Testing

@testable import ScreenAudit
@testable import ScreenCoverage
@testable import ScreenCrawl
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("AnySnapshotHarness, layouts and presentations")
@MainActor
struct LayoutTests {
  private let harness = AnySnapshotHarness(AtelierSnapshots.self)

  @Test("A tab that only tablets have is in the regular layout alone")
  func tabInOneLayout() async throws {
    let compact = try await harness.text(of: "archive").split(separator: "\n")
    #expect(compact.suffix(2).first == "│ ● Works                                  │")
    let regular = try await harness.text(of: "archive", in: .regular).split(separator: "\n")
    #expect(regular.suffix(3).dropLast().map { $0.prefix(12) } == ["│ ○ Works   ", "│ ● Archive "])
  }

  @Test("A screen has a tab and a path in each layout, and coverage counts both layouts")
  func bothLayouts() async throws {
    let rendered = try await harness.rendered("archive", in: [.regular, .compact])
    #expect(rendered.locations.map(\.folder) == [.regular, .compact])
    #expect(rendered.locations.map(\.tab) == ["archive", "works"])
    let inspector = try await harness.rendered("inspector", in: [.regular, .compact])
    #expect(inspector.locations.map(\.path) == ["work", "work › sheet inspector"])
    #expect(rendered.texts.map(\.folder) == [.regular, .compact])
    let report = try await CoverageCollector(of: harness).report()
    #expect(report.uncovered.filter { $0.kind == .tab } == [])
    #expect(report.uncovered.filter { $0.kind == .sheet } == [])
  }

  @Test("A visible state that cannot be read is a failure that names its layout")
  func throwingState() async throws {
    let error = try await thrownError(LayoutError.self) {
      try await harness.rendered("broken", in: [.compact, .regular])
    }
    #expect(error.description == "in the regular layout: the path has a value of an unknown type")
    #expect(try await harness.text(of: "broken").contains("screen: broken"))
  }

  @Test("An error names its layout, unless all layouts share it")
  func sharedError() async throws {
    for layouts in [[.regular, .compact], [.compact, .regular]] as [[ScreenLayout]] {
      let error = try await thrownError(LayoutError.self) {
        try await harness.rendered("depot", in: layouts)
      }
      #expect(error.description == "in the compact layout: there is no archive")
      await AtelierSnapshots.$isLayoutKnown.withValue(false) {
        await #expect(throws: AtelierError.noArchive) {
          try await harness.rendered("depot", in: layouts)
        }
      }
    }
    await #expect(throws: AtelierError.noArchive) { try await harness.rendered("depot") }
  }

  @Test("Each layout has a navigator of its own, so that rendering one changes no other")
  func ownNavigators() async throws {
    let both = try await harness.rendered("mail", in: [.compact, .regular])
    for layout in [ScreenLayout.compact, .regular] {
      let text = try await harness.text(of: "mail", in: layout)
      #expect(text.contains("● Letter"))
      #expect(both.text(in: GoldenFolder(layout)) == Array(text.utf8))
    }
  }

  @Test("A screen whose link fails has a location")
  func locationWithoutLink() async throws {
    let index = try #require(harness.screens.firstIndex(of: "unlinked"))
    let shown = try await harness.result(of: ShowJob(screen: index))
    #expect(shown.state.tab?.name == "works")
  }

  @Test("A popover is drawn like a sheet, and named in the front matter and the path")
  func popover() async throws {
    #expect(
      try await harness.text(of: "brushes") == """
        ---
        screen: brushes
        tab: works
        popover: brushes
        ---
        ┌──────────────────────────────────────────┐
        │                All Works                 │
        │┌────────────────────────────────────────┐│
        ││                Brushes                 ││
        │├────────────────────────────────────────┤│
        ││ Color                            Red › ││
        │└────────────────────────────────────────┘│
        └──────────────────────────────────────────┘

        """)
    let rendered = try await harness.rendered("colorInBrushes")
    #expect(rendered.locations.first?.path == "popover brushes › popover color")
    let text = try await harness.text(of: "colorInBrushes")
    #expect(text.contains("popover:\n  root: brushes\n  popover: color\n---\n"))
  }

  @Test("An inspector and a second column are elements of the regular layout")
  func inspectorAndColumn() async throws {
    #expect(try await harness.text(of: "inspector", in: .regular) == Self.inspector)
  }

  private static let inspector = """
    ---
    screen: inspector
    tab: works
    stack:
    - work:
        id: 2
    ---
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Atelier              │ ‹ All Works                      Day                                  │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Works              │ ALL WORKS                                                             │
    │ ○ Archive            │ Night                                                               › │
    │                      │ Day                                                        selected › │
    │                      │                                                                       │
    │                      │ ▣ A painting                                                          │
    │                      │                                                                       │
    │                      │ INSPECTOR                                                             │
    │                      │ Year                                                             1889 │
    │                      │ Paint                                                             Oil │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘

    """
}
