#if canImport(SwiftUI)
  import ScreenNavigation
  import SwiftUI

  /// Presents the sheets and full-screen covers of a router, each with its own stack.
  struct RouterSheets<
    Schema: NavigationSchema, Destination: View, SheetContent: View
  >: ViewModifier {
    let router: AppRouter<Schema>
    let pages: RouterPages<Schema, Destination, SheetContent>
    @Binding var onScreen: Layer?

    func body(content: Content) -> some View {
      content
        .modifier(
          LayerPresenter(layer: .sheet, item: sheet, onScreen: $onScreen) { stack(in: $0) }
        )
        .modifier(
          LayerPresenter(layer: .cover, item: cover, onScreen: $onScreen) { stack(in: $0) })
    }

    private var sheet: Binding<PresentedSheet<Schema>?> {
      Binding {
        PresentedSheet(router.activeSheet, over: router)
      } set: { sheet in
        if sheet == nil { router.dismissSheet() }
      }
    }

    private var cover: Binding<PresentedSheet<Schema>?> {
      Binding {
        PresentedSheet(router.activeFullScreenCover, over: router)
      } set: { cover in
        if cover == nil { router.dismissFullScreenCover() }
      }
    }

    private func stack(in presented: PresentedSheet<Schema>) -> some View {
      RouterStack(
        presented.router, root: pages.sheet(presented.sheet, presented.router), pages)
    }
  }

  /// A sheet or cover with the router of its stack.
  ///
  /// The router identifies it: a router keeps the router of a sheet whose content changes.
  private struct PresentedSheet<Schema: NavigationSchema>: Identifiable {
    let sheet: Schema.Sheet
    let router: AppRouter<Schema>

    var id: ObjectIdentifier { ObjectIdentifier(router) }

    @MainActor
    init?(_ sheet: Schema.Sheet?, over presenter: AppRouter<Schema>) {
      guard let sheet, let router = presenter.presented else { return nil }
      self.sheet = sheet
      self.router = router
    }
  }
#endif
