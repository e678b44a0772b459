/// Why something was not checked; the reasons of one law are in its file.
struct LawGap: Codable, Hashable, Sendable {
  let words: String

  /// Whether the crawl cannot tell if a screen is reached.
  let isUndecided: Bool

  init(_ words: String, isUndecided: Bool = false) {
    (self.words, self.isUndecided) = (words, isUndecided)
  }

  static let otherPairs = LawGap(
    "above \(PairSelection.maximumScreens) screens, each is checked after and before only one of each shape; "
      + "'--all-pairs' checks all")
}
