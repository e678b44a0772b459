#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  /// A sidebar with the tabs of a router, and the stack of the selected tab next to it.
  ///
  /// ```swift
  /// RouterSplitView(tabs, title: "Bookshelf") { tab, router in
  ///   BookshelfStack(router: router) {
  ///     switch tab {
  ///     case .library: LibraryView()
  ///     case .search: SearchView()
  ///     }
  ///   }
  /// } label: { tab in
  ///   switch tab {
  ///   case .library: Label("Library", systemImage: "books.vertical")
  ///   case .search: Label("Search", systemImage: "magnifyingglass")
  ///   }
  /// } placeholder: {
  ///   ContentUnavailableView("Select a Section", systemImage: "sidebar.left")
  /// }
  /// ```
  ///
  /// `BookshelfStack` is a view of the app with a ``RouterStack``.
  ///
  /// In a narrow window, it collapses: the sidebar becomes the first screen of the stack, without
  /// code that depends on the width. For a tab bar in a narrow window, see ``RouterAdaptiveView``.
  ///
  /// The selection is optional: a person can deselect every row on macOS, or return to the collapsed
  /// sidebar. The detail is then the placeholder. The router has no such state, because a tab is
  /// always selected there, and the same state drives a tab bar. Therefore, the view itself remembers
  /// that nothing is selected. It selects a row again when a jump, a command or a link leads to a tab,
  /// and when the router selects a tab, pushes a route or presents something.
  public struct RouterSplitView<
    Schema: NavigationSchema, Content: View, TabLabel: View, Placeholder: View
  >: View {
    private let tabs: TabRouter<Schema>
    private let title: LocalizedStringKey?
    private let content: @MainActor (Schema.Tab, AppRouter<Schema>) -> Content
    private let label: @MainActor (Schema.Tab) -> TabLabel
    private let placeholder: Placeholder

    @State private var isDeselected = false
    @Environment(FlowRouter<Schema>.self) private var app: FlowRouter<Schema>?

    /// Creates a split view.
    ///
    /// - Parameters:
    ///   - tabs: The router of the tabs.
    ///   - title: The title of the sidebar, usually the name of the app, which goldens of the regular
    ///     layout draw there. By default, the sidebar has no title.
    ///   - content: Returns the content of a tab: usually a ``RouterStack`` with the tab's router.
    ///   - label: Returns the label of a tab in the sidebar.
    ///   - placeholder: The detail while no row is selected.
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

    /// The split view.
    public var body: some View {
      NavigationSplitView {
        if let title {
          sidebar.navigationTitle(title)
        } else {
          sidebar
        }
      } detail: {
        if let tab = visibleTab {
          content(tab, tabs.router(for: tab)).id(tab)
        } else {
          placeholder
        }
      }
      .onChange(of: tabs.selectionRequests) { isDeselected = false }
      .onChange(of: tabs.current.stack) { _, stack in
        // A person who returns to the collapsed sidebar empties the stack.
        if !stack.isEmpty { isDeselected = false }
      }
      .onChange(of: isPresenting) { _, isPresenting in
        if isPresenting { isDeselected = false }
      }
      .environment(tabs)
    }

    private var sidebar: some View {
      List(tabs.tabs, id: \.self, selection: selection) { tab in
        label(tab)
      }
    }

    /// The selected tab, or nil while no row is selected.
    private var visibleTab: Schema.Tab? {
      isDeselected ? nil : tabs.selectedTab
    }

    /// Whether the stack of the selected tab must be on screen, because it presents something.
    private var isPresenting: Bool {
      tabs.current.presentation != nil || app?.overlay != nil
    }

    private var selection: Binding<Schema.Tab?> {
      Binding {
        visibleTab
      } set: { tab in
        select(tab)
      }
    }

    private func select(_ tab: Schema.Tab?) {
      guard let tab else {
        isDeselected = true
        return
      }
      if isDeselected {
        isDeselected = false
        tabs.selectedTab = tab
      } else {
        tabs.switchTab(to: tab)
      }
    }
  }
#endif
