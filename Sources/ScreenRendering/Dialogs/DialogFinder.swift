package import ScreenContents
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

  /// The dialogs whose presenters are not known yet; nil before the first search.
  private var unknown: [Int: ListDialogsJob.Dialog]?
  private var known: [Int: ManifestDialog] = [:]

  /// All dialogs of the manifest.
  private var values: Set<DescribedDialog> = []

  /// The buttons without an action, by the position of the screen.
  private var inert: [Int: [Step]] = [:]

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
    var dialogs = try await listed()
    let wanted = Set(screens)
    let new = wanted.compactMap { dialogs.removeValue(forKey: $0) }.sorted { $0.screen < $1.screen }
    unknown = dialogs
    for dialog in new { known[dialog.screen] = ManifestDialog(dialog) }
    for layout in harness.drivenLayouts {
      try await find(new.filter { known[$0.screen]?.presenter == nil }, in: layout)
    }
    return known.filter { wanted.contains($0.key) }
  }

  /// The taps on buttons of a dialog that only dismiss it after a jump.
  ///
  /// - Parameters:
  ///   - screen: The position of the screen whose path presents the dialog.
  ///   - layout: The layout of the buttons, the same for all calls.
  /// - Returns: The steps; none if the search fails.
  /// - Throws: The error that stops the runner.
  package func stepsWithoutAction(on screen: Int, in layout: ScreenLayout) async throws -> [Step] {
    if let steps = inert[screen] { return steps }
    let job = DialogActionsJob(screen: screen, layout: layout)
    let steps = try await outcomes(of: [job])[0]?.value ?? []
    inert[screen] = steps
    return steps
  }

  private func listed() async throws -> [Int: ListDialogsJob.Dialog] {
    if let unknown { return unknown }
    let outcome = try await outcomes(of: [ListDialogsJob()])[0]
    completion.problems += [outcome?.failureReason].compactMap(\.self).map {
      "cannot list the dialogs of the manifest: \($0)"
    }
    guard let list = outcome?.value else { return [:] }
    completion.problems += list.withoutDialog.map {
      "'presenter(of:)' names a control for '\(TextColumns.visible(harness.screens[$0]))', whose path "
        + "presents no dialog"
    }
    values = Set(list.dialogs.map(\.value))
    return Dictionary(list.dialogs.map { ($0.screen, $0) }) { first, _ in first }
  }

  /// Finds the controls of dialogs in a layout; those that the harness names, in any layout.
  private func find(_ dialogs: [ListDialogsJob.Dialog], in layout: ScreenLayout) async throws {
    if layout == harness.drivenLayouts[0] {
      let jobs = dialogs.compactMap { dialog in
        dialog.named.map {
          NamedPresenterJob(presenter: $0, dialog: dialog.screen, value: dialog.value)
        }
      }
      for (position, outcome) in try await outcomes(of: jobs) {
        known[jobs[position].dialog]?.search =
          outcome.value.map { .found($0) } ?? .misnamed(reason: outcome.failureReason ?? "")
      }
    }
    let jobs = dialogs.filter { $0.named == nil }.grouped(by: \.screenBeneath)
      .compactMap { beneath, dialogs in
        beneath.map { PresentersJob(screen: $0, dialogs: dialogs.map(\.screen), layout: layout) }
      }
    for (position, outcome) in try await outcomes(of: jobs) {
      for dialog in jobs[position].dialogs {
        known[dialog]?.add(outcome, of: dialog, among: values)
      }
    }
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

extension ManifestDialog {
  fileprivate init(_ dialog: ListDialogsJob.Dialog) {
    self.init(dialog.value, dialog.undecided.map { .undecided(reason: $0) } ?? .nothing)
  }

  /// Adds what the search in one layout found out.
  ///
  /// A control that is found is the presenter, whatever other controls do. Without one, a control that could not be
  /// tapped may be it.
  fileprivate mutating func add(
    _ outcome: JobOutcome<PresentersJob.Result>, of screen: Int, among values: Set<DescribedDialog>
  ) {
    if let presenter = outcome.value?.presenters[screen] {
      search = .found(presenter)
    } else if let reason = outcome.failureReason ?? outcome.value?.undecided {
      search = .undecided(reason: reason)
    } else if search == .nothing,
      let other = outcome.value?.others.first(where: {
        $0.value.title == value.title && !values.contains($0.value)
      })
    {
      search = .presentsAnother(other)
    }
  }
}

extension JobOutcome {
  fileprivate var value: Result? { if case .completed(let value) = self { value } else { nil } }
}
