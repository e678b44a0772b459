import BookshelfNavigation
import ScreenNavigation
import ScreenSnapshot
import Testing

@testable import BookshelfSnapshots

@Suite("The screens of Bookshelf")
@MainActor
struct AppScreenTests {
  private let paths = AppScreen.allCases.map(\.navigationPath)

  @Test("show every tab")
  func showEveryTab() {
    #expect(Set(paths.compactMap(\.tab)) == Set(Bookshelf.Tab.allCases))
  }

  @Test("show every route")
  func showEveryRoute() {
    let shown = paths.flatMap(\.stack.allRoutes).map(RouteName.init)
    #expect(Set(shown) == Set(RouteName.allCases))
  }

  @Test("show every sheet")
  func showEverySheet() {
    let shown = paths.flatMap(\.stack.allSheets).map(SheetName.init)
    #expect(Set(shown) == Set(SheetName.allCases))
  }

  @Test("show every kind of presentation")
  func showEveryPresentation() {
    let shown = paths.flatMap(\.presentations).map(\.kind)
    #expect(Set(shown) == Set(PresentationKind.allCases))
  }

  @Test("have names that no file system takes for the same")
  func namesAreUnique() {
    let names = AppScreen.allCases.map { $0.rawValue.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test("are reached by one path each")
  func pathsAreUnique() {
    #expect(Set(paths).count == paths.count)
  }

  @Test("have paths that the router can follow as they are written", arguments: AppScreen.allCases)
  func pathIsValid(screen: AppScreen) throws {
    try BookshelfSnapshots.makeNavigator().check(screen.navigationPath)
  }

  @Test("have contents wherever the path leads", arguments: AppScreen.allCases)
  func hasContents(screen: AppScreen) {
    let path = screen.navigationPath
    let destinations: [BookshelfSnapshots.Destination] =
      path.tabs.map { .tab($0) } + path.stack.allRoutes.map { .route($0) }
      + path.stack.allSheets.map { .sheet($0) }
    let app = BookshelfSnapshots.makeNavigator()
    for destination in destinations {
      let content = BookshelfSnapshots.content(of: destination, in: app)
      #expect(content?.title?.isEmpty == false, "no title for \(destination)")
      #expect(content?.elements.isEmpty == false, "nothing to see in \(destination)")
    }
  }
}

extension ScreenPath<Bookshelf> {
  fileprivate var tabs: [Bookshelf.Tab] { tab.map { [$0] } ?? [] }
}
