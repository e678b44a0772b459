public import ScreenNavigation

/// The actions of the reading lists.
extension AppRouter where Schema == Bookshelf {
  /// Asks for confirmation, then returns to all lists and runs the closure.
  public func askToRemove(
    _ list: ReadingList, onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    present(
      confirmation: .removeList(list) { [weak self] in
        self?.popToRoot()
        onConfirm()
      })
  }
}

extension ConfirmationState {
  /// Creates the confirmation before removing a reading list.
  public static func removeList(
    _ list: ReadingList, onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      describing: Bookshelf.Dialog.removeList(list),
      title: "Remove “\(list.name)”?",
      message: "Its books stay in your library.",
      destructiveLabel: "Remove",
      onConfirm: onConfirm)
  }
}
