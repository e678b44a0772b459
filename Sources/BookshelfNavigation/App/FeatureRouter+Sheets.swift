public import ScreenNavigation

extension FeatureRouter: SheetRouting {
  /// Presents an alert about a change that failed.
  public func reportFailure(_ message: String) {
    stack.present(alert: .notSaved(message))
  }

  /// Closes the sheet or the cover.
  public func close() {
    presenter?.dismiss()
  }
}

extension AlertState {
  /// Creates the alert about a change that failed.
  public static func notSaved(_ message: String) -> AlertState {
    AlertState(describing: Bookshelf.Dialog.notSaved, title: "Not Saved", message: message)
  }
}
