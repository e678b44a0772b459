#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  extension AppRouter {
    /// A binding to the stack, for a `NavigationStack(path:)` of your own.
    ///
    /// For the other properties, use `Bindable`: `Bindable(router).activeSheet`.
    public var stackBinding: Binding<[Schema.Route]> { Bindable(self).stack }
  }
#endif
