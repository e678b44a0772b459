/// What a run finds out about its screens, in declared order.
///
/// Of a screen that matches, as nearly all do, there is a result and no more. A text that does not is
/// a doubt, until the screen was shown again and gave the same.
@MainActor
struct ResultCollector {
  /// The results of the screens that were shown, each in all of its layouts.
  private(set) var results: [ScreenResult] = []

  /// The screens to look at once more, in the order of the results.
  private(set) var unconfirmed: [UnconfirmedScreen] = []

  private let tasks: [RenderTask]
  private let walk: AnySnapshotHarness
  private let store: GoldenStore
  private let confirmsAll: Bool

  /// A screen whose texts are not taken for granted.
  struct UnconfirmedScreen {
    /// The screen, and its layouts.
    let task: RenderTask
    /// The position of its first result; those of its other layouts follow.
    let firstResult: Int
    var texts: [UnconfirmedText]
  }

  /// A text, its golden, and the result on them.
  struct UnconfirmedText {
    /// The position of the result.
    let result: Int
    let file: GoldenFile
    /// What the file holds; nil where that is the text, or where it is missing or cannot be read.
    let golden: [UInt8]?
    let text: [UInt8]
    /// The file of the name that the screen had before.
    var old: GoldenFile?
  }

  /// Creates findings on nothing yet.
  ///
  /// - Parameters:
  ///   - tasks: The screens.
  ///   - walk: The manifest that they are of.
  ///   - store: Their goldens.
  ///   - confirmsAll: Whether texts that match are to be shown again, too.
  ///   - more: How many results will be put behind those on screens, for which there is room then.
  init(
    on tasks: [RenderTask], of walk: AnySnapshotHarness, in store: GoldenStore, confirmsAll: Bool,
    besides more: Int
  ) {
    self.tasks = tasks
    self.walk = walk
    self.store = store
    self.confirmsAll = confirmsAll
    results.reserveCapacity(tasks.reduce(more) { $0 + $1.layouts.count })
  }
}

// MARK: - The first look

extension ResultCollector {
  /// Takes down what became of a screen.
  ///
  /// - Parameters:
  ///   - outcome: What became of it.
  ///   - position: The position of its task, which lies behind those before.
  mutating func add(_ outcome: ScreenOutcome, at position: Int) {
    let task = tasks[position]
    let firstResult = results.count
    var texts: [UnconfirmedText] = []
    for layout in task.layouts {
      let file = walk.golden(of: task.index, in: layout)
      var result = ScreenResult(
        screen: walk.screens[task.index], verdict: .invalid, golden: file, in: store)
      if case .rendered(let screen) = outcome {
        if let doubt = judge(screen, file, &result, results.count) { texts.append(doubt) }
      } else {
        result.take(outcome)
      }
      results.append(result)
    }
    guard !texts.isEmpty else { return }
    unconfirmed.append(UnconfirmedScreen(task: task, firstResult: firstResult, texts: texts))
  }

  /// Compares a screen in one layout with its golden.
  ///
  /// - Returns: The text, where it is not taken for granted.
  private func judge(
    _ screen: RenderedScreen, _ file: GoldenFile, _ result: inout ScreenResult, _ position: Int
  ) -> UnconfirmedText? {
    (result.tab, result.path, result.hasContent) = (screen.tab, screen.path, screen.hasContent)
    if let note = screen.note { result.note = note }
    if screen.matched.contains(file.layout) {
      result.verdict = .matched
      return nil
    }
    guard let text = screen.texts.first(where: { $0.layout == file.layout })?.bytes else {
      (result.reason, result.path) = ("was not drawn in this layout", nil)
      return nil
    }
    var golden: [UInt8]?
    do {
      golden = try store.read(file)
      result.take(GoldenComparison(of: text, with: golden))
    } catch {
      result.take(.invalid(.unreadable(error.reason)))
    }
    if result.verdict == .matched && !confirmsAll { return nil }
    let kept = result.verdict == .matched ? nil : golden
    return UnconfirmedText(result: position, file: file, golden: kept, text: text)
  }
}

// MARK: - The second look

