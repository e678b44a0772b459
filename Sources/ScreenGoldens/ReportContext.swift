package import ScreenContents
import ScreenDriver
import ScreenRendering
package import ScreenReports

/// What a report needs apart from the results.
package struct ReportContext {
  /// Reads a golden by its path in results.
  let golden: (String) -> [UInt8]?

  /// Replaces the secrets in the steps of a journey's file.
  let displayedJourney: ([UInt8]) -> [UInt8]

  /// The path of a golden in its repository, by its path in results; nil outside of a repository.
  let repositoryPath: (String) -> String?

  /// What a person can do after a run.
  let nextSteps: (SnapshotReport) -> [Report.NextStep]

  /// The command that accepts one group of a run in some layouts; nil if there is none.
  let acceptCommand: (ResultGroup, [ScreenLayout]) -> String?

  package init(
    golden: @escaping (String) -> [UInt8]?,
    displayedJourney: @escaping ([UInt8]) -> [UInt8] = { $0 },
    repositoryPath: @escaping (String) -> String? = { $0 },
    nextSteps: @escaping (SnapshotReport) -> [Report.NextStep] = { _ in [] },
    acceptCommand: @escaping (ResultGroup, [ScreenLayout]) -> String? = { _, _ in nil }
  ) {
    self.acceptCommand = acceptCommand
    self.golden = golden
    self.displayedJourney = displayedJourney
    self.repositoryPath = repositoryPath
    self.nextSteps = nextSteps
  }

  /// The golden of a result as reports display it: a journey without secrets.
  func displayedGolden(of result: ScreenResult) -> [UInt8]? {
    let golden = golden(result.from ?? result.golden)
    return result.folder == .journeys ? golden.map(displayedJourney) : golden
  }
}
