import BookshelfNavigation
import ScreenNavigation
import ScreenSnapshot
import Testing

@testable import BookshelfSnapshots

@Suite("The screens of Bookshelf")
@MainActor
struct AppScreenTests {
  private let paths = AppScreen.allCases.map(\.navigationPath)

  // Rule 21
  @Test("show every tab")
  func showEveryTab() {
    #expect(Set(paths.compactMap(\.tab)) == Set(Bookshelf.Tab.allCases))
  }

  // Rule 21
  @Test("show every route")
  func showEveryRoute() {
    let shown = paths.flatMap(\.stack.allRoutes).map(RouteName.init)
    #expect(Set(shown) == Set(RouteName.allCases))
  }

  // Rule 21
  @Test("show every sheet")
  func showEverySheet() {
    let shown = paths.flatMap(\.stack.allSheets).map(SheetName.init)
    #expect(Set(shown) == Set(SheetName.allCases))
  }

  // Rule 21
  @Test("show every flow and every overlay")
  func showEveryFlow() {
    let shown = AppScreen.allCases.map { AppUser(on: $0).app }
    #expect(Set(shown.map(\.flow)) == Set(Bookshelf.Flow.allCases))
    #expect(Set(shown.compactMap(\.overlay).map(OverlayName.init)) == Set(OverlayName.allCases))
  }

  @Test("show every kind of presentation")
  func showEveryPresentation() {
    let shown = paths.flatMap(\.presentations).map(\.kind)
    #expect(Set(shown) == Set(PresentationKind.allCases))
  }

  // Rule 19
  @Test("show the same state in both layouts", arguments: AppScreen.allCases)
  func layoutsAgree(screen: AppScreen) async throws {
    let index = try #require(AppScreen.allCases.firstIndex(of: screen))
    let texts = try await ScreenWalk(BookshelfSnapshots.self).render(
      index, in: ScreenLayout.allCases
    )
    .texts.map { String(decoding: $0.bytes, as: UTF8.self) }
    let frontMatters = texts.map { $0.prefix { !"┌".contains($0) } }
    #expect(frontMatters[0] == frontMatters[1])
    #expect(!frontMatters[0].isEmpty)
  }

  // Rule 22
  @Test("show something of their own each, but for name and link")
  func textsAreUnique() async throws {
    let walk = ScreenWalk(BookshelfSnapshots.self)
    var texts: Set<String> = []
    for index in walk.screens.indices {
      let bytes = try #require(try await walk.render(index, in: [.compact]).texts.first).bytes
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let shown = lines.filter { !$0.hasPrefix("screen: ") && !$0.hasPrefix("link: ") }
      texts.insert(shown.joined(separator: "\n"))
    }
    #expect(texts.count == walk.screens.count)
  }

  // Rule 23
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
