import ScreenSnapshot

/// What is said of screens that show the same.
enum DuplicateScreensNote {
  /// The most screens that a note names.
  private static let most = 8

  /// The note on a group.
  ///
  /// - Parameters:
  ///   - screens: The screens' raw values.
  ///   - isVerbose: Whether all are named, however many there are.
  /// - Returns: A line.
  static func note(on screens: [String], isVerbose: Bool) -> String {
    let isCut = screens.count > most && !isVerbose
    let names = (isCut ? screens.prefix(most - 1) : screens[...]).map(TextColumns.visible)
    let rest = isCut ? ["\(screens.count - names.count) more"] : []
    return
      "note: \(MessageFormatting.list(names + rest)) show the same but for name and link"
  }
}
