public import ScreenNavigation

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
