public import ScreenNavigation

/// The navigation of the screens in one stack, behind the contracts of the features.
///
/// Each feature declares a contract with the moves that its screens make. An extension beside this
/// file implements the contract. The features are in another target, which cannot see the routers, so
/// a screen can make no other move.
@MainActor
public final class FeatureRouter {
  /// The app, for moves to other tabs and flows.
  let app: AppCoordinator

  /// The router of the stack that contains the screen.
  let stack: AppRouter<Bookshelf>

  /// The router that presents the sheet or cover that contains the screen.
  let presenter: AppRouter<Bookshelf>?

  /// Creates the navigation of one stack.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - stack: The router of the stack: of a tab, a flow, a sheet or a cover.
  ///   - presenter: The router that presents the stack; nil for the stack of a tab or a flow.
  public init(
    app: AppCoordinator, stack: AppRouter<Bookshelf>, presenter: AppRouter<Bookshelf>? = nil
  ) {
    self.app = app
    self.stack = stack
    self.presenter = presenter
  }
}
