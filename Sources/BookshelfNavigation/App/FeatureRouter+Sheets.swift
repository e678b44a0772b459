import ScreenNavigation

extension FeatureRouter: SheetRouting {
  /// Presents an alert about a change that failed.
  public func reportFailure(_ message: String) {
    stack.present(
      alert: AlertState(
        describing: Bookshelf.Dialog.notSaved, title: "Not Saved", message: message))
  }

  /// Closes the sheet or the cover.
  public func close() {
    presenter?.dismiss()
  }
}
