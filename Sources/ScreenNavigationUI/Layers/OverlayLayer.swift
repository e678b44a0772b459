#if canImport(SwiftUI)
  import ScreenNavigation
  import SwiftUI

  /// Presents the overlay over a stack while the stack is frontmost.
  ///
  /// SwiftUI presents one layer over a view. While a sheet is open, the root of the app cannot
  /// present a cover, and its `overlay { }` is behind the sheet. Only the frontmost stack can present
  /// the overlay over everything, so every stack has this modifier.
  struct OverlayLayer<Schema: NavigationSchema>: ViewModifier {
    let router: AppRouter<Schema>
    @Binding var onScreen: Layer?

    @Environment(\.[overlaysOf: SchemaKey<Schema>()]) private var overlays

    func body(content: Content) -> some View {
      content.modifier(
        LayerPresenter(layer: .overlay, item: page, onScreen: $onScreen) { $0.content })
    }

    private var page: Binding<OverlayPage?> {
      Binding {
        isFrontmost ? overlays?.page : nil
      } set: { page in
        if page == nil, isFrontmost { overlays?.app.dismissOverlay() }
      }
    }

    /// Whether the stack is in front, and no dialog was on screen before the overlay.
    private var isFrontmost: Bool {
      guard let overlays, overlays.app.current.topmost === router else { return false }
      return router.presentation == nil || onScreen == .overlay
    }
  }
#endif
