import ScreenText

/// Shows screens one after another, each in an app that has just started, to compare their texts with those of
/// another process, which shows them in another order.
///
/// A text that depends on the screens before it stays in the process, in a static or a global.
package struct ProcessTextsJob: StepJob {
  /// The positions of the screens.
  let screens: [Int]
  package var knownScreens = KnownScreens()
  package var endingSteps: [Activity] = []

  init(of screens: [Int]) { self.screens = screens }

  /// The checksums of the texts of the screens that can be shown, by position.
  package func run(with tools: JobTools, onStep: OnStep) async throws -> [Int: String] {
    try await withAuditor(of: tools, onStep) { auditor, progress in
      var checksums: [Int: String] = [:]
      for index in screens where progress.begin([auditor.show(index)]) {
        // A screen that cannot be shown is invalid, which the laws report.
        guard let picture = try? await auditor.freshPicture(of: index) else { continue }
        var checksum = Checksum()
        checksum.add(picture)
        checksums[index] = checksum.text
      }
      return checksums
    }
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(checking: "what stays in the process")
  }
}
