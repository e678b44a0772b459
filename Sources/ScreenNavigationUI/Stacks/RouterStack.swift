#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  /// A navigation stack bound to a router, with its sheets, full-screen covers and dialogs.
  ///
  /// A sheet or cover gets a stack of its own, bound to the router's `presented` router, and so on
  /// for sheets over sheets. The views inside find the nearest router in the environment.
  ///
  /// ```swift
  /// RouterStack(router) {
  ///   ShelfView()
  /// } destination: { route, router in
  ///   RouteView(route: route, router: router)
  /// } sheet: { sheet, router in
  ///   SheetView(sheet: sheet, router: router)
  /// }
  /// ```
  ///
  /// Do not put a `NavigationStack` around it or inside of it.
  ///
  /// macOS has no full-screen cover and presents a cover as a sheet. Give every cover a button that
  /// closes it: a person cannot swipe a cover away, nor a sheet on macOS.
  public struct RouterStack<
    Schema: NavigationSchema, Root: View, Destination: View, SheetContent: View
  >: View {
    @Bindable private var router: AppRouter<Schema>
    private let root: Root
    private let pages: RouterPages<Schema, Destination, SheetContent>
    @State private var onScreen: Layer?

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - router: The router of the stack.
    ///   - root: The first screen.
    ///   - destination: Returns the view of a route. The router is that of the stack that the route
    ///     is on: this router, or the router of a sheet.
    ///   - sheet: Returns the first screen of a sheet or cover. The router is that of its stack.
    public init(
      _ router: AppRouter<Schema>,
      @ViewBuilder root: () -> Root,
      @ViewBuilder destination:
        @escaping @MainActor (Schema.Route, AppRouter<Schema>) -> Destination,
      @ViewBuilder sheet: @escaping @MainActor (Schema.Sheet, AppRouter<Schema>) -> SheetContent
    ) {
      self.init(router, root: root(), RouterPages(destination: destination, sheet: sheet))
    }

    /// Creates a stack with the builders of the stack below it.
    init(
      _ router: AppRouter<Schema>, root: Root,
      _ pages: RouterPages<Schema, Destination, SheetContent>
    ) {
      self.router = router
      self.root = root
      self.pages = pages
    }

    /// The stack, its layers and its dialogs.
    public var body: some View {
      NavigationStack(path: $router.stack) {
        root.navigationDestination(for: Schema.Route.self) { route in
          pages.destination(route, router)
        }
      }
      .modifier(VisiblePathElement())
      .modifier(RouterSheets(router: router, pages: pages, onScreen: $onScreen))
      .modifier(OverlayLayer(router: router, onScreen: $onScreen))
      .modifier(RouterDialogs(router: router, canPresent: onScreen == nil))
      .environment(router)
    }
  }

  /// The builders that a stack shares with the stacks of its sheets.
  struct RouterPages<Schema: NavigationSchema, Destination: View, SheetContent: View> {
    let destination: @MainActor (Schema.Route, AppRouter<Schema>) -> Destination
    let sheet: @MainActor (Schema.Sheet, AppRouter<Schema>) -> SheetContent
  }
#endif
