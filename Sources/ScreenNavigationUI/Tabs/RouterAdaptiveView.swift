#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  /// A ``RouterTabView`` in a narrow window, and a ``RouterSplitView`` in a wide one.
  ///
  /// Both are bound to the same router, so no navigation state is lost when the width changes. SwiftUI
  /// rebuilds the views, so they lose their own state, such as scroll positions.
  public struct RouterAdaptiveView<
    Schema: NavigationSchema, Content: View, TabLabel: View, Placeholder: View
  >: View {
    private let tabs: TabRouter<Schema>
    private let title: LocalizedStringKey?
    private let content: @MainActor (Schema.Tab, AppRouter<Schema>) -> Content
    private let label: @MainActor (Schema.Tab) -> TabLabel
    private let placeholder: Placeholder

    @Environment(\.horizontalSizeClass) private var width

    /// Creates an adaptive view.
    ///
    /// - Parameters:
    ///   - tabs: The router of the tabs.
    ///   - title: The title of the sidebar, usually the name of the app. A tab bar has no title. By default,
    ///     the sidebar has no title.
    ///   - content: Returns the content of a tab: usually a ``RouterStack`` with the tab's router.
    ///   - label: Returns the label of a tab.
    ///   - placeholder: The detail of the split view while no row is selected.
    public init(
      _ tabs: TabRouter<Schema>,
      title: LocalizedStringKey? = nil,
      @ViewBuilder content: @escaping @MainActor (Schema.Tab, AppRouter<Schema>) -> Content,
      @ViewBuilder label: @escaping @MainActor (Schema.Tab) -> TabLabel,
      @ViewBuilder placeholder: () -> Placeholder
    ) {
      self.tabs = tabs
      self.title = title
      self.content = content
      self.label = label
      self.placeholder = placeholder()
    }

    /// The layout for the width of the window.
    public var body: some View {
      if width == .compact {
        RouterTabView(tabs, content: content, label: label)
      } else {
        RouterSplitView(tabs, title: title, content: content, label: label) { placeholder }
      }
    }
  }
#endif
