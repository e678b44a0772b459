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

  private let tasks: [RenderTask]
  private let harness: AnySnapshotHarness
  private let store: GoldenStore
  private let place: GoldenPlace
  private let confirmsAll: Bool

  /// The outcomes of the screens that match, so that equal ones share their memory.
  private var matches: [ScreenResult.Rendering: ScreenResult.Outcome] = [:]

  /// The outcomes of screens that match without a location: with and without content.
  private let unlocatedMatches = (
    with: ScreenResult.Outcome.matched(.init(tab: nil, path: "", hasContent: true)),
    without: ScreenResult.Outcome.matched(.init(tab: nil, path: "", hasContent: false))
  )

  /// Creates an empty collector.
  ///
  /// - Parameters:
  ///   - tasks: The screens.
  ///   - harness: The harness that declares them.
  ///   - store: Their goldens.
  ///   - confirmsAll: Whether matching texts are confirmed, too.
  init(
    _ tasks: [RenderTask], of harness: AnySnapshotHarness, in store: GoldenStore,
    confirmsAll: Bool
  ) {
    self.tasks = tasks
    self.harness = harness
    self.store = store
    place = .folder(store.displayFolder)
    self.confirmsAll = confirmsAll
    results.reserveCapacity(tasks.reduce(0) { $0 + $1.folders.count })
  }
}

// MARK: - First pass

extension ResultCollector {
  /// Adds the results of a screen.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of rendering it.
  ///   - position: The index of its task; tasks are added in order.
  mutating func add(_ outcome: ScreenOutcome, at position: Int) {
    let task = tasks[position]
    let firstResult = results.count
    var texts: [UnconfirmedText] = []
    for folder in task.folders {
      let file = harness.golden(of: task.subject, in: folder)
      let (outcome, text) = compare(outcome, of: task.subject, with: file)
      results.append(
        ScreenResult(
          screen: harness.name(of: task.subject), golden: file, in: store, place: place, outcome))
      if let text { texts.append(text) }
    }
    guard !texts.isEmpty else { return }
    unconfirmed.append(
      UnconfirmedScreen(position: position, task: task, firstResult: firstResult, texts: texts))
  }

  /// Compares a text with its golden.
  ///
  /// - Returns: The outcome, and the text if it must be confirmed.
  private mutating func compare(
    _ outcome: ScreenOutcome, of subject: RenderTask.Subject, with file: GoldenFile
  ) -> (ScreenResult.Outcome, UnconfirmedText?) {
    if case .matched(let hasContent) = outcome {
      return (hasContent ? unlocatedMatches.with : unlocatedMatches.without, nil)
    }
    guard case .rendered(let screen) = outcome else { return (.init(failure: outcome), nil) }
    let rendering = ScreenResult.Rendering(screen, in: file.folder)
    if screen.matched.contains(file.folder) { return (match(rendering), nil) }
    guard let text = screen.texts.first(where: { $0.folder == file.folder })?.bytes else {
      return (.init(failure: outcome), nil)
    }
    var golden: [UInt8]?
    let result: ScreenResult.Outcome
    switch subject {
    case .screen:
      do {
        golden = try store.read(file)
        result = .init(GoldenComparison(of: text, with: golden), rendering)
      } catch {
        result = .init(.invalid(.unreadable(error.reason)), rendering)
      }
    case .audit: return (.init(failure: outcome), nil)
    case .journey(let journey):
      // The file that was replayed, because its author may have changed it since.
      golden = journey.bytes
      result = .init(GoldenComparison(ofJourney: text, with: golden), rendering)
    }
    if result.verdict == .matched {
      if !confirmsAll { return (result, nil) }
      golden = nil
    }
    return (result, UnconfirmedText(result: results.count, file: file, golden: golden, text: text))
  }

  /// The outcome of a screen that matches.
  private mutating func match(_ rendering: ScreenResult.Rendering) -> ScreenResult.Outcome {
    // As strings, other names can be equal although their bytes differ.
    let isASCII = [rendering.path, rendering.tab ?? ""].allSatisfy { name in
      name.utf8.allSatisfy { $0 < 0x80 }
    }
    if isASCII, let match = matches[rendering] { return match }
    let match = ScreenResult.Outcome.matched(rendering)
    if isASCII { matches[rendering] = match }
    return match
  }
}

// MARK: - Confirmation

extension ResultCollector {
  /// The indices of the screens of ``unconfirmed`` that have rendered to the same text so far.
  var confirmable: [Int] { unconfirmed.indices.filter { !unconfirmed[$0].texts.isEmpty } }

