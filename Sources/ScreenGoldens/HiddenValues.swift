import ScreenText

/// The values of a screen that its golden hides, by their names.
struct HiddenValues: Equatable, Sendable {
  let screen: String
  let names: [String]
}

extension [HiddenValues] {
  /// The note on all of them; nil if there are none.
  var note: String? {
    let count = reduce(0) { $0 + $1.names.count }
    return isEmpty
      ? nil
      : "the goldens hide \(WordList.count(count, "value")) of \(WordList.count(self.count, "screen"))"
  }

  /// A line for each screen, with the names.
  var lines: [String] {
    map { TextColumns.visible("\($0.screen): \($0.names.joined(separator: ", "))") }
  }
}
