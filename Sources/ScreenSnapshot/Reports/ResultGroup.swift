/// Results with one verdict for one reason: the same change in many screens is read once.
package struct ResultGroup: Sendable {
  /// The verdict of all.
  package let verdict: Verdict

  /// The results, in the order of the report; at least one.
  package private(set) var results: [ScreenResult]

  /// The first result, which is shown for all.
  package var first: ScreenResult { results[0] }

  /// What the group has in common, in words; nil where the verdict says it all.
  package var headline: String? {
    switch verdict {
    case .changed: words([common(\.headline), common(\.note)])
    case .renamed: common(\.headline)
    case .obsolete where results.count > 1: "belong to no screen"
    case .matched, .new, .obsolete, .invalid, .crashed, .timedOut, .unstable: first.words
    }
  }

  /// What all say, where they say the same.
  private func common(_ words: (ScreenResult) -> String?) -> String? {
    results.allSatisfy { words($0) == words(first) } ? words(first) : nil
  }

  private func words(_ parts: [String?]) -> String? {
    let parts = parts.compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Whether recording accepts it.
  package var isAcceptable: Bool { verdict.conclusion == .differs || first.hasInvalidGolden }

  /// The names that select the group and no more, for a command to be typed.
  ///
  /// - Parameters:
  ///   - layouts: The layouts of the run.
  ///   - most: The most names that fit a line.
  /// - Returns: Nil for more, and where a name has a star, which would stand for others, too.
  package func patterns(in layouts: [ScreenLayout], most: Int) -> [String]? {
    let names = names(in: layouts)
    return names.count > most || names.contains { $0.contains("*") } ? nil : names
  }

  /// How many screens there are, each counted once for all its layouts.
  package var screenCount: Int { Set(results.lazy.map(\.screen)).count }
}

extension ResultGroup {
  /// Groups results, in the order of the first of each group.
  ///
  /// - Parameter results: Results of any verdicts; those that matched are left out, but for such
  ///   that there is a note on.
  /// - Returns: The groups, each with one result at least.
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

  /// What results of one group have in common.
  private struct Key: Hashable {
    let verdict: Verdict
    let signature: ChangeSignature?
    let reason: String?
    /// Set where a golden is to blame, which is looked at one by one.
    let golden: String?

    init(_ result: ScreenResult) {
      verdict = result.verdict
      signature = result.verdict == .changed ? result.diff.map { ChangeSignature(of: $0) } : nil
      reason = result.verdict == .matched ? result.note : result.reason
      golden = result.hasInvalidGolden ? result.golden : nil
    }
  }
}

extension ResultGroup {
  /// The names of all screens, `library` for one that is there in all layouts of the run, and
  /// `compact/library` for one that is not.
  ///
  /// - Parameter layouts: The layouts of the run.
  /// - Returns: The names, in the order of the results.
  package func names(in layouts: [ScreenLayout]) -> [String] {
    links(in: layouts).map(\.name)
  }

  /// The name with its layouts, `library (compact, regular)`, where all results are one screen's and
  /// it has several.
  package func singleName(in layouts: [ScreenLayout]) -> String? {
    let names = names(in: layouts)
    guard results.count > 1, names.count == 1, let name = names.first else { return nil }
    return "\(name) (\(layouts.map(\.rawValue).joined(separator: ", ")))"
  }

  /// A name, and the first of the results that it stands for.
  struct Link {
    let name: String
    let result: ScreenResult
  }

  /// The names of all screens as ``names(in:)`` has them, with what they stand for.
  func links(in layouts: [ScreenLayout]) -> [Link] {
    let counts = results.reduce(into: [:]) { $0[$1.screen, default: 0] += 1 }
    let isWhole = { (screen: String) in layouts.count > 1 && counts[screen] == layouts.count }
    var seen: Set<String> = []
    return results.compactMap { result in
      guard isWhole(result.screen) else { return Link(name: result.name, result: result) }
      let isFirst = seen.insert(result.screen).inserted
      return isFirst ? Link(name: result.screen, result: result) : nil
    }
  }
}
