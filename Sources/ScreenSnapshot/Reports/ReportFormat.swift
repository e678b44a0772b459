/// The format of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// One JSON object; see ``SnapshotReport/json(hasDiffs:)``.
  case json

  /// XML that CI servers read as test results.
  case junit

  /// Text for a pull request.
  case markdown

  /// One self-contained page for a browser.
  case html

  /// A patch for `git apply`.
  case patch

  /// Whether a report contains the tab of each screen and the path to it.
  package var locatesScreens: Bool {
    switch self {
    case .json, .html: true
    case .junit, .markdown, .patch: false
    }
  }
}

/// The context of a report apart from its results.
package struct ReportContext {
  /// Reads a golden by its path in results.
  package let golden: (String) -> [UInt8]?

  /// Replaces the secrets in the steps of a journey's file.
  package let displayedJourney: ([UInt8]) -> [UInt8]

  /// The path of a golden in its repository, by its path in results; nil outside of a repository.
  package let repositoryPath: (String) -> String?

  /// What taps lead to, for the HTML report; nil if the run did not draw it.
  package let map: NavigationMap?

  /// The lines to type next, with commands indented.
  package let nextSteps: [String]

  /// The command that accepts one group; nil if there is none.
  package let acceptCommand: (ResultGroup) -> String?

  package init(
    golden: @escaping (String) -> [UInt8]?,
    displayedJourney: @escaping ([UInt8]) -> [UInt8] = { $0 },
    repositoryPath: @escaping (String) -> String? = { $0 }, map: NavigationMap? = nil,
    nextSteps: [String] = [],
    acceptCommand: @escaping (ResultGroup) -> String? = { _ in nil }
  ) {
    self.acceptCommand = acceptCommand
    self.golden = golden
    self.displayedJourney = displayedJourney
    self.repositoryPath = repositoryPath
    self.map = map
    self.nextSteps = nextSteps
  }

  /// The golden of a result as reports display it: a journey without secrets.
  func displayedGolden(of result: ScreenResult) -> [UInt8]? {
    let golden = golden(result.from ?? result.golden)
    return result.folder == .journeys ? golden.map(displayedJourney) : golden
  }
}

extension SnapshotReport {
  /// Formats the report.
  ///
  /// - Throws: An error of `JSONEncoder`.
  package func bytes(as format: ReportFormat, in context: ReportContext) throws -> [UInt8] {
    switch format {
    case .json: Array(try json().utf8)
    case .junit: Array(JUnitReport.text(of: self).utf8)
    case .markdown: Array(MarkdownReport.text(of: self, in: context).utf8)
    case .html: Array(HTMLReport.text(of: self, in: context).utf8)
    case .patch: PatchReport.bytes(of: self, in: context)
    }
  }
}
