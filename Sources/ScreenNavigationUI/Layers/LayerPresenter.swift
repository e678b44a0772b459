#if canImport(SwiftUI)
  import SwiftUI

  /// Presents a layer over a stack, but only while no other layer is on screen.
  ///
  /// A router replaces a sheet with a cover in one change. SwiftUI can drop the cover, because the
  /// sheet is still on screen while it slides away. Therefore, the cover waits until SwiftUI reports
  /// the dismissal of the sheet.
  struct LayerPresenter<Item: Identifiable, Page: View>: ViewModifier {
    let layer: Layer

    /// The item to present, as the router has it.
    @Binding var item: Item?

    /// The layer that is on screen over the stack, until SwiftUI reports its dismissal.
    @Binding var onScreen: Layer?

    @ViewBuilder let page: (Item) -> Page

    @Environment(\.isInSelectedTab) private var isInSelectedTab

    func body(content: Content) -> some View {
      #if os(macOS)
        content.sheet(item: presentedItem, onDismiss: didDismiss, content: trackedPage)
      #else
        if layer == .sheet {
          content.sheet(item: presentedItem, onDismiss: didDismiss, content: trackedPage)
        } else {
          content.fullScreenCover(item: presentedItem, onDismiss: didDismiss, content: trackedPage)
        }
      #endif
    }

    /// The item, or nil while it has to wait.
    private var nextItem: Item? {
      let canPresent = isInSelectedTab() && (onScreen == nil || onScreen == layer)
      return canPresent ? item : nil
    }

    /// The binding for SwiftUI, which writes nil when a person closes the layer.
    ///
    /// If the router has replaced the item meanwhile, the new item stays.
    private var presentedItem: Binding<Item?> {
      let next = nextItem
      return Binding {
        next
      } set: { newItem in
        if let next, next.id == item?.id { item = newItem }
      }
    }

    private func trackedPage(_ item: Item) -> some View {
      page(item).onAppear { onScreen = layer }
    }

    private func didDismiss() {
      // If another item replaced this one, the layer is still on screen.
      if nextItem == nil { onScreen = nil }
    }
  }
#endif
