import BookshelfNavigation
import Foundation
import ScreenNavigation

/// A manifest as large as asked for: the sample's screens over and over, each under a name of its
/// own.
struct BenchmarkScreen: ScreenManifest {
  /// The sample's name with a number: `bookDetail000011`.
  let rawValue: String

  /// The position in the manifest.
  let index: Int32

  /// The edition that it shows; 0 for none.
  private let edition: Int32

  private init(index: Int, in edition: FixtureVersion) {
    let number = String(index)
    rawValue =
      Self.sample(at: index).rawValue + String(repeating: "0", count: max(6 - number.count, 0))
      + number
    self.index = Int32(index)
    self.edition = edition.isShown(by: index) ? Int32(edition.number) : 0
  }

  /// Finds a screen by its name.
  init?(rawValue: String) {
    guard let screen = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = screen
  }

  /// As many as the current edition has.
  static var allCases: [BenchmarkScreen] {
    screens(0..<FixtureVersion.current.screens)
  }

  /// Some of the screens of the current edition.
  static func screens(_ indices: Range<Int>) -> [BenchmarkScreen] {
    let edition = FixtureVersion.current
    return indices.map { BenchmarkScreen(index: $0, in: edition) }
  }

  /// The path of the sample's screen, made anew each time, as the sample does.
  var navigationPath: ScreenPath<Bookshelf> {
    Self.sample(at: Int(index)).navigationPath
  }

  /// The link of the sample's screen, with the edition in it where the screen shows one.
  var link: URL? {
    let link = Self.links[Int(index) % Self.links.count]
    guard edition > 0 else { return link }
    let items = [
      URLQueryItem(name: "edition", value: "\(edition)"),
      URLQueryItem(name: "copy", value: "\(index)"),
    ]
    return (link ?? URL(filePath: "/")).appending(queryItems: items)
  }

  private static let samples = AppScreen.allCases

  /// Ready-made: how long an app looks for its links is none of the engine's business.
  private static let links = samples.map { try? BookshelfLinks.url(of: $0) }

  private static func sample(at index: Int) -> AppScreen {
    samples[index % samples.count]
  }
}
