import BookshelfFeatures
import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

/// The snapshot harness of Bookshelf.
///
/// The content of each screen comes from the model that the app's view shows, too.
@main
struct BookshelfSnapshots: SnapshotHarness {
  typealias Screen = AppScreen

  static let layouts: [ScreenLayout] = [.compact, .regular, .controls]

  static let exceptions: [CoverageException] = [
    .route("*", in: "Genre", because: "the genre selects the books of the screen, not its shape"),
    .sheet("*", in: "SearchFilter", because: "the filter selects a row of the form"),
  ]

  static let auditExceptions: [AuditException] = [
    AuditException(
      .controls, "searchFiltersSheet", control: "Everything",
      because: "the row is on already, and a filter is always selected")
  ]

  static func makeNavigator() -> BookshelfNavigator { BookshelfNavigator() }

  static func link(to screen: AppScreen) throws -> URL? {
    try BookshelfLinks.url(of: screen)
  }

  static func open(_ url: URL, in navigator: BookshelfNavigator) async throws {
    try await navigator.open(url)
  }

  static func relaunch(_ navigator: BookshelfNavigator) throws -> BookshelfNavigator {
    let archive = BookshelfArchive.current
    let data = try archive.data(of: navigator.router.state)
    let restored = BookshelfNavigator(store: navigator.store)
    try restored.router.restore(try archive.state(from: data).get())
    return restored
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let models = context.navigator.models(in: context.router, presenter: context.presenter)
    switch destination {
    case .flow(let flow):
      // The flow with tabs has no root of its own.
      return models.root(of: flow).map { model in content(of: flow, in: context) { model } }
    case .tab(let tab): return content(of: tab, in: context) { models.root(of: tab) }
    case .route(let route): return content(of: route, in: context) { models.pushed(route) }
    case .sheet(let sheet): return content(of: sheet, in: context) { models.presented(sheet) }
    case .overlay(let overlay): return content(of: overlay, in: context) { models.overlay(overlay) }
    case .root: return nil
    }
  }

  private static func content(
    of destination: AnyHashable, in context: Context, create: () -> any ScreenModel
  ) -> ScreenContent {
    let screens = context.navigator.openScreens
    return ScreenContent(screens.model(of: destination, in: context.router, create: create))
  }
}
