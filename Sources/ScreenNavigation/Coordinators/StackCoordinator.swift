/// A coordinator that moves along a stack.
///
/// ```swift
/// @MainActor
/// final class OnboardingCoordinator: StackCoordinator {
///   let node = CoordinatorNode()
///   let router: AppRouter<Bookshelf>
///
///   init(router: AppRouter<Bookshelf>) { self.router = router }
///
///   func begin() { navigate(to: .onboarding(.genres)) }
/// }
/// ```
///
/// A coordinator that only owns children, such as the root of an app, is a ``Coordinator``.
@MainActor
public protocol StackCoordinator<Schema>: Coordinator {
  /// The app's schema.
  associatedtype Schema: NavigationSchema

  /// The router of the stack: of a flow, a tab or a sheet.
  ///
  /// The view of the coordinator binds its stack to this router.
  var router: AppRouter<Schema> { get }
}

extension StackCoordinator {
  /// The routes on the stack; the last one is visible.
  ///
  /// The path does not contain the root of the stack, so it starts empty. It is read-only, so that
  /// views call the coordinator's methods instead of appending routes.
  public var path: [Schema.Route] { router.stack }

  /// Pushes a route.
  public func navigate(to route: Schema.Route) {
    router.navigate(to: route)
  }

  /// Removes routes from the end of the path: at most all of them, and none for a count below one.
  public func pop(_ count: Int = 1) {
    router.pop(count)
  }

  /// Returns to the root of the stack.
  public func popToRoot() {
    router.popToRoot()
  }
}
