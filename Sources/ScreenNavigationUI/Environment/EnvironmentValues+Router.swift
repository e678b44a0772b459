#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI
  import os

  extension EnvironmentValues {
    /// The router of the nearest stack of a schema.
    ///
    /// Give it a name in your app:
    ///
    /// ```swift
    /// extension EnvironmentValues {
    ///   var router: AppRouter<Bookshelf> { self[router: Bookshelf.self] }
    /// }
    /// ```
    ///
    /// A view then reads `@Environment(\.router) private var router`. ``RouterStack`` sets the value,
    /// so a view in a sheet reads the router of the sheet. Set it yourself with
    /// `environment(router)`.
    ///
    /// A view outside of every stack, such as a view in a preview, reads one shared router for each
    /// schema. No stack is bound to it. To find a missing router at once, read
    /// `@Environment(AppRouter<Bookshelf>.self)` instead, which traps if no router is set.
    ///
    /// - Parameter schema: The app's schema.
    public subscript<Schema: NavigationSchema>(router schema: Schema.Type) -> AppRouter<Schema> {
      self[AppRouter<Schema>.self] ?? DetachedRouters.router(for: schema)
    }

    /// Returns whether the view is in the selected tab, or in no tab.
    ///
    /// Only then a stack presents sheets and dialogs. A tab keeps its presentation while another tab
    /// is selected, and SwiftUI would leave a sheet on screen over the other tab.
    @Entry var isInSelectedTab: @MainActor () -> Bool = { true }
  }

  /// The routers of views outside of every stack: one for each schema.
  private enum DetachedRouters {
    private static let routers = OSAllocatedUnfairLock<[ObjectIdentifier: any Sendable]>(
      initialState: [:])

    static func router<Schema: NavigationSchema>(for schema: Schema.Type) -> AppRouter<Schema> {
      routers.withLock { routers in
        if let router = routers[ObjectIdentifier(schema)] as? AppRouter<Schema> { return router }
        let router = AppRouter<Schema>()
        routers[ObjectIdentifier(schema)] = router
        return router
      }
    }
  }
#endif
