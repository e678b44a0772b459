public import ScreenNavigation

/// The part of the router that the library needs.
@MainActor
public protocol LibraryRouting: SearchRouting {
  /// Presents a success message over the whole app.
  func presentSuccess(_ message: SuccessMessage)
}

extension FlowRouter: LibraryRouting where Schema == Bookshelf {}
