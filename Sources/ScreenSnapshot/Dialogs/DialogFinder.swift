import ScreenContents
import ScreenText

/// Finds the controls that present the dialogs of a manifest, each once in a run.
@MainActor
package final class DialogFinder {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner

  /// The dialogs whose presenters are not known yet; nil before the first search.
  private var unknown: [Int: ListDialogsJob.Dialog]?
  private var known: [Int: ManifestDialog] = [:]

  /// All dialogs of the manifest.
  private var values: Set<DescribedDialog> = []

  package init(of harness: AnySnapshotHarness, on runner: any JobRunner) {
    (self.harness, self.runner) = (harness, runner)
  }

  /// The dialogs that the paths of some screens present, by the positions of these screens.
  ///
  /// - Parameter screens: The positions of the screens.
  /// - Returns: The dialogs; a screen that presents none is left out.
  /// - Throws: The error that stops the runner.
  /// - Complexity: Once, O(*n*) in the screens; then one navigation per control of a screen beneath a dialog.
  func dialogs(of screens: some Sequence<Int>) async throws -> [Int: ManifestDialog] {
    if harness.app.path == nil { return [:] }
    var dialogs = try await listed()
    let wanted = Set(screens)
    let new = wanted.compactMap { dialogs.removeValue(forKey: $0) }.sorted { $0.screen < $1.screen }
    unknown = dialogs
    for dialog in new { known[dialog.screen] = ManifestDialog(value: dialog.value) }
    for layout in harness.drivenLayouts {
      try await find(new.filter { known[$0.screen]?.presenter == nil }, in: layout)
    }
    return known.filter { wanted.contains($0.key) }
  }

  private func listed() async throws -> [Int: ListDialogsJob.Dialog] {
    if let unknown { return unknown }
    let dialogs = try await outcomes(of: [ListDialogsJob()])[0]?.value ?? []
    values = Set(dialogs.map(\.value))
    return Dictionary(dialogs.map { ($0.screen, $0) }) { first, _ in first }
  }

  /// Finds the controls of dialogs in a layout; those that the harness names, in any layout.
  private func find(_ dialogs: [ListDialogsJob.Dialog], in layout: ScreenLayout) async throws {
    let named = layout == harness.drivenLayouts[0] ? dialogs.compactMap(\.wayByName) : []
    let others = dialogs.filter { $0.named == nil }.grouped(by: \.screenBeneath)
    let searches = others.compactMap { beneath, dialogs in
      beneath.map {
        PresenterSearch(screen: $0, dialogs: dialogs.map(\.screen), layout: layout)
      }
    }
    let jobs = (named + searches.map { .search($0) }).map(PresentersJob.init)
    for (position, outcome) in try await outcomes(of: jobs) {
      switch jobs[position].way {
      case .named(_, of: let dialog, _):
        known[dialog]?.search =
          outcome.value?.presenters[dialog].map { .found($0) }
          ?? .misnamed(reason: outcome.failureReason ?? "")
      case .search(let search):
        guard let result = outcome.value else { continue }
        for dialog in search.dialogs { add(result, to: dialog) }
      }
    }
  }

  private func add(_ result: PresentersJob.Result, to screen: Int) {
    if let presenter = result.presenters[screen] {
      known[screen]?.search = .found(presenter)
    } else if known[screen]?.search == .nothing,
      let other = result.others.first(where: {
        $0.value.title == known[screen]?.value.title && !values.contains($0.value)
      })
    {
      known[screen]?.search = .presentsAnother(other)
    }
  }

  /// The last outcomes of jobs, by position: a job whose process ends is repeated without the step that ended it.
  private func outcomes<J: DialogJob>(of jobs: [J]) async throws -> [Int: JobOutcome<J.Result>] {
    var jobs = jobs
    var outcomes: [Int: JobOutcome<J.Result>] = [:]
    var waiting = Array(jobs.indices)
    while !waiting.isEmpty {
      var ended: [Int] = []
      _ = try await runner.run(waiting.map { jobs[$0] }) { number, outcome in
        let position = waiting[number]
        outcomes[position] = outcome
        guard let step = outcome.interruptedActivity else { return }
        if jobs[position].endingSteps.insert(step).inserted { ended.append(position) }
      }
      waiting = ended
    }
    return outcomes
  }
}

extension ListDialogsJob.Dialog {
  fileprivate var wayByName: PresentersJob.Way? {
    named.map { .named($0, of: screen, value) }
  }
}

extension JobOutcome {
  fileprivate var value: Result? { if case .completed(let value, _) = self { value } else { nil } }
}