  /// Replaces the results of a screen that fails or renders differently the second time.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of rendering it again.
  ///   - number: Its index in ``unconfirmed``.
  /// - Returns: The texts that differ, each with that of the second time; they are confirmed no more.
  mutating func confirm(
    _ outcome: ScreenOutcome, of number: Int
  ) -> [(first: UnconfirmedText, second: [UInt8])] {
    guard case .rendered(let screen) = outcome else {
      fail(number, outcome)
      return []
    }
    var unstable: [(first: UnconfirmedText, second: [UInt8])] = []
    unconfirmed[number].texts.removeAll { text in
      let bytes = screen.texts.first { $0.folder == text.file.folder }?.bytes ?? []
      guard let difference = UnstableText(text.text, bytes) else { return false }
      results[text.result].outcome = .unstable(
        .init(screen, in: text.file.folder), reason: difference.reason)
      unstable.append((text, bytes))
      return true
    }
    return unstable
  }

  /// Replaces all results of a screen that fails the second time.
  private mutating func fail(_ number: Int, _ outcome: ScreenOutcome) {
    let first = unconfirmed[number].firstResult
    for position in unconfirmed[number].task.folders.indices {
      results[first + position].outcome = .init(failure: outcome)
    }
    unconfirmed[number].texts = []
  }

  /// The name of a screen or journey in reports.
  func name(of subject: RenderTask.Subject) -> String { harness.name(of: subject) }

  /// Replaces the reason why a text is unstable.
  mutating func explain(_ text: UnconfirmedText, because reason: String) {
    guard case .unstable(let rendering, _) = results[text.result].outcome else { return }
    results[text.result].outcome = .unstable(rendering, reason: reason)
  }
}

// MARK: - Renamed goldens and differences

extension ResultCollector {
  /// Finds the new screens that have an old golden under another name.
  ///
  /// - Parameters:
  ///   - unreferenced: The goldens that no screen owns.
  ///   - pictures: The old goldens of the screens whose pictures were renamed, by screen. A control
  ///     golden follows its picture, because the controls of many screens are the same.
  /// - Returns: The goldens that a renamed screen owns.
  mutating func matchRenamed(
    among unreferenced: [GoldenFile], following pictures: [String: GoldenFile] = [:]
  ) -> Set<GoldenFile> {
    var renamed = RenamedGoldens(unreferenced, in: store)
    for number in unconfirmed.indices {
      for (index, text) in unconfirmed[number].texts.enumerated() {
        let result = results[text.result]
        guard case .new(let rendering, let difference) = result.outcome else { continue }
        let previous: GoldenFile? =
          if text.file.folder != .controls {
            renamed.golden(for: text.text, in: text.file.folder)
          } else if let picture = pictures[result.screen] {
            renamed.golden(like: picture, for: text.text)
          } else {
            nil
          }
        guard let previous else { continue }
        unconfirmed[number].texts[index].previousFile = previous
        results[text.result].outcome = .renamed(
          rendering, from: store.displayPath(of: previous), difference)
      }
    }
    return renamed.found
  }

  /// The old goldens of renamed screens, by screen.
  var renamedGoldens: [String: GoldenFile] {
    var goldens: [String: GoldenFile] = [:]
    for text in unconfirmed.lazy.flatMap(\.texts) {
      if let previous = text.previousFile { goldens[results[text.result].screen] = previous }
    }
    return goldens
  }

  /// Computes the differences and their headlines.
  mutating func computeDifferences() {
    for text in unconfirmed.lazy.flatMap(\.texts) {
      switch results[text.result].outcome {
      case .changed(let rendering, _):
        let (old, new) = displayed(text)
        results[text.result].outcome = .changed(
          rendering,
          Difference(from: old, to: new) { Headline.text(of: $0, in: text.file.folder) })
      case .renamed(let rendering, let from, _):
        let screen = text.previousFile.map { GoldenName.screen(of: $0.name) }
        let difference = Difference(from: read(text.previousFile) ?? [], to: text.text) { _ in
          screen.map(Difference.headline(ofRenamed:))
        }
        results[text.result].outcome = .renamed(rendering, from: from, difference)
      case .new(let rendering, _):
        let (old, new) = displayed(text)
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

  /// Moves the results out, followed by others, without a copy.
  fileprivate mutating func takeResults(appending others: [ScreenResult]) -> [ScreenResult] {
    results += others
    defer { results = [] }
    return results
  }

  private func read(_ file: GoldenFile?) -> [UInt8]? {
    file.flatMap { try? store.read($0) }
  }

  /// The goldens that can be recorded, in the order of the results.
  var proposals: [GoldenProposal] {
    unconfirmed.flatMap(\.texts).compactMap { text in
      let result = results[text.result]
      if result.verdict == .matched { return nil }
      return GoldenProposal(
        result: result, file: text.file, golden: text.golden,
        previousGolden: read(text.previousFile), previousFile: text.previousFile, text: text.text)
    }
  }
}

extension [ResultCollector] {
  /// Moves the results of all sections out, followed by others.
  @MainActor
  mutating func takeResults(appending others: [ScreenResult]) -> [ScreenResult] {
    guard !isEmpty else { return others }
    return self[0].takeResults(appending: dropFirst().flatMap(\.results) + others)
  }
}
