public import ScreenNavigation

/// The types that the app Bookshelf navigates with.
///
/// Each is in a file of its own: `Bookshelf.Flow.swift`, `Bookshelf.Tab.swift`,
/// `Bookshelf.Route.swift`, `Bookshelf.Sheet.swift`, `Bookshelf.Overlay.swift`,
/// `Bookshelf.Command.swift`.
public enum Bookshelf: NavigationSchema {}
