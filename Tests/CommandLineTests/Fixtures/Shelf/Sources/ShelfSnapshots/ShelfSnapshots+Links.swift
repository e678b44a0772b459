import Foundation
import ScreenHarness
import ScreenNavigation

@testable import Shelf

extension ShelfSnapshots {
  static func link(to screen: AppScreen) throws -> URL? {
    let links = try Shelf.links(to: FixtureRepository())
    do {
      return try links.link(to: .path(screen.navigationPath)).url(host: "bookshelf.example")
    } catch DeepLinkError.noURL {
      return nil
    }
  }

  static func open(_ url: URL, in navigator: FlowRouter<Shelf>) async throws -> LinkOutcome {
    try await navigator.open(url, with: Shelf.links(to: FixtureRepository()))
  }

  static func linkPatterns() throws -> DeepLinkPatterns? {
    try Shelf.links(to: FixtureRepository()).patterns
  }
}
