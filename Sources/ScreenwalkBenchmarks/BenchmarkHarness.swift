import BookshelfNavigation
import ScreenNavigation
import ScreenSnapshot

/// A manifest as large as asked for: the sample's paths over and over, each under a name of its own.
struct BenchmarkScreen: ScreenManifest {
  let rawValue: String
  private let index: Int

  private init(index: Int) {
    self.index = index
    let number = String(index)
    rawValue = "screen" + String(repeating: "0", count: 6 - number.count) + number
  }

  init?(rawValue: String) {
    guard let index = Int(rawValue.dropFirst(6)), index < 1_000_000 else { return nil }
    self.init(index: index)
  }

  static var allCases: [BenchmarkScreen] {
    (0..<BenchmarkSize.current).map { BenchmarkScreen(index: $0) }
  }

  var navigationPath: ScreenPath<Bookshelf> {
    Self.paths[index % Self.paths.count]
  }

  private static let paths = AppScreen.allCases.map(\.navigationPath)
}

/// The size of the manifest that is measured.
enum BenchmarkSize {
  @TaskLocal static var current = 0
}

/// Walks the large manifest without contents, in one layout.
struct BenchmarkSnapshots: SnapshotHarness {
  typealias Screen = BenchmarkScreen

  static let layouts = [ScreenLayout.compact]

  static func makeNavigator() -> TabRouter<Bookshelf> { TabRouter() }
}
