import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfSnapshots
@testable import ScreenCoverage
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("AppScreen")
@MainActor
struct AppScreenTests {
  private let paths = AppScreen.allCases.map(\.navigationPath)

  // Rules 21 and 22
  @Test("The screens cover every destination of every type, and no two have the same text")
  func coverage() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(BookshelfSnapshots.self))
      .report()
    let types = report.types.filter { $0.unsupportedReason == nil }
      .map { "\($0.kind.rawValue) \($0.typeName): \($0.renderedCount) of \($0.cases.count)" }
    #expect(
      types == [
        "route Route: 23 of 23", "route Genre: 1 of 4", "route ClubRoute: 4 of 4",
        "sheet Sheet: 10 of 10",
        "sheet ScannerTourStep: 3 of 3", "sheet SearchFilter: 1 of 3", "tab Tab: 4 of 5",
        "flow Flow: 3 of 3", "overlay Overlay: 2 of 2", "alert Bookshelf.Dialog: 9 of 10",
      ])
    #expect(report.usedExceptions == BookshelfSnapshots.coverageExceptions)
    #expect(report.uncovered == [])
    #expect(report.duplicateScreens == [])
    #expect(report.conclusion == .matched)
  }

  @Test("The screens cover every kind of presentation")
  func coverEveryPresentation() {
    let kinds = paths.flatMap(\.presentations).map(\.kind)
    #expect(Set(kinds) == Set(PresentationKind.allCases))
  }

  // Rule 19
  @Test("A screen has the same state in both layouts", arguments: AppScreen.allCases)
  func layoutsAgree(screen: AppScreen) async throws {
    let index = try #require(AppScreen.allCases.firstIndex(of: screen))
    let job = PictureJob(screen: index, layouts: [.compact, .regular])
    let rendered = try await AnySnapshotHarness(BookshelfSnapshots.self).result(of: job)
    let texts = rendered.texts.map { String(decoding: $0.bytes, as: UTF8.self) }
    let frontMatters = texts.map { $0.prefix { !"┌".contains($0) } }
    #expect(frontMatters[0] == frontMatters[1])
    #expect(!frontMatters[0].isEmpty)
  }

  // Rule 23
  @Test("The names of screens are unique as file names, ignoring case")
  func namesAreUnique() {
    let names = AppScreen.allCases.map { $0.rawValue.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test("No two screens have the same path")
  func pathsAreUnique() {
    #expect(Set(paths).count == paths.count)
  }

  @Test("A screen has content for every destination on its path", arguments: AppScreen.allCases)
  func hasContents(screen: AppScreen) {
    let path = screen.navigationPath
    let destinations: [BookshelfSnapshots.Destination] =
      path.tabs.map { .tab($0) } + path.stack.allRoutes.map { .route($0) }
      + path.stack.allSheets.map { .sheet($0) }
    let context = ScreenContext(BookshelfSnapshots.makeNavigator())
    for destination in destinations {
      let content = BookshelfSnapshots.content(of: destination, in: context)
      #expect(content?.title?.isEmpty == false, "no title for \(destination)")
      #expect(content?.elements.isEmpty == false, "nothing to see in \(destination)")
    }
  }
}

extension ScreenPath<Bookshelf> {
  fileprivate var tabs: [Bookshelf.Tab] { tab.map { [$0] } ?? [] }
}

extension StackState<Bookshelf> {
  var allRoutes: [Bookshelf.Route] { routes + (inner?.allRoutes ?? []) }

  var allSheets: [Bookshelf.Sheet] {
    switch presentation {
    case .sheet(let sheet, let inner), .fullScreenCover(let sheet, let inner):
      [sheet] + inner.allSheets
    case nil, .alert, .confirmation: []
    }
  }

  private var inner: StackState? {
    switch presentation {
    case .sheet(_, let inner), .fullScreenCover(_, let inner): inner
    case nil, .alert, .confirmation: nil
    }
  }
}
