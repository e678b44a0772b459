public import ScreenNavigation

/// What the library needs of the router.
@MainActor
public protocol LibraryRouting: SearchRouting {
  /// Says that something went well, over all that is shown.
  ///
  /// - Parameter message: What to say.
  func presentSuccess(_ message: SuccessMessage)
}

extension FlowRouter: LibraryRouting where Schema == Bookshelf {}
