import ScreenDriver
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

  /// The outcome of most screens, which are matched and have no location: they share its memory.
  private static let matched = ScreenResult.Outcome.matched(.unlocated)

  /// What the screens show, and what their controls lead to.
  private(set) var connectedScreens: ConnectedScreens

  /// The screens with the names of the values that their texts hide, in declared order.
  private(set) var hiddenValues: [HiddenValues] = []

  private let harness: AnySnapshotHarness
  private let store: GoldenStore
  private let confirmsAll: Bool

  /// Creates an empty collector; `confirmsAll` confirms matching texts, too.
  init(of harness: AnySnapshotHarness, in store: GoldenStore, confirmsAll: Bool) {
    self.harness = harness
    self.store = store
    self.confirmsAll = confirmsAll
    connectedScreens = ConnectedScreens(among: harness.screens)
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
    if case .completed(let screen) = outcome {
      if let index = job.screenIndex {
        if let state = screen.state { connectedScreens.add(state, of: index) }
        connectedScreens.add(screen.controls, of: index)
      }
      if let names = screen.hiddenNames {
        hiddenValues.append(
          HiddenValues(screen: job.name(among: harness.screens), names: names.sorted()))
      }
    }
    for folder in job.folders {
      let file = GoldenFile(folder: folder, name: name)
      let outcome = ScreenResult.Outcome(outcome) { screen in
        let rendering = ScreenResult.Rendering(screen, in: folder)
        guard let text = screen.text(in: folder) else {
          return rendering == .unlocated ? Self.matched : .matched(rendering)
        }
        let (outcome, unconfirmed) = compare(text, of: job, with: file, rendering)
        if let unconfirmed { texts.append(unconfirmed) }
        return outcome
      }
      results.append(
        ScreenResult(
          screen: job.name(among: harness.screens), folder: folder,
          golden: store.displayPath(of: file), outcome))
    }
    if texts.isEmpty { return }
    unconfirmed.append(
      UnconfirmedScreen(
        position: position, results: firstResult..<results.count, texts: texts))
  }

  /// Compares a text with its golden.
  ///
  /// - Returns: The outcome, and the text if it must be confirmed.
  private func compare<J: GoldenJob>(
    _ text: [UInt8], of job: J, with file: GoldenFile, _ rendering: ScreenResult.Rendering
  ) -> (ScreenResult.Outcome, UnconfirmedText?) {
    var golden: [UInt8]?
    let outcome: ScreenResult.Outcome
    do {
      golden = try job.golden(file, in: store)
      outcome = .init(job.comparison(of: text, with: golden), rendering)
    } catch {
      outcome = .init(.invalid(.unreadable(error.reason)), rendering)
    }
    if case .matched = outcome {
      if !confirmsAll { return (outcome, nil) }
      golden = nil
    }
    return (outcome, UnconfirmedText(result: results.count, file: file, golden: golden, text: text))
  }
}

// MARK: - Confirmation

extension ResultCollector {
  /// Replaces the results of an unconfirmed screen that fails or renders differently the second time.
  mutating func confirm(_ outcome: JobOutcome<RenderedScreen>, of number: Int) {
    guard case .completed(let screen) = outcome else {
      for index in unconfirmed[number].results {
        results[index].outcome = .init(outcome) { _ in results[index].outcome }
      }
      unconfirmed[number].texts = []
      return
    }
    unconfirmed[number].texts.removeAll { text in
      let bytes = screen.text(in: text.file.folder) ?? []
      if bytes == text.text { return false }
      results[text.result].outcome = .unstable(
        .init(screen, in: text.file.folder),
        UnifiedDiff(LineDiff(from: text.text, to: bytes)))
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
        guard case .new(let rendering, let difference) = result.outcome else { continue }
        let previous: GoldenFile?
        if text.file.folder == .controls {
          previous = pictures[result.screen].flatMap { renamed.golden(like: $0, for: text.text) }
        } else {
          previous = renamed.golden(for: text.text, in: text.file.folder)
          if let previous { pictures[result.screen] = previous }
        }
        guard let previous else { continue }
        unconfirmed[number].texts[index].previousFile = previous
        results[text.result].outcome = .renamed(
          rendering, from: store.displayPath(of: previous), difference)
      }
    }
    return renamed.found
  }

  /// Computes the differences and their headlines.
  mutating func computeDifferences() {
    for text in unconfirmed.lazy.flatMap(\.texts) {
      let (old, new) = displayed(text)
      switch results[text.result].outcome {
      case .changed(var rendering, _):
        let difference = Difference(from: old, to: new) {
          Headline.text(of: $0, in: text.file.folder)
        }
        let notes = [rendering.note].compactMap(\.self) + difference.remarks
        rendering.note = notes.isEmpty ? nil : notes.joined(separator: "; ")
        results[text.result].outcome = .changed(rendering, difference)
      case .renamed(let rendering, let from, _):
        guard let file = text.previousFile else { break }
        let difference = Difference(
          ofRenamed: GoldenName.screen(of: file.name), from: store.bytes(of: file) ?? [],
          to: text.text)
        results[text.result].outcome = .renamed(rendering, from: from, difference)
      case .new(let rendering, _):
        results[text.result].outcome = .new(rendering, Difference(from: old, to: new))
      case .matched, .obsolete, .invalidGolden, .failed, .crashed, .timedOut, .unstable: break
      }
    }
  }

  /// The golden and the text as reports display them; a journey's steps may contain secrets.
  private func displayed(_ text: UnconfirmedText) -> (old: [UInt8], new: [UInt8]) {
    let golden = text.golden ?? []
    guard text.file.folder == .journeys else { return (golden, text.text) }
    return (harness.displayed(journey: golden), harness.displayed(journey: text.text))
  }

  /// The goldens that can be recorded, in the order of the results.
  var proposals: [GoldenProposal] {
    unconfirmed.flatMap(\.texts).compactMap { text in
      let result = results[text.result]
      if result.verdict == .matched { return nil }
      return GoldenProposal(
        result: result, file: text.file, golden: text.golden,
        previousGolden: text.previousFile.flatMap(store.bytes), previousFile: text.previousFile,
        text: text.text)
    }
  }
}
