public import ScreenNavigation

/// The actions of the reading lists, for screens and tests alike.
extension AppRouter where Schema == Bookshelf {
  /// Asks whether to remove a list, and returns to the lists where the answer is yes.
  ///
  /// - Parameter list: The list.
  public func askToRemove(_ list: ReadingList) {
    present(confirmation: .removeList(list) { [weak self] in self?.popToRoot() })
  }
}

extension ConfirmationState {
  /// Asks whether to remove a reading list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - onConfirm: What follows a yes.
  /// - Returns: The question.
  public static func removeList(
    _ list: ReadingList, onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      title: "Remove “\(list.name)”?",
      message: "Its books stay in your library.",
      destructiveLabel: "Remove",
      onConfirm: onConfirm)
  }
}
