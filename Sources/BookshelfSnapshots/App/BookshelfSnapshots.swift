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

  static func makeNavigator() -> BookshelfNavigator { BookshelfNavigator() }

  static func link(to screen: AppScreen) throws -> URL? {
    try BookshelfLinks.url(of: screen)
  }

  static func open(_ url: URL, in navigator: BookshelfNavigator) async throws {
    try await navigator.router.open(url, with: BookshelfLinks.table(navigator.store))
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
    let model: (any ScreenModel)? =
      switch destination {
      case .flow(let flow): models.root(of: flow)
      case .tab(let tab): models.root(of: tab)
      case .route(let route): models.pushed(route)
      case .sheet(let sheet): models.presented(sheet)
      case .overlay(let overlay): models.overlay(overlay)
      case .root: nil
      }
    return model.map { ScreenContent($0) }
  }
}
