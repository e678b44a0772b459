import ScreenJobs
import ScreenPayloads
import ScreenRendering
import ScreenReports
import ScreenSnapshot
import ScreenSystem
import ScreenText

/// Collects the results of a run, in declared order.
///
/// A text that differs from its golden stays unconfirmed until the screen has rendered to the same
/// text again.
@MainActor
struct ResultCollector {
  /// The results of the screens that rendered or failed, each in all of its folders.
  private(set) var results: [ScreenResult] = []

  /// The screens to render again, in the order of the results.
  private(set) var unconfirmed: [UnconfirmedScreen] = []

  /// Whether all jobs ran, and errors that belong to no screen.
  var completion = RunCompletion()

  let harness: AnySnapshotHarness
  let store: GoldenStore

  /// Whether to confirm matching texts, too.
  let confirmsAll: Bool

  /// Receives each text that differs from its golden, and nil if it is unstable.
  let onDifference: (GoldenFile, [UInt8]?) -> Void
}

/// A screen or journey with texts to confirm: the results that have a change.
struct UnconfirmedScreen {
  /// The position of its job among those of its kind.
  let position: Int

  /// The indices of its results, one for each of its folders.
  let results: Range<Int>
}

// MARK: - First pass

extension ResultCollector {
  /// Adds the results of a job; jobs are added in the order of their positions among those of their kind.
  mutating func add<J: GoldenJob>(
    _ outcome: JobOutcome<RenderedScreen>, of job: J, at position: Int
  ) {
    let name = job.goldenName(among: harness.screens)
    let firstResult = results.count
    for folder in job.folders {
      let file = GoldenFile(folder: folder, name: name)
      var result = ScreenResult(
        screen: job.name(among: harness.screens), file: file, golden: store.displayPath(of: file),
        outcome)
      if case .completed(let screen) = outcome, let text = screen.text(in: folder) {
        compare(text, of: job, with: file, &result)
      }
      results.append(result)
    }
    let screen = UnconfirmedScreen(position: position, results: firstResult..<results.count)
    if needsConfirmation(screen) { unconfirmed.append(screen) }
  }

  /// Compares a text with its golden, and sets the verdict; a text that must be confirmed becomes a change.
  private func compare<J: GoldenJob>(
    _ text: [UInt8], of job: J, with file: GoldenFile, _ result: inout ScreenResult
  ) {
    var golden: [UInt8]?
    let comparison: GoldenComparison
    do {
      golden = try job.golden(file, in: store)
      comparison = job.comparison(of: text, with: golden)
    } catch {
      comparison = .invalid(reason: "cannot be read: \(error.reason)")
    }
    switch comparison {
    case .matched(let note):
      result.note = note ?? result.note
      if !confirmsAll { return }
    case .changed(let note): (result.verdict, result.note) = (.changed, note ?? result.note)
    case .new: result.verdict = .new
    case .invalid(let reason, let line):
      (result.verdict, result.reason, result.line) = (.invalid, reason, line)
    }
    result.change = ProposedChange(golden: golden, text: text)
    if result.verdict != .matched { onDifference(file, text) }
  }

  /// Whether a screen has texts to confirm, which are not known to be unstable.
  func needsConfirmation(_ screen: UnconfirmedScreen) -> Bool {
    results[screen.results].contains { $0.change != nil }
  }
}

// MARK: - Confirmation

extension ResultCollector {
  /// Replaces the results of an unconfirmed screen that fails or renders differently the second time.
  mutating func confirm(_ outcome: JobOutcome<RenderedScreen>, of number: Int) {
    for index in unconfirmed[number].results {
      let first = results[index]
      var result = ScreenResult(
        screen: first.screen, file: first.file, golden: first.golden, outcome)
      if case .completed(let screen) = outcome {
        guard let text = first.change?.text else { continue }
        let bytes = screen.text(in: first.folder) ?? []
        if bytes == text { continue }
        (result.verdict, result.reason) = (.unstable, ScreenResult.reasonOfInstability)
        result.difference = Difference(from: text, to: bytes)
      }
      results[index] = result
      if first.change != nil { onDifference(first.file, nil) }
    }
  }
}

// MARK: - Renamed goldens and differences

extension ResultCollector {
  /// Finds the new screens that have an old golden under another name.
  ///
  /// A control golden follows its picture, because the controls of many screens are the same.
  ///
  /// - Parameter unreferenced: The goldens that no screen owns.
  /// - Returns: The goldens that a renamed screen owns.
  mutating func matchRenamed(among unreferenced: [GoldenFile]) -> Set<GoldenFile> {
    guard results.contains(where: { $0.verdict == .new }) else { return [] }
    var renamed = RenamedGoldens(unreferenced, in: store)
    var pictures: [String: GoldenFile] = [:]
    for index in results.indices where results[index].verdict == .new {
      let (screen, folder) = (results[index].screen, results[index].folder)
      guard let text = results[index].change?.text,
        let previous = renamed.golden(for: text, in: folder, ofPicture: pictures[screen])
      else { continue }
      pictures[screen] = previous.file
      results[index].verdict = .renamed
      results[index].from = store.displayPath(of: previous.file)
      results[index].change?.previousFile = previous.file
      results[index].change?.previousGolden = previous.bytes
    }
    return renamed.found
  }

  mutating func addDifferences() {
    for index in results.indices { results[index].addDifference(displayedBy: harness.redaction) }
  }
}

extension ScreenResult {
  /// Adds the difference from the golden, and what it changes in a few words.
  mutating func addDifference(displayedBy redaction: Redaction) {
    guard [.changed, .renamed, .new].contains(verdict), let change, let text = change.text else {
      return
    }
    difference = Difference(
      from: redaction.displayed(change.oldGolden ?? [], in: folder),
      to: redaction.displayed(text, in: folder), in: verdict == .changed ? folder : nil)
  }
}
