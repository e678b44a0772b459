import ScreenJobs
import ScreenRendering
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

  private let harness: AnySnapshotHarness
  private let store: GoldenStore
  private let confirmsAll: Bool
  private let onDifference: (GoldenFile, [UInt8]?) -> Void

  /// Creates an empty collector.
  ///
  /// - Parameters:
  ///   - harness: The app.
  ///   - store: The goldens.
  ///   - confirmsAll: Whether to confirm matching texts, too.
  ///   - onDifference: Receives each text that differs from its golden, and nil if it is unstable.
  init(
    of harness: AnySnapshotHarness, in store: GoldenStore, confirmsAll: Bool,
    onDifference: @escaping (GoldenFile, [UInt8]?) -> Void = { _, _ in }
  ) {
    self.harness = harness
    self.store = store
    self.confirmsAll = confirmsAll
    self.onDifference = onDifference
  }
}

/// A screen or journey with texts to confirm.
struct UnconfirmedScreen {
  /// The position of its job among those of its kind.
  let position: Int

  /// The indices of its results, one for each of its folders.
  let results: Range<Int>

  var texts: [UnconfirmedText]
}

/// A text to confirm.
struct UnconfirmedText {
  let result: Int
  let file: GoldenFile
  /// The bytes of the golden; nil if it matches, is missing or cannot be read.
  let golden: [UInt8]?
  let text: [UInt8]
  /// The golden of the screen's old name.
  var previousFile: GoldenFile?
}

// MARK: - First pass

extension ResultCollector {
  /// Adds the results of a job; jobs are added in the order of their positions among those of their kind.
  mutating func add<J: GoldenJob>(
    _ outcome: JobOutcome<RenderedScreen>, of job: J, at position: Int
  ) {
    let name = job.goldenName(among: harness.screens)
    let firstResult = results.count
    var texts: [UnconfirmedText] = []
    for folder in job.folders {
      let file = GoldenFile(folder: folder, name: name)
      var result = ScreenResult(
        screen: job.name(among: harness.screens), folder: folder,
        golden: store.displayPath(of: file), outcome)
      if case .completed(let screen) = outcome, let text = screen.text(in: folder),
        let unconfirmed = compare(text, of: job, with: file, &result)
      {
        texts.append(unconfirmed)
      }
      results.append(result)
    }
    if texts.isEmpty { return }
    unconfirmed.append(
      UnconfirmedScreen(
        position: position, results: firstResult..<results.count, texts: texts))
  }

  /// Compares a text with its golden, and sets the verdict.
  ///
  /// - Returns: The text if it must be confirmed.
  private func compare<J: GoldenJob>(
    _ text: [UInt8], of job: J, with file: GoldenFile, _ result: inout ScreenResult
  ) -> UnconfirmedText? {
    var golden: [UInt8]?
    let comparison: GoldenComparison
    do {
      golden = try job.golden(file, in: store)
      comparison = job.comparison(of: text, with: golden)
    } catch {
      comparison = .invalid(GoldenDefect(reason: "cannot be read: \(error.reason)"))
    }
    switch comparison {
    case .matched(let note):
      result.note = note ?? result.note
      if !confirmsAll { return nil }
      golden = nil
    case .changed(let note): (result.verdict, result.note) = (.changed, note ?? result.note)
    case .new: result.verdict = .new
    case .invalid(let defect):
      (result.verdict, result.reason, result.line) = (.invalid, defect.reason, defect.line)
    }
    if result.verdict != .matched { onDifference(file, text) }
    return UnconfirmedText(result: results.count, file: file, golden: golden, text: text)
  }
}

// MARK: - Confirmation

extension ResultCollector {
  /// Replaces the results of an unconfirmed screen that fails or renders differently the second time.
  mutating func confirm(_ outcome: JobOutcome<RenderedScreen>, of number: Int) {
    guard case .completed(let screen) = outcome else {
      for index in unconfirmed[number].results {
        let result = results[index]
        results[index] = ScreenResult(
          screen: result.screen, folder: result.folder, golden: result.golden, outcome)
      }
      for text in unconfirmed[number].texts { onDifference(text.file, nil) }
      unconfirmed[number].texts = []
      return
    }
    unconfirmed[number].texts.removeAll { text in
      let bytes = screen.text(in: text.file.folder) ?? []
      if bytes == text.text { return false }
      let first = results[text.result]
      var result = ScreenResult(
        screen: first.screen, folder: first.folder, golden: first.golden, outcome)
      (result.verdict, result.reason) = (.unstable, ScreenResult.reasonOfInstability)
      result.difference = Difference(from: text.text, to: bytes)
      results[text.result] = result
      onDifference(text.file, nil)
      return true
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
    var renamed = RenamedGoldens(unreferenced, in: store)
    var pictures: [String: GoldenFile] = [:]
    for number in unconfirmed.indices {
      for (index, text) in unconfirmed[number].texts.enumerated() {
        let result = results[text.result]
        if result.verdict != .new { continue }
        let previous: GoldenFile?
        if text.file.folder == .controls {
          previous = pictures[result.screen].flatMap { renamed.golden(like: $0, for: text.text) }
        } else {
          previous = renamed.golden(for: text.text, in: text.file.folder)
          if let previous { pictures[result.screen] = previous }
        }
        guard let previous else { continue }
        unconfirmed[number].texts[index].previousFile = previous
        results[text.result].verdict = .renamed
        results[text.result].from = store.displayPath(of: previous)
      }
    }
    return renamed.found
  }

  /// Computes the differences and their headlines.
  mutating func computeDifferences() {
    for text in unconfirmed.lazy.flatMap(\.texts) {
      var result = results[text.result]
      let (old, new) = displayed(text)
      switch result.verdict {
      case .changed:
        let difference = Difference(from: old, to: new) {
          Headline.text(of: $0, in: text.file.folder)
        }
        let notes = [result.note].compactMap(\.self) + difference.remarks
        (result.difference, result.note) = (
          difference, notes.isEmpty ? nil : notes.joined(separator: "; ")
        )
      case .renamed:
        guard let file = text.previousFile else { break }
        result.difference = Difference(
          ofRenamed: GoldenName.screen(of: file.name), from: store.bytes(of: file) ?? [],
          to: text.text)
      case .new: result.difference = Difference(from: old, to: new)
      case .matched, .obsolete, .invalid, .crashed, .timedOut, .unstable: break
      }
      results[text.result] = result
    }
  }

  /// The golden and the text as reports display them; a journey's steps may contain secrets.
  private func displayed(_ text: UnconfirmedText) -> (old: [UInt8], new: [UInt8]) {
    let golden = text.golden ?? []
    guard text.file.folder == .journeys else { return (golden, text.text) }
    return (harness.displayed(journey: golden), harness.displayed(journey: text.text))
  }

  /// The goldens that can be recorded, in the order of the results.
  var proposals: [ProposedChange] {
    unconfirmed.flatMap(\.texts).compactMap { text in
      let result = results[text.result]
      if result.verdict == .matched { return nil }
      return ProposedChange(
        result: result, file: text.file, golden: text.golden,
        previousGolden: text.previousFile.flatMap(store.bytes), previousFile: text.previousFile,
        text: text.text)
    }
  }
}
