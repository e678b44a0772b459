package import ScreenContents
import ScreenDriver
import ScreenRendering
package import ScreenReports
import ScreenText

/// Results with one verdict for one reason.
package struct ResultGroup: Sendable {
  /// At least one result, in the order of the report.
  package let results: [ScreenResult]

  /// The result that represents the group in reports.
  package var first: ScreenResult { results[0] }

  package var verdict: Verdict { first.verdict }

  /// Creates a group of one or more related results.
  init(alike results: [ScreenResult]) { self.results = results }

  /// Groups results, except for matches without a note, in the order of the first of each group.
  ///
  /// - Complexity: O(*n*) in the results and in the lines that changed.
  package static func groups(of results: [ScreenResult]) -> [ResultGroup] {
    results.filter { $0.verdict != .matched || $0.note != nil }.grouped(by: Key.init)
      .map { ResultGroup(alike: $0.elements) }
  }

  /// The property that the results of a group share.
  struct Key: Hashable {
    let verdict: Verdict
    let changes: Set<LineChange>?
    let reason: String?
    let isJourney: Bool
    /// The golden or the journey if a line of it is invalid: such results are groups of their own.
    let golden: String?

    init(_ result: ScreenResult) {
      verdict = result.verdict
      let isChange = result.verdict == .changed || result.verdict == .unstable
      changes = isChange ? (result.difference?.diff).map(LineChange.all) : nil
      reason = result.verdict == .matched ? result.note : result.reason
      isJourney = result.folder == .journeys
      golden = result.hasInvalidGolden || result.line != nil ? result.golden : nil
    }
  }
}

// MARK: - Words

extension ResultGroup {
  /// The explanation that all results share; nil if they share only the verdict.
  package var headline: String? {
    switch verdict {
    case .changed:
      [commonHeadline, common(\.note)].compactMap(\.self).nonEmpty?.joined(separator: "; ")
    case .renamed: common(\.headline)
    case .new where first.folder == .journeys:
      "\(results.count == 1 ? "has" : "have") steps without a result"
    case .new: "no golden yet"
    case .obsolete: "\(results.count == 1 ? "belongs" : "belong") to no screen"
    case .matched: first.note
    case .invalid, .crashed, .timedOut, .unstable: first.reason
    }
  }

  /// The headline that all results share; a control that changed on several screens is named with the first of them.
  private var commonHeadline: String? {
    first.folder == .controls ? first.headline : common(\.headline)
  }

  /// The text that all results share.
  private func common(_ words: (ScreenResult) -> String?) -> String? {
    results.allSatisfy { words($0) == words(first) } ? words(first) : nil
  }

  /// `3 screens`, `3 screens in 2 layouts`, `2 goldens` or `2 journeys`.
  func countedResults(in layouts: [ScreenLayout]) -> String {
    if first.folder == .journeys { return WordList.count(results.count, "journey") }
    let screenCount = Set(results.lazy.map(\.screen)).count
    if verdict == .obsolete || screenCount == 1 { return WordList.count(results.count, "golden") }
    let isInAll = layouts.count > 1 && results.count == screenCount * layouts.count
    return "\(screenCount) screens\(isInAll ? " in \(layouts.count) layouts" : "")"
  }

  // MARK: Names

  /// The patterns that select exactly the group.
  ///
  /// - Returns: Nil for more than a maximum, or if a name contains a star, which would match others, too.
  package func patterns(in layouts: [ScreenLayout], maximum: Int) -> [String]? {
    let names = names(in: layouts)
    return names.count > maximum || names.contains { $0.contains("*") } ? nil : names
  }

  /// The names of all screens: `library` for a screen in all layouts of the run, `compact/library` for
  /// others.
  package func names(in layouts: [ScreenLayout]) -> [String] {
    namedResults(in: layouts).map(\.name)
  }

  func displayedNames(in layouts: [ScreenLayout]) -> [String] {
    singleName(in: layouts).map { [$0] } ?? names(in: layouts)
  }

  /// The name with its layouts, `library (compact, regular)`, if one screen has all results.
  private func singleName(in layouts: [ScreenLayout]) -> String? {
    let names = names(in: layouts)
    guard results.count > 1, names.count == 1 else { return nil }
    return "\(names[0]) (\(layouts.map(\.rawValue).joined(separator: ", ")))"
  }

  /// The names of ``names(in:)``, each with the first result that it names.
  private func namedResults(in layouts: [ScreenLayout]) -> [(name: String, result: ScreenResult)] {
    // A journey can have the name of a screen.
    let screens = results.lazy.filter { $0.folder != .journeys }.map(\.screen)
    let counts = screens.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var seen: Set<String> = []
    return results.compactMap { result in
      let isInAllLayouts = layouts.count > 1 && counts[result.screen] == layouts.count
      guard result.folder != .journeys, isInAllLayouts else { return (result.name, result) }
      return seen.insert(result.screen).inserted ? (result.screen, result) : nil
    }
  }
}

// MARK: - Entry

extension ResultGroup {
  /// The entries of results: one for all that have one cause.
  package static func entries(
    of results: [ScreenResult], in layouts: [ScreenLayout]
  ) -> [Report.Entry] {
    groups(of: results).map { $0.entry(in: layouts) }
  }

  /// The entry of the group in a report, with the difference of the first result.
  package func entry(
    in layouts: [ScreenLayout], acceptedBy command: String? = nil
  ) -> Report.Entry {
    let isListedByGolden = verdict == .obsolete || verdict == .renamed
    var subject = first.name
    if results.count > 1 {
      let name = isListedByGolden ? nil : singleName(in: layouts)
      subject = name ?? countedResults(in: layouts)
    }
    var entry = Report.Entry(
      badge: verdict.badge, subject: subject, remark: remark, count: results.count)
    entry.headline = headline
    let named =
      isListedByGolden ? results.map { (name: $0.name, result: $0) } : namedResults(in: layouts)
    entry.items = named.map { name, result in
      let detail =
        isListedByGolden
        ? (result.from.map { "\($0) → " } ?? "") + result.golden
        : result.reportedLine.map { "\(result.golden), line \($0)" }
      return Report.Item(name: name, screen: result.screenName, detail: detail)
    }
    entry.body = body
    entry.command = command
    // A new screen has no golden to read.
    if verdict != .new || first.folder == .journeys {
      entry.location = (first.from ?? first.golden, first.firstLine)
    }
    return entry
  }

  /// The words after the subject.
  ///
  /// A changed control follows its screen: `controls/bookDetail: Edit: pop → no change`.
  private var remark: String {
    let words = results.count == 1 ? first.detail : headline
    let isControl = results.count == 1 && verdict == .changed && first.folder == .controls
    return words.map { "\(isControl ? ": " : "  ")\(TextColumns.visible($0))" } ?? ""
  }

  private var body: Report.Body? {
    switch first.verdict {
    case .changed: first.diff.map { .difference(of: first.name, $0) }
    case .new, .crashed: .text(of: first.name, first.diffLines)
    case .invalid:
      first.trail.nonEmpty.map { .example(Report.Example(notes: $0.map(TextColumns.visible))) }
    case .unstable: .example(Report.Example(notes: first.diffLines))
    case .matched, .renamed, .obsolete, .timedOut: nil
    }
  }
}
