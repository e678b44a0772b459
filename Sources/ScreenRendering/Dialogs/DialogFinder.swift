package import ScreenDriver
package import ScreenJobs
import ScreenSnapshot

/// Finds the controls that present the dialogs of a manifest, each once in a run.
@MainActor
package final class DialogFinder {
  private let runner: any JobRunner
  private let options: RenderOptions

  /// How the searches ended, and errors of the harness that belong to no screen.
  package private(set) var completion = RunCompletion()

  /// What the searches found out, by the position of the screen; nil for a screen without a dialog, and for all
  /// screens of a search that failed.
  private var known: [Int: ManifestDialog?] = [:]

  package init(on runner: any JobRunner, with options: RenderOptions = RenderOptions()) {
    (self.runner, self.options) = (runner, options)
  }

  /// The dialogs that the paths of some screens present, by the positions of these screens.
  ///
  /// - Parameter screens: The positions of the screens.
  /// - Returns: The dialogs, without screens that present no dialog.
  /// - Throws: The error that stops the runner.
  /// - Complexity: O(*n*) in all screens, and one navigation per control of a screen beneath a dialog.
  package func dialogs(of screens: some Sequence<Int>) async throws -> [Int: ManifestDialog] {
    let wanted = Set(screens)
    let new = wanted.subtracting(known.keys)
    if !new.isEmpty { try await search(new) }
    return known.filter { wanted.contains($0.key) }.compactMapValues(\.self)
  }

  /// Searches in one process, which starts again without a step that ends it.
  private func search(_ screens: Set<Int>) async throws {
    var job = DialogsJob(screens: screens)
    var last: JobOutcome<[Int: ManifestDialog]>?
    var end: RunCompletion
    repeat {
      if let step = last?.interruptedActivity { job.fatalSteps[step] = last?.reasonWithoutActivity }
      end = try await runner.run([job], with: options) { last = $1 }
      completion += end
    } while end.isComplete
      && last?.interruptedActivity.map { job.fatalSteps[$0] == nil } ?? false
    if let reason = last?.failureReason {
      completion.problems.append("cannot search the dialogs of the manifest: \(reason)")
    }
    // An exploration goes on after an interrupt, and may search again.
    guard end.isComplete else { return }
    let found: [Int: ManifestDialog] = if case .completed(let found)? = last { found } else { [:] }
    for screen in screens { known.updateValue(found[screen], forKey: screen) }
  }
}
