#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  extension TabRouter {
    /// A binding to the selected tab, for a `TabView(selection:)` of your own.
    ///
    /// Selecting the selected tab again pops its stack to the root.
    public var selection: Binding<Schema.Tab> {
      // The view that makes the binding observes the tab, whenever SwiftUI reads the binding.
      _ = selectedTab
      return Binding {
        self.selectedTab
      } set: { tab in
        self.switchTab(to: tab)
      }
    }

    /// Returns a binding to the stack of a tab, for a `NavigationStack(path:)` of your own.
    public func binding(for tab: Schema.Tab) -> Binding<[Schema.Route]> {
      router(for: tab).stackBinding
    }
  }
#endif
