import ScreenContents

@testable import ScreenSnapshot

enum ShopTab: CaseIterable {
  case shelf
  case cart
}

enum ShopRoute {
  case product(name: String)
}

enum ShopSheet {
  case filter
}

enum ShopScreen: String, CaseIterable {
  case shelf
  case product
  case filterSheet
  case cart
}

final class ShopRouter: ScreenNavigating {
  var visibleState = VisibleState<ShopTab, ShopRoute, ShopSheet>(tab: .shelf)
}

/// The harness of the shop; the test sets the name of the product.
struct ShopSnapshots: SnapshotHarness {
  @TaskLocal static var productName = "Tea"
  @TaskLocal static var isBroken = false
  @TaskLocal static var timeZone = "UTC"
  @TaskLocal static var coverageExceptions: [CoverageException] = []

  @TaskLocal static var isOffline = false

  static func makeNavigator() -> ShopRouter { ShopRouter() }

  static func reasonToSkip(_ screen: ShopScreen) -> String? {
    switch screen {
    case .cart where isOffline: "the cart needs a network"
    default: nil
    }
  }

  static func navigate(_ router: ShopRouter, to screen: ShopScreen) throws {
    switch screen {
    case .shelf: break
    case .product:
      router.visibleState = VisibleState(tab: .shelf, routes: [.product(name: productName)])
    case .filterSheet: router.visibleState = VisibleState(tab: .shelf, sheet: .filter)
    case .cart:
      if isBroken { throw ShopError.noCart }
      router.visibleState = VisibleState(tab: .cart)
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .route(.product(let name)): ScreenContent(title: name)
    default: nil
    }
  }
}

enum ShopError: Error, CustomStringConvertible {
  case noCart

  var description: String { "the cart could not be loaded" }
}
