/// Navigation whose visible state can be read: the library's routers, or a team's own.
///
/// A team with routers of its own conforms them in the harness target, in a few lines:
///
/// ```swift
/// extension TabRouter: ScreenNavigating {
///   public var visibleState: VisibleState<AppTab, AppRoute, AppSheet> {
///     let router = router(for: selectedTab)
///     return VisibleState(tab: selectedTab, routes: router.stack, sheet: router.activeSheet)
///   }
/// }
/// ```
///
/// Where the router belongs to another package, the compiler asks for `@retroactive`; with
/// `InternalImportsByDefault`, for `public import` of both modules.
@MainActor
public protocol ScreenNavigating {
  // The names say “visible” since an associated type becomes a member of the conforming class,
  // which may have a nested `Route` of its own.

  /// The type of the flows; `Never` where there are none.
  associatedtype VisibleFlow

  /// The type of the tabs; `Never` where there are none.
  associatedtype VisibleTab

  /// The type of what is pushed.
  associatedtype VisibleRoute

  /// The type of sheets and full-screen covers.
  associatedtype VisibleSheet

  /// The type of the app-wide overlays; `Never` where there are none.
  associatedtype VisibleOverlay

  /// What a person would see now.
  var visibleState:
    VisibleFlowState<VisibleFlow, VisibleTab, VisibleRoute, VisibleSheet, VisibleOverlay>
  { get }
}
