#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  /// The root of an app with flows: the view of the visible flow.
  ///
  /// ```swift
  /// RouterFlowView(app) { flow in
  ///   switch flow {
  ///   case .onboarding: BookshelfStack(router: app.router(for: .onboarding)) { WelcomeView() }
  ///   case .authorized: MainTabs(tabs: app.tabs)
  ///   }
  /// }
  /// ```
  ///
  /// `BookshelfStack` is a view of the app with a ``RouterStack``, and `MainTabs` is one with a
  /// ``RouterTabView``.
  ///
  /// The views inside find the router in the environment: `@Environment(FlowRouter<Bookshelf>.self)`.
  public struct RouterFlowView<Schema: NavigationSchema, Content: View>: View {
    private let app: FlowRouter<Schema>
    private let content: @MainActor (Schema.Flow) -> Content

    /// Creates the root of an app.
    ///
    /// - Parameters:
    ///   - app: The router of the app.
    ///   - content: Returns the view of a flow.
    public init(
      _ app: FlowRouter<Schema>,
      @ViewBuilder content: @escaping @MainActor (Schema.Flow) -> Content
    ) {
      self.app = app
      self.content = content
    }

    /// The view of the visible flow.
    public var body: some View {
      content(app.flow)
        .id(app.flow)
        .environment(app)
    }
  }
#endif
