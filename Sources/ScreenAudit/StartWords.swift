import ScreenText

/// The words for starts of the app.
enum StartWords {
  /// `from signedIn and signedOut`.
  static func from(_ names: [String]) -> String {
    "from \(WordList.list(names.map { TextColumns.visible($0) }))"
  }
}
