import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

/// A screen of a manifest of any size, which repeats the sample's screens under unique names.
struct BenchmarkScreen: ScreenManifest {
  /// The name of the sample's screen and a number: `bookDetail000011`.
  let rawValue: String

  private let index: Int32
  private let isChanged: Bool

  private init(index: Int, of version: FixtureVersion) {
    rawValue = Self.samples[index % Self.samples.count].rawValue + index.digits(6)
    self.index = Int32(index)
    isChanged = version.isChanged(index)
  }

  init?(rawValue: String) {
    guard let screen = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = screen
  }

  static var allCases: [BenchmarkScreen] { screens(of: FixtureVersion.requested ?? .init()) }

  static func screens(of version: FixtureVersion) -> [BenchmarkScreen] {
    (0..<version.screens).map { BenchmarkScreen(index: $0, of: version) }
  }

  /// The path of the sample's screen, created at each call as in the sample.
  var navigationPath: ScreenPath<Bookshelf> {
    Self.samples[Int(index) % Self.samples.count].navigationPath
  }

  /// The link of the sample's screen, with a query that changes the golden of a changed screen.
  var link: URL? {
    let link = Self.links[Int(index) % Self.links.count]
    guard isChanged else { return link }
    let item = URLQueryItem(name: "changed", value: "\(index)")
    return (link ?? URL(filePath: "/")).appending(queryItems: [item])
  }

  /// The path of the sample's screen that a link leads to; nil for any other link.
  static func path(of url: URL) -> ScreenPath<Bookshelf>? {
    screens[url].map { $0.navigationPath }
  }

  private static let screens = Dictionary(
    zip(links, samples).compactMap { link, screen in link.map { ($0, screen) } }
  ) { first, _ in first }

  private static let samples = AppScreen.allCases

  /// Created once, because the time that an app takes to create a link is not the engine's.
  private static let links = samples.map { try? BookshelfLinks.url(of: $0) }
}
