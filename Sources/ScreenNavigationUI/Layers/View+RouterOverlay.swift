#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  extension View {
    /// Presents the overlay of an app over everything, in any flow.
    ///
    /// Apply it outside of every ``RouterStack``. The frontmost stack presents the overlay as a
    /// full-screen cover, on macOS as a sheet. If a dialog is on screen, the overlay waits until a
    /// person answers it. The content reads the router with
    /// `@Environment(FlowRouter<Bookshelf>.self)`.
    ///
    /// - Parameters:
    ///   - app: The router with the overlay.
    ///   - content: Returns the view of an overlay.
    /// - Returns: A view whose stacks present the overlay.
    public func routerOverlay<Schema: NavigationSchema, Content: View>(
      _ app: FlowRouter<Schema>,
      @ViewBuilder content: @escaping @MainActor (Schema.Overlay) -> Content
    ) -> some View where Schema.Overlay: Identifiable {
      environment(
        \.[overlaysOf: SchemaKey<Schema>()],
        OverlaySource(app: app, id: { AnyHashable($0.id) }, content: { AnyView(content($0)) })
      )
      .environment(app)
    }
  }
#endif
