package import ScreenDriver
package import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Finds the controls that present the dialogs of a manifest, each once in a run.
@MainActor
package final class DialogFinder {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner

  /// How the searches ended, and errors of the harness that belong to no screen.
  package private(set) var completion = RunCompletion()

  /// The dialogs of the manifest, and where to search for their controls; nil before the first search.
  private var listed: [ListedDialog]?

  /// What the searches found out, by the position of the screen.
  private var known: [Int: ManifestDialog] = [:]

  package init(of harness: AnySnapshotHarness, on runner: any JobRunner) {
    (self.harness, self.runner) = (harness, runner)
  }

  /// The dialogs that the paths of some screens present, by the positions of these screens.
  ///
  /// - Parameter screens: The positions of the screens.
  /// - Returns: The dialogs; a screen that presents none is left out.
  /// - Throws: The error that stops the runner.
  /// - Complexity: Once, O(*n*) in the screens; then one navigation per control of a screen beneath a dialog.
  package func dialogs(of screens: some Sequence<Int>) async throws -> [Int: ManifestDialog] {
    let wanted = Set(screens)
    let list = try await list()
    let groups = list.grouped(by: \.source).map(\.elements)
    let new = groups.filter { group in
      group.contains { wanted.contains($0.screen) && known[$0.screen] == nil }
    }
    for dialog in new.joined() {
      known[dialog.screen] = ManifestDialog(dialog.value, dialog.knownResult ?? .nothing)
    }
    let alike = Dictionary(grouping: Set(list.map(\.value)), by: \.title)
    let jobs = new.filter { $0[0].knownResult == nil }.map { dialogs in
      let titles = Set(dialogs.map(\.value.title))
      return PresentersJob(dialogs: dialogs, alike: Set(titles.flatMap { alike[$0] ?? [] }))
    }
    for (position, outcome) in try await outcomes(of: jobs) {
      for dialog in jobs[position].dialogs {
        known[dialog.screen]?.search = outcome.searchResult(for: dialog)
      }
    }
    return known.filter { wanted.contains($0.key) }
  }

  private func list() async throws -> [ListedDialog] {
    if let listed { return listed }
    let outcome = try await outcomes(of: [ListDialogsJob()])[0]
    if let reason = outcome?.failureReason {
      completion.problems.append("cannot list the dialogs of the manifest: \(reason)")
    }
    let list = outcome?.value ?? ListDialogsJob.Result()
    completion.problems += list.withoutDialog.map {
      "'presenter(of:)' names a control for '\(TextColumns.visible(harness.screens[$0]))', whose path "
        + "presents no dialog"
    }
    listed = list.dialogs
    return list.dialogs
  }

  /// The last outcomes of jobs, by position: a job whose process ends is repeated without the step that ended it.
  private func outcomes<J: DialogJob>(of jobs: [J]) async throws -> [Int: JobOutcome<J.Result>] {
    var jobs = jobs
    var outcomes: [Int: JobOutcome<J.Result>] = [:]
    var waiting = Array(jobs.indices)
    while !waiting.isEmpty, completion.isComplete {
      var ended: [Int] = []
      completion += try await runner.run(waiting.map { jobs[$0] }) { number, outcome in
        let position = waiting[number]
        outcomes[position] = outcome
        guard let step = outcome.interruptedActivity, jobs[position].fatalSteps[step] == nil else {
          return
        }
        jobs[position].fatalSteps[step] = outcome.reasonWithoutActivity
        ended.append(position)
      }
      waiting = ended
    }
    return outcomes
  }
}

extension JobOutcome {
  fileprivate var value: Result? { if case .completed(let value) = self { value } else { nil } }
}

extension JobOutcome<PresentersJob.Result> {
  /// What is known about a dialog of the job.
  fileprivate func searchResult(for dialog: ListedDialog) -> ManifestDialog.SearchResult {
    if let result = value?[dialog.screen] { return result }
    let reason = failureReason ?? ""
    return if case .named = dialog.source { .misnamed(reason: reason) } else {
      .undecided(reason: reason)
    }
  }
}
