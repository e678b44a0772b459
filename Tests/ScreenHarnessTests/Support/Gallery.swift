import Foundation
import ScreenContents
import ScreenNavigation

@testable import ScreenSnapshot

/// An app with a router of its own, whose links the test can leave undeclared.
struct GallerySnapshots: SnapshotHarness {
  enum Patterns: Sendable { case none, some, malformed }

  @TaskLocal static var declares = Patterns.some

  enum Screen: String, CaseIterable { case lobby, room, otherRoom, search, shop, old }

  enum Route {
    case room(number: Int)
    case results(query: String)
    case cart(token: String)
  }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Never>()
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    switch screen {
    case .room: navigator.visibleState.stack.routes = [.room(number: 4)]
    default: navigator.visibleState.stack.routes = []
    }
  }

  static func link(to screen: Screen) throws -> URL? {
    switch screen {
    case .lobby: URL(string: "gallery://lobby")
    case .room: URL(string: "gallery://rooms/4")
    case .otherRoom: URL(string: "https://gallery.example/rooms/12")
    case .search: URL(string: "gallery://search?q=monet&token=secret")
    case .shop: nil
    case .old: URL(string: "gallery://halls/4?token=secret")
    }
  }

  static func linkPatterns() throws -> DeepLinkPatterns? {
    switch declares {
    case .none: nil
    case .some: try patterns()
    case .malformed: try DeepLinkPatterns(schemes: ["gallery"], ["rooms/{number"])
    }
  }

  static func open(_ url: URL, in navigator: Navigator) async throws -> LinkOutcome {
    switch (url.host, url.lastPathComponent) {
    case ("rooms", let number):
      guard let number = Int(number) else { throw GalleryError.noRoom(number) }
      navigator.visibleState.stack.routes = [.room(number: number)]
      return .opened
    case ("cart", _): return .waiting
    case ("old", "hall"): return .fallback("\(url.absoluteString) is closed")
    default: return .refused("the gallery has no \(url.absoluteString)")
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .route(.room(let number)): ScreenContent(title: "Room \(number)")
    default: nil
    }
  }
}

enum GalleryError: Error, CustomStringConvertible {
  case closed
  case noRoom(String)

  var description: String {
    switch self {
    case .closed: "the shop is closed"
    case .noRoom(let name): "'\(name)' is not the number of a room"
    }
  }
}

extension GallerySnapshots {
  /// The links that the app reads without a table.
  private static func patterns() throws -> DeepLinkPatterns {
    try DeepLinkPatterns(
      schemes: ["gallery"], hosts: ["gallery.example"],
      ["lobby", "rooms/{number}", "rooms/{number}/{painting}", "search?q={query}&page={page?}"])
  }
}
