public import ScreenNavigation

/// The types that the app Bookshelf navigates with.
///
/// Each is in a file of its own: `Bookshelf.Tab.swift`, `Bookshelf.Route.swift`,
/// `Bookshelf.Sheet.swift`.
public enum Bookshelf: NavigationSchema {}
