import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// Finds the controls that present the dialogs of some screens, without steps that end the process.
struct DialogsJob: Job {
  /// The positions of the screens.
  let screens: Set<Int>

  /// The steps that ended the process before, with the reasons.
  var fatalSteps: [Activity: String] = [:]

  @MainActor
  func run(with tools: JobTools, onStep: OnStep) async throws -> [Int: ManifestDialog] {
    await withoutActuallyEscaping(onStep) { onStep in
      var search = DialogSearch(tools, without: fatalSteps, onStep: onStep)
      return await search.result(for: screens)
    }
  }

  func work(among screens: [String]) -> String { "searching for controls that present dialogs" }

  /// The results of the screens report their crashes.
  static var reportsCrashes: Bool { true }
}