extension ResultCollector {
  /// Takes down what became of a doubtful screen that was shown again: what is not the same twice is
  /// not believed.
  ///
  /// - Parameters:
  ///   - outcome: What became of it.
  ///   - number: The position of the doubt.
  mutating func confirm(_ outcome: ScreenOutcome, at number: Int) {
    let doubt = unconfirmed[number]
    guard case .rendered(let screen) = outcome else {
      unconfirmed[number].texts = []
      for position in doubt.task.layouts.indices.map({ $0 + doubt.firstResult }) {
        let screen = results[position].screen
        let file = walk.golden(of: doubt.task.index, in: results[position].layout)
        results[position] = ScreenResult(
          screen: screen, verdict: .invalid, golden: file, in: store)
        results[position].take(outcome)
      }
      return
    }
    for (index, text) in doubt.texts.enumerated().reversed() {
      let second = screen.texts.first { $0.layout == text.file.layout }
      guard let difference = UnstableText(text.text, second?.bytes ?? []) else { continue }
      results[text.result].verdict = .unstable
      results[text.result].reason = difference.reason
      // What the comparison said is of a text that is not believed.
      (results[text.result].line, results[text.result].note) = (nil, screen.note)
      unconfirmed[number].texts.remove(at: index)
    }
  }

  /// Finds the new screens that are old ones under another name.
  ///
  /// - Parameter strangers: The goldens that no screen owns.
  /// - Returns: Those that are a screen's again.
  mutating func matchRenamed(among strangers: [GoldenFile]) -> Set<GoldenFile> {
    var renamed = RenamedGoldens(strangers, in: store)
    for number in unconfirmed.indices {
      for (index, text) in unconfirmed[number].texts.enumerated()
      where results[text.result].verdict == .new {
        guard let old = renamed.golden(for: text.text, in: text.file.layout) else { continue }
        unconfirmed[number].texts[index].old = old
        results[text.result].becomeRenamed(from: ScreenResult(ofObsolete: old, in: store))
      }
    }
    return renamed.found
  }

  /// Says of all that differs in what.
  mutating func explain() {
    for text in unconfirmed.lazy.flatMap(\.texts) {
      switch results[text.result].verdict {
      case .changed:
        results[text.result].explain(from: text.golden ?? [], to: text.text)
      case .renamed:
        results[text.result].setDiff(from: golden(of: text.old) ?? [], to: text.text)
      case .new: results[text.result].setDiff(from: [], to: text.text)
      case .matched, .obsolete, .invalid, .crashed, .timedOut, .unstable: break
      }
    }
  }

  /// The results, with others behind them; all are given away, not copied.
  mutating func takeResults(besides others: [ScreenResult]) -> [ScreenResult] {
    results += others
    defer { results = [] }
    return results
  }

  private func golden(of file: GoldenFile?) -> [UInt8]? {
    file.flatMap { try? store.read($0) }
  }

  /// What can be recorded, in the order of the results.
  var proposals: [GoldenProposal] {
    unconfirmed.flatMap(\.texts).compactMap { text in
      let result = results[text.result]
      if result.verdict == .matched { return nil }
      return GoldenProposal(
        result: result, file: text.file, golden: text.golden, oldGolden: golden(of: text.old),
        old: text.old, text: text.text)
    }
  }
}

extension ScreenResult {
  /// Creates the result on a golden that no screen owns.
  init(ofObsolete golden: GoldenFile, in store: GoldenStore) {
    self.init(
      screen: GoldenName.screen(of: golden.name), verdict: .obsolete, golden: golden, in: store)
  }

  /// Takes the verdict from what a comparison shows.
  fileprivate mutating func take(_ comparison: GoldenComparison) {
    switch comparison {
    case .matched(let note):
      verdict = .matched
      if let note { self.note = note }
    case .changed(let note):
      verdict = .changed
      if let note { self.note = note }
    case .new: verdict = .new
    case .invalid(let fault):
      (verdict, self.reason, self.line) = (.invalid, fault.reason, fault.line)
    }
  }

  /// Takes the verdict from what became of a screen that has no text.
  fileprivate mutating func take(_ outcome: ScreenOutcome) {
    switch outcome {
    case .rendered: break
    case .failed(let reason): (verdict, self.reason) = (.invalid, reason)
    case .crashed(let crash):
      (verdict, self.reason, self.signal) = (.crashed, crash.reason, crash.signal)
      self.lastWords = crash.lastWords
    case .timedOut(let limit):
      (verdict, self.reason) = (.timedOut, ScreenOutcome.words(forTimeout: limit))
    }
  }
}
