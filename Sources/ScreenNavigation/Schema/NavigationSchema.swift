/// The navigation types of one app, nested in one enum.
///
/// Routers, paths and presentations are generic over the schema, so a signature names one type
/// instead of six: `TabRouter<Bookshelf>`, `ScreenPath<Bookshelf>`.
///
/// ```swift
/// public enum Bookshelf: NavigationSchema {
///   public enum Tab: CaseIterable, Sendable { case library, search }
///   public enum Route: Hashable, Sendable { case bookDetail(Book) }
///   public enum Sheet: Identifiable, Hashable, Sendable { case bookEdit(Book) … }
/// }
/// ```
///
/// Use a type alias for a type outside of the schema: `public typealias Tab = MyApp.Tab`.
/// An app without tabs writes `typealias Tab = Never`.
public protocol NavigationSchema: Sendable {
  /// A top-level section of the app; `CaseIterable` if the tabs are fixed.
  associatedtype Tab: Hashable & Sendable

  /// A destination that is pushed on a stack.
  associatedtype Route: Hashable & Sendable

  /// A destination that is presented over a stack, as a sheet or as a full-screen cover.
  ///
  /// Two sheets with the same `id` are one presentation with different content, as in SwiftUI's
  /// `sheet(item:)`. If the type is `Equatable`, assigning an equal sheet does not notify
  /// observers.
  associatedtype Sheet: Identifiable & Sendable

  /// A top-level mode of the app, such as onboarding; `Never` if the app has only one.
  associatedtype Flow: Hashable & Sendable = Never

  /// A screen over the whole app, in any flow; `Never` if the app has none.
  associatedtype Overlay: Sendable = Never

  /// A move between flows; ``FlowCommand`` if the app does not define its own.
  associatedtype Command: NavigationCommand = FlowCommand<Self> where Command.Schema == Self
}
