/// A navigator whose visible state the tool can read.
///
/// The library's routers conform to it. Add a conformance for your own router to the harness
/// target:
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
/// If another package declares the router, the compiler requires `@retroactive`. With
/// `InternalImportsByDefault`, it also requires `public import` of both modules.
@MainActor
public protocol ScreenNavigating {
  // The prefix `Visible` avoids conflicts: an associated type becomes a member of the conforming
  // class, which may declare its own nested `Route`.

  /// The type of the flows, or `Never` for an app without flows.
  associatedtype VisibleFlow

  /// The type of the tabs, or `Never` for an app without tabs.
  associatedtype VisibleTab

  /// The type of the pushed screens.
  associatedtype VisibleRoute

  /// The type of the sheets, popovers and full-screen covers.
  associatedtype VisibleSheet

  /// The type of the app-wide overlays, or `Never` for an app without overlays.
  associatedtype VisibleOverlay

  /// The navigation state that the user currently sees.
  ///
  /// - Throws: Any error, for example if a type-erased stack cannot be read. It makes the screen
  ///   `invalid` and becomes the reason in the report.
  var visibleState:
    VisibleFlowState<VisibleFlow, VisibleTab, VisibleRoute, VisibleSheet, VisibleOverlay>
  { get throws }
}
