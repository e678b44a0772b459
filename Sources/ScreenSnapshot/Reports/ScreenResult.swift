/// The result for one screen in one layout, for one journey, or for one obsolete golden.
package struct ScreenResult: Sendable {
  /// The screen's raw value, the name of the journey, or the name of the obsolete golden's screen.
  package let screen: String

  /// The folder of the golden.
  package let folder: GoldenFolder

  /// The verdict with the values that belong to it.
  package internal(set) var outcome: Outcome

  private let goldenPath: GoldenPath

  /// The golden's path, relative to the package.
  package var golden: String { goldenPath.text }

  /// The verdict.
  package var verdict: Verdict { outcome.verdict }

  /// `compact/library` or `journeys/lend-a-book`, as a pattern selects the screen.
  package var name: String { "\(folder.rawValue)/\(screen)" }

  /// The name of the golden in its folder.
  var fileName: String {
    golden.split(separator: "/").last.map(String.init) ?? golden
  }
}

/// The path of a golden, in parts that many results share.
private enum GoldenPath: Sendable {
  case whole(String)
  case parts(folder: String, file: GoldenFile)

  var text: String {
    switch self {
    case .whole(let path): path
    case .parts(let folder, let file): "\(folder)/\(file.path)"
    }
  }
}

extension ScreenResult {
  package init(screen: String, folder: GoldenFolder, golden: String, _ outcome: Outcome) {
    self.init(screen: screen, folder: folder, outcome: outcome, goldenPath: .whole(golden))
  }

  /// Creates the result for a golden of a store.
  init(screen: String, golden: GoldenFile, in store: GoldenStore, _ outcome: Outcome) {
    self.init(
      screen: screen, folder: golden.folder, outcome: outcome,
      goldenPath: .parts(folder: store.displayFolder, file: golden))
  }

  /// Creates the result for a golden that no screen owns.
  init(ofObsolete golden: GoldenFile, in store: GoldenStore) {
    self.init(
      screen: GoldenName.screen(of: golden.name), golden: golden, in: store, .obsolete)
  }
}
