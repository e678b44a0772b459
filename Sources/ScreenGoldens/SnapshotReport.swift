package import ScreenContents
package import ScreenJobs
import ScreenPayloads
package import ScreenRendering
package import ScreenReports
import ScreenSnapshot
import ScreenText

/// The results of a run: a verdict for each selected screen and each obsolete golden.
package struct SnapshotReport: Sendable {
  package let manifest: String

  package let layouts: [ScreenLayout]

  /// The pictures of screens in declared order, then control goldens, journeys and obsolete goldens.
  package let results: [ScreenResult]

  /// The counts of screens and obsolete goldens.
  private(set) var screenCounts = Counts()

  /// The counts of journeys.
  private(set) var journeyCounts = Counts()

  /// The names that selected screens; empty if all were selected.
  package var selection = ScreenSelection()

  /// Errors that belong to no screen, a line each, such as a file that could not be written.
  package var problems: [String] = []

  /// Whether the run was interrupted, so that results are missing.
  package var isInterrupted = false

  /// Hides the secrets in the steps of journeys.
  var redaction = Redaction.standard

  /// Reads the golden of a result without a change.
  var readGolden: @Sendable (ScreenResult) -> [UInt8]? = { _ in nil }

  /// The times of the run, to find texts to record that contain one; nil without such texts.
  var times: RunTimes?

  /// The controls of pictures by the names of their figures, for a page; empty if the run does not know.
  var pictureControls: [String: [Report.Control]] = [:]

  /// The selected screens that the harness skips, in declared order.
  package var skipped: [ScreenFailure] = []

  /// The folders beside the goldens whose texts no run reads.
  var unreadFolders: [String] = []

  /// Whether texts were confirmed in the process that had rendered them: a screen that leaves something
  /// behind in the process may have changed them both times.
  var isConfirmedInOneProcess = false

  package init(manifest: String, layouts: [ScreenLayout], results: [ScreenResult]) {
    (self.manifest, self.layouts, self.results) = (manifest, layouts, results)
    for result in results {
      if result.folder == .journeys { journeyCounts.add(result) } else { screenCounts.add(result) }
    }
  }

  /// What a summary says of some results.
  struct Counts: Sendable {
    private(set) var verdicts: [Verdict: Int] = [:]

    /// The names of the screens or journeys, without obsolete goldens.
    private(set) var names: Set<String> = []

    /// The folders of the results, without obsolete goldens.
    private(set) var folders: Set<GoldenFolder> = []

    fileprivate mutating func add(_ result: ScreenResult) {
      verdicts[result.verdict, default: 0] += 1
      if result.verdict == .obsolete { return }
      names.insert(result.screen)
      folders.insert(result.folder)
    }
  }

  package var counts: [Verdict: Int] {
    screenCounts.verdicts.merging(journeyCounts.verdicts, uniquingKeysWith: +)
  }

  /// The number of screens, regardless of layouts.
  package var screenCount: Int { screenCounts.names.count }

  /// The results of screens and obsolete goldens.
  var screenResults: LazyFilterSequence<[ScreenResult]> {
    results.lazy.filter { $0.folder != .journeys }
  }

  var journeyResults: [ScreenResult] { results.filter { $0.folder == .journeys } }

  /// The worst conclusion of the results and of the run, which is incomplete without results.
  package var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    if !problems.isEmpty { return .incomplete }
    return counts.keys.map(\.conclusion).max() ?? .incomplete
  }

  /// The operations that control goldens leave out because the harness does not support them.
  var unsupportedOperations: [UnsupportedOperation] {
    let all = Set(results.lazy.compactMap(\.rendered?.unsupported).joined())
    return UnsupportedOperation.allCases.filter(all.contains)
  }

  /// The note on texts that one process confirmed; nil without such texts.
  package var noteOnOneProcess: String? {
    guard isConfirmedInOneProcess else { return nil }
    return """
      note: one process rendered all screens, so it was not checked whether screens leave \
      something behind in the process (a static, a singleton)
      hint: run without --no-workers to check that
      """
  }

  /// The remarks on the whole run.
  package var notes: [String] {
    [unsupportedNote, skipped.skippedNote, hiddenNote, tabNote].compactMap(\.self)
      + unreadFolders.map {
        "'\(TextColumns.visible($0))/' is not read: goldens are in the folder of a layout, and journeys in "
          + "'journeys'; rename or delete it"
      }
  }

  /// The note on tabs that a user cannot tell apart; nil if all have labels.
  private var tabNote: String? {
    let unlabeled = Set(results.compactMap(\.rendered?.unlabeledTabs).joined())
    guard let tabs = unlabeled.sorted().nonEmpty else { return nil }
    let names = WordList.list(tabs.map { "'\(TextColumns.visible($0))'" })
    return
      "the label of \(tabs.count == 1 ? "the tab" : "the tabs") \(names) is empty; return a 'tabLabel' or a title"
  }

  /// The names of the values that goldens hide, for each screen in declared order.
  var hiddenNames: [(screen: String, names: [String])] {
    results.filter { $0.rendered?.hiddenNames != nil }.grouped(by: \.screen)
      .map { ($0, Set($1.compactMap(\.rendered?.hiddenNames).joined()).sorted()) }
  }

  /// The note on values that goldens hide; nil if they hide nothing.
  private var hiddenNote: String? {
    let hidden = hiddenNames
    let count = hidden.reduce(0) { $0 + $1.names.count }
    return hidden.isEmpty
      ? nil
      : "the goldens hide \(WordList.count(count, "value")) of \(WordList.count(hidden.count, "screen"))"
  }

  /// The note on operations that were not checked; nil if all were.
  var unsupportedNote: String? {
    guard let operations = unsupportedOperations.nonEmpty else { return nil }
    let list = WordList.list(operations.map { "'\($0.function)'" })
    let names = operations.map(\.rawValue).joined(separator: ", ")
    return "not checked: \(names); implement \(list) in the harness"
  }

  /// Marks the report as that of a run that a person ended.
  mutating func markInterrupted() {
    isInterrupted = true
    problems.append("interrupted: the remaining screens were not verified")
  }

  /// Adds what the controls of the screens of a manifest lead to, if the run knows it.
  mutating func connect(among screens: [String]) {
    var connected = ConnectedScreens(among: screens)
    let results = Dictionary(grouping: screenResults.filter { $0.rendered != nil }, by: \.screen)
    for (index, screen) in screens.enumerated() {
      for rendered in results[screen, default: []].compactMap(\.rendered) {
        if let state = rendered.state { connected.add(state, of: index) }
        connected.add(rendered.controls, of: index)
      }
    }
    pictureControls = connected.pictureControls
  }

  /// Whether no screen has a golden yet.
  package var hasNoGoldens: Bool { Array(screenCounts.verdicts.keys) == [.new] }

  /// The number of screens without a golden, in words; nil if anything else differs.
  package var lackOfGoldens: String? {
    let differences = differences
    guard differences.allSatisfy({ $0.verdict == .new && $0.folder != .journeys }) else {
      return nil
    }
    let count = Set(differences.map(\.screen)).count
    return "\(WordList.count(count, "screen")) \(count == 1 ? "has" : "have") no golden yet"
  }

  /// Whether the run covered all screens, so that its obsolete goldens can be deleted.
  package var coversAllScreens: Bool { !isInterrupted && selection.isEmpty }

  package var differences: [ScreenResult] { results.filter { $0.verdict != .matched } }

  /// The results of screens that did not render, which no recording accepts.
  package var notRendered: [ScreenResult] {
    results.filter { $0.verdict.conclusion == .incomplete && !$0.hasInvalidGolden }
  }

  /// The results that recording or a review can accept; empty after an interrupt.
  var proposals: [ScreenResult] {
    isInterrupted ? [] : differences.filter { $0.change != nil }
  }
}
