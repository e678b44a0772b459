import ScreenText

/// Results with one verdict for one reason.
package struct ResultGroup: Sendable {
  package let verdict: Verdict

  /// At least one result, in the order of the report.
  package private(set) var results: [ScreenResult]

  /// The result that represents the group in reports.
  package var first: ScreenResult { results[0] }

  /// The explanation that all results share; nil if they share only the verdict.
  package var headline: String? {
    switch verdict {
    case .changed: words([commonHeadline, common(\.note)])
    case .renamed: common(\.headline)
    case .obsolete where results.count > 1: "belong to no screen"
    case .new where results.count > 1 && first.folder == .journeys: "have steps without a result"
    case .unstable:
      common(\.explanation) ?? first.explanation.map(UnstableText.withExampleValues)
    case .matched, .new, .obsolete, .invalid, .crashed, .timedOut: first.explanation
    }
  }

  /// The headline that all results share, without the line of a journey.
  ///
  /// A control that changed on several screens is named with the first of them.
  private var commonHeadline: String? {
    if results.count == 1 { return first.headline }
    switch first.folder {
    case .compact, .regular: return common(\.headline)
    case .controls: return first.headline
    case .journeys: return common { $0.headline.map(JourneyHeadline.withoutLine) }
    }
  }

  /// The text that all results share.
  private func common(_ words: (ScreenResult) -> String?) -> String? {
    results.allSatisfy { words($0) == words(first) } ? words(first) : nil
  }

  private func words(_ parts: [String?]) -> String? {
    let parts = parts.compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Whether recording accepts the group.
  package var isAcceptable: Bool { verdict.conclusion == .differs || first.hasInvalidGolden }

  /// The patterns that select exactly the group.
  ///
  /// - Returns: Nil for more than a maximum, or if a name contains a star, which would match others, too.
  package func patterns(in layouts: [ScreenLayout], maximum: Int) -> [String]? {
    let names = names(in: layouts)
    return names.count > maximum || names.contains { $0.contains("*") } ? nil : names
  }

  /// The number of screens, regardless of layouts, or of journeys.
  package var screenCount: Int { Set(results.lazy.map(\.screen)).count }

  /// `3 screens`, `3 screens in 2 layouts`, `2 goldens` or `2 journeys`.
  package func countedResults(in layouts: [ScreenLayout]) -> String {
    if first.folder == .journeys { return WordList.count(results.count, "journey") }
    if verdict == .obsolete || screenCount == 1 { return WordList.count(results.count, "golden") }
    let isInAll = layouts.count > 1 && results.count == screenCount * layouts.count
    return "\(screenCount) screens\(isInAll ? " in \(layouts.count) layouts" : "")"
  }
}

extension ResultGroup {
  /// Creates a group of related results; nil if there are none.
  package init?(alike results: [ScreenResult]) {
    guard let first = results.first else { return nil }
    self.init(verdict: first.verdict, results: results)
  }

  /// Groups results, except for matches without a note, in the order of the first of each group.
  ///
  /// - Complexity: O(*n*) in the results and in the lines that changed.
  package static func groups(of results: [ScreenResult]) -> [ResultGroup] {
    var groups: [ResultGroup] = []
    var positions: [Key: Int] = [:]
    for result in results where result.verdict != .matched || result.note != nil {
      let key = Key(result)
      if let position = positions[key] {
        groups[position].results.append(result)
      } else {
        positions[key] = groups.count
        groups.append(ResultGroup(verdict: result.verdict, results: [result]))
      }
    }
    return groups
  }

  /// The property that the results of a group share.
  private struct Key: Hashable {
    let verdict: Verdict
    let signature: ChangeSignature?
    let reason: String?
    let isJourney: Bool
    /// The golden or the journey if a line of it is invalid: such results are groups of their own.
    let golden: String?

    init(_ result: ScreenResult) {
      verdict = result.verdict
      signature =
        result.verdict == .changed
        ? result.diff.map { ChangeSignature(of: $0, in: result.folder) } : nil
      reason =
        switch result.verdict {
        case .matched: result.note
        case .unstable: result.reason.map(UnstableText.withoutValues)
        default: result.reason
        }
      isJourney = result.folder == .journeys
      golden = result.hasInvalidGolden || result.line != nil ? result.golden : nil
    }
  }
}

extension ResultGroup {
  /// The names of all screens: `library` for a screen in all layouts of the run, `compact/library` for
  /// others.
  package func names(in layouts: [ScreenLayout]) -> [String] {
    links(in: layouts).map(\.name)
  }

  /// The name with its layouts, `library (compact, regular)`, if one screen has all results.
  package func singleName(in layouts: [ScreenLayout]) -> String? {
    let names = names(in: layouts)
    guard results.count > 1, names.count == 1, let name = names.first else { return nil }
    return "\(name) (\(layouts.map(\.rawValue).joined(separator: ", ")))"
  }

  /// The only name with its layouts, or all names.
  package func displayedNames(in layouts: [ScreenLayout]) -> [String] {
    singleName(in: layouts).map { [$0] } ?? names(in: layouts)
  }

  /// A name with its first result.
  struct Link {
    let name: String
    let result: ScreenResult
  }

  /// The names of ``names(in:)`` with their results.
  func links(in layouts: [ScreenLayout]) -> [Link] {
    // A journey can have the name of a screen.
    let screens = results.lazy.filter { $0.folder != .journeys }.map(\.screen)
    let counts = screens.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let isInAllLayouts = { (screen: String) in layouts.count > 1 && counts[screen] == layouts.count
    }
    var seen: Set<String> = []
    return results.compactMap { result in
      guard result.folder != .journeys, isInAllLayouts(result.screen) else {
        return Link(name: result.name, result: result)
      }
      let isFirst = seen.insert(result.screen).inserted
      return isFirst ? Link(name: result.screen, result: result) : nil
    }
  }
}
