#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  /// A tab view bound to a router; a second tap on a tab pops its stack to the root.
  ///
  /// ```swift
  /// RouterTabView(tabs) { tab, router in
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
  /// }
  /// ```
  ///
  /// `BookshelfStack` is a view of the app with a ``RouterStack``. Each tab has its own stack. Do not
  /// put a stack around the tab view.
  ///
  /// If a tab opens a sheet instead of being selected, write a `TabView` with a binding of your own,
  /// and a ``RouterStack`` for each tab.
  public struct RouterTabView<Schema: NavigationSchema, Content: View, TabLabel: View>: View {
    private let tabs: TabRouter<Schema>
    private let content: @MainActor (Schema.Tab, AppRouter<Schema>) -> Content
    private let label: @MainActor (Schema.Tab) -> TabLabel

    /// Creates a tab view.
    ///
    /// - Parameters:
    ///   - tabs: The router of the tabs.
    ///   - content: Returns the content of a tab: usually a ``RouterStack`` with the tab's router.
    ///   - label: Returns the label of a tab.
    public init(
      _ tabs: TabRouter<Schema>,
      @ViewBuilder content: @escaping @MainActor (Schema.Tab, AppRouter<Schema>) -> Content,
      @ViewBuilder label: @escaping @MainActor (Schema.Tab) -> TabLabel
    ) {
      self.tabs = tabs
      self.content = content
      self.label = label
    }

    /// The tab view.
    public var body: some View {
      TabView(selection: tabs.selection) {
        ForEach(tabs.tabs, id: \.self) { tab in
          content(tab, tabs.router(for: tab))
            .environment(\.isInSelectedTab, { tab == tabs.selectedTab })
            .tabItem { label(tab) }
            .tag(tab)
        }
      }
      .environment(tabs)
    }
  }
#endif
