import ScreenJobs
package import ScreenRendering
import ScreenSystem

/// A job whose texts are compared with goldens: the pictures of a screen, its controls, or a journey.
protocol GoldenJob: Job where Result == RenderedScreen {
  var folders: [GoldenFolder] { get }

  /// The name of the screen or journey in reports.
  func name(among screens: [String]) -> String

  /// The name of the screen, or the path of the journey, as a pattern selects it.
  func path(among screens: [String]) -> String

  /// The name of its goldens, without the extension.
  func goldenName(among screens: [String]) -> String

  /// The golden that a text belongs to; nil if it is missing.
  func golden(_ file: GoldenFile, in store: GoldenStore) throws(FileSystem.Failure) -> [UInt8]?

  /// The job to run instead after an outcome that is expected; nil for any other outcome.
  func retry(after outcome: JobOutcome<RenderedScreen>) -> Self?

  /// Compares a text with its golden, without computing the difference.
  func comparison(of text: [UInt8], with golden: [UInt8]?) -> GoldenComparison
}

extension GoldenJob {
  func path(among screens: [String]) -> String { name(among: screens) }

  func retry(after outcome: JobOutcome<RenderedScreen>) -> Self? { nil }

  func golden(_ file: GoldenFile, in store: GoldenStore) throws(FileSystem.Failure) -> [UInt8]? {
    try store.read(file)
  }

  func comparison(of text: [UInt8], with golden: [UInt8]?) -> GoldenComparison {
    GoldenComparison(of: text, with: golden)
  }
}

extension GoldenJob where Self: ScreenJob {
  func name(among screens: [String]) -> String { screens[screen] }

  func goldenName(among screens: [String]) -> String { GoldenName.name(of: screens[screen]) }
}

extension PictureJob: GoldenJob {
  var folders: [GoldenFolder] { layouts.map { GoldenFolder($0) } }
}

extension ControlsJob: GoldenJob {
  var folders: [GoldenFolder] { [.controls] }
}
