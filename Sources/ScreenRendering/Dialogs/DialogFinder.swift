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
    var next: DialogsJob? = DialogsJob(screens: screens)
    var found: [Int: ManifestDialog] = [:]
    while let job = next {
      var last: JobOutcome<[Int: ManifestDialog]>?
      let end = try await runner.run([job], with: options) { last = $1 }
      completion += end
      // An exploration goes on after an interrupt, and may search again.
      guard end.isComplete, let last else { return }
      next = job.restarted(after: last)
      if case .completed(let dialogs) = last { found = dialogs }
      if next == nil, let reason = last.failureReason {
        completion.problems.append("cannot search the dialogs of the manifest: \(reason)")
      }
    }
    for screen in screens { known.updateValue(found[screen], forKey: screen) }
  }
}

/// Finds the controls that present the dialogs of some screens.
struct DialogsJob: RestartingJob {
  /// The positions of the screens.
  let screens: Set<Int>

  var fatalSteps: [Activity: String] = [:]

  @MainActor
  func run(with tools: JobTools, onStep: OnStep) async throws -> [Int: ManifestDialog] {
    await withoutActuallyEscaping(onStep) { onStep in
      var search = DialogSearch(tools, without: fatalSteps, onStep: onStep)
      return await search.result(for: screens)
    }
  }

  func work(among screens: [String]) -> String { "searching for controls that present dialogs" }
}
