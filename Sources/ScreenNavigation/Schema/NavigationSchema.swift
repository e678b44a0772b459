/// The types that one app navigates with, nested in one enum.
///
/// Routers, paths and presentations are generic over the schema, so an app's types show in a
/// signature once: `TabRouter<Bookshelf>`, `ScreenPath<Bookshelf>`.
///
/// ```swift
/// public enum Bookshelf: NavigationSchema {
///   public enum Tab: CaseIterable, Sendable { case library, search }
///   public enum Route: Hashable, Sendable { case bookDetail(Book) }
///   public enum Sheet: Identifiable, Hashable, Sendable { case bookEdit(Book) … }
/// }
/// ```
///
/// A type that lives outside of the schema is named in it: `public typealias Tab = MyApp.Tab`.
/// An app without tabs writes `typealias Tab = Never`.
public protocol NavigationSchema: Sendable {
  /// A top-level section of the app; `CaseIterable` when the tabs are fixed.
  associatedtype Tab: Hashable & Sendable

  /// A destination that is pushed on a stack.
  associatedtype Route: Hashable & Sendable

  /// A destination that is presented over a stack, as a sheet or as a full-screen cover.
  ///
  /// Two sheets with the same `id` are the same presentation with other contents, as
  /// SwiftUI's `sheet(item:)` has it. Where the type is `Equatable` too, assigning an equal
  /// sheet signals nothing to observers.
  associatedtype Sheet: Identifiable & Sendable

  /// A top-level mode of the app, such as onboarding; `Never` where it has only one.
  associatedtype Flow: Hashable & Sendable = Never

  /// A screen of the whole app that lies over any flow; `Never` where there is none.
  associatedtype Overlay: Sendable = Never

  /// What moves between flows; the library's three where the app has none of its own.
  associatedtype Command: NavigationCommand = FlowCommand<Self> where Command.Schema == Self
}
