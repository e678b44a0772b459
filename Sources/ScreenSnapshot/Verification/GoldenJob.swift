import ScreenSystem

/// A job whose texts are compared with goldens: the pictures of a screen, its controls, or a journey.
protocol GoldenJob: Job where Result == RenderedScreen {
  var folders: [GoldenFolder] { get }

  var options: RenderOptions { get set }

  /// The position of the screen in the manifest; nil for a journey.
  var screenIndex: Int? { get }

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

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(rendering: path(among: screens))
  }

  func retry(after outcome: JobOutcome<RenderedScreen>) -> Self? { nil }

  func golden(_ file: GoldenFile, in store: GoldenStore) throws(FileSystem.Failure) -> [UInt8]? {
    try store.read(file)
  }

  func comparison(of text: [UInt8], with golden: [UInt8]?) -> GoldenComparison {
    GoldenComparison(of: text, with: golden)
  }

  /// The job with all of its texts, also those that equal their goldens.
  var withAllTexts: Self {
    var job = self
    (job.options.goldens, job.options.connects) = (nil, false)
    return job
  }
}

/// What a job that renders leaves out of its result.
package struct RenderOptions: Codable, Hashable, Sendable {
  /// The folder of the manifest's goldens; nil for all texts.
  ///
  /// Texts that equal their goldens are left out, because nearly all do.
  package var goldens: String?

  /// Whether the tab of the screen and the path to it are described.
  package var locates = true

  /// Whether the result has what is visible and what the controls lead to, for a map or a page with links.
  package var connects = false

  package init(
    comparingWith goldens: String? = nil, locates: Bool = true, connects: Bool = false
  ) {
    (self.goldens, self.locates, self.connects) = (goldens, locates, connects)
  }

  /// The text, or nil if it equals its golden.
  func unmatched(_ text: RenderedText, ofGoldenNamed name: String) -> RenderedText? {
    guard let goldens else { return text }
    let file = GoldenFile(folder: text.folder, name: name)
    // A golden that cannot be read, or is a link, is reported when the text is compared with it.
    let golden = try? FileSystem.contents(
      of: "\(goldens)/\(file.path)", followsLink: false)
    return golden == text.bytes ? nil : text
  }
}
