import ScreenText

/// The result for one screen in one layout, for one journey, or for one obsolete golden.
package struct ScreenResult: Sendable {
  /// The screen's raw value, the name of the journey, or the name of the obsolete golden's screen.
  package let screen: String

  /// The verdict with the values that belong to it.
  package internal(set) var outcome: Outcome

  private let goldenPlace: GoldenPlace

  /// The folder of the golden.
  package let folder: GoldenFolder

  /// The golden's path, relative to the package.
  package var golden: String {
    switch goldenPlace {
    case .folder(let path): "\(path)/\(GoldenFile(folder: folder, name: screen).path)"
    case .file(let path): path
    }
  }

  /// The verdict.
  package var verdict: Verdict { outcome.verdict }

  /// `compact/library` or `journeys/lend-a-book`, as a pattern selects the screen.
  package var name: String { "\(folder.rawValue)/\(screen)" }

  /// The name of the golden in its folder.
  var fileName: String { golden.split(separator: "/").last.map(String.init) ?? golden }
}

/// The place of a golden.
indirect enum GoldenPlace: Sendable {
  /// The path of a manifest's folder, in which the golden has the name of its screen.
  ///
  /// The results of a run share its box.
  case folder(String)

  /// The path of the golden.
  case file(String)
}

extension ScreenResult {
  package init(screen: String, folder: GoldenFolder, golden: String, _ outcome: Outcome) {
    self.init(screen: screen, outcome: outcome, goldenPlace: .file(golden), folder: folder)
  }

  /// Creates the result for a golden of a store; `place` is the box that the results of the run share.
  init(
    screen: String, golden: GoldenFile, in store: GoldenStore, place: GoldenPlace,
    _ outcome: Outcome
  ) {
    let isNamedAfterScreen = golden.name.hasSameBytes(as: screen)
    self.init(
      screen: screen, outcome: outcome,
      goldenPlace: isNamedAfterScreen ? place : .file(store.displayPath(of: golden)),
      folder: golden.folder)
  }

  /// Creates the result for a golden that no screen owns.
  init(ofObsolete golden: GoldenFile, in store: GoldenStore) {
    self.init(
      screen: GoldenName.screen(of: golden.name), folder: golden.folder,
      golden: store.displayPath(of: golden), .obsolete)
  }
}
