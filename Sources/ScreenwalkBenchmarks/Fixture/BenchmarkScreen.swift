import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation
import ScreenText

/// A screen of a manifest of any size, which repeats the sample's screens under unique names.
struct BenchmarkScreen: ScreenManifest {
  /// The name of the sample's screen and a number: `bookDetail000011`.
  let rawValue: String

  private let index: Int32

  private init(index: Int) {
    rawValue = Self.samples[index % Self.samples.count].rawValue + index.digits(6)
    self.index = Int32(index)
  }

  /// The environment variable that turns the executable into a harness, with the number of screens.
  static let variable = "SCREENWALK_BENCHMARK"

  /// The number of screens that this process was started with; nil if it is not a harness.
  static let requestedCount = ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }

  init?(rawValue: String) {
    guard let screen = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = screen
  }

  static var allCases: [BenchmarkScreen] { screens(count: requestedCount ?? 0) }

  static func screens(count: Int) -> [BenchmarkScreen] { (0..<count).map(BenchmarkScreen.init) }

  /// The path of the sample's screen, created at each call as in the sample.
  var navigationPath: ScreenPath<Bookshelf> {
    Self.samples[Int(index) % Self.samples.count].navigationPath
  }

  /// The link of the sample's screen.
  var link: URL? { Self.links[Int(index) % Self.links.count] }

  /// The path of the sample's screen that a link leads to; nil for any other link.
  static func path(of url: URL) -> ScreenPath<Bookshelf>? {
    screens[url].map { $0.navigationPath }
  }

  private static let screens = Dictionary(
    zip(links, samples).compactMap { link, screen in link.map { ($0, screen) } }
  ) { first, _ in first }

  private static let samples = AppScreen.allCases

  /// Created once, because a benchmark does not measure how an app creates a link.
  private static let links = samples.map { try? BookshelfLinks.url(of: $0) }
}
