import Foundation
import ScreenNavigation
import ScreenText

/// The links of an app: its patterns, and which of them the links of its screens match.
package struct LinkTable: Sendable {
  package let manifest: String

  /// The patterns; nil if the harness declares none.
  let patterns: DeepLinkPatterns?

  /// The screens in declared order, except for ``failures``.
  package internal(set) var screens: [Screen] = []

  /// The screens whose link is not known, in declared order.
  package internal(set) var failures: [ScreenFailure] = []

  /// Errors that belong to no screen, a line each.
  package internal(set) var problems: [String] = []

  package internal(set) var isInterrupted = false

  /// A screen and its link.
  package struct Screen: Equatable, Sendable {
    let name: String

    /// The URL without its secrets; nil without a link.
    var link: String?

    var match = Match.notCompared
  }

  /// How a link is related to the patterns.
  enum Match: Equatable, Sendable {
    /// The screen has no link, or the harness declares no patterns.
    case notCompared

    /// The link matches the pattern at a position.
    case pattern(Int)

    /// The link matches no pattern, for a reason without secrets.
    case none(reason: String)
  }
}

extension LinkTable {
  /// The formats in which the links can be printed.
  package enum Format: String, CaseIterable, Sendable {
    /// Lines for people.
    case text
    /// One object.
    case json
    /// The components of an apple-app-site-association file.
    case aasa
  }

  /// Whether each screen says whether it has a link.
  package var conclusion: Conclusion {
    failures.isEmpty && problems.isEmpty ? .matched : .incomplete
  }

  /// The patterns with the names of the screens whose link matches them, in declared order.
  var rows: [(pattern: DeepLinkPattern, screens: [String])] {
    var names: [Int: [String]] = [:]
    for screen in screens {
      if case .pattern(let position) = screen.match {
        names[position, default: []].append(screen.name)
      }
    }
    return (patterns?.patterns ?? []).enumerated().map { ($1, names[$0] ?? []) }
  }

  /// The patterns that the link of no screen matches.
  var unusedPatterns: [String] { rows.filter(\.screens.isEmpty).map(\.pattern.text) }

  var screensWithoutLink: [String] { screens.filter { $0.link == nil }.map(\.name) }
}

// MARK: - Reading

extension AnySnapshotHarness {
  /// Reads the links of all screens, and compares them with the patterns.
  ///
  /// - Parameters:
  ///   - runner: Asks the harness; this process by default.
  ///   - progress: Called before and after each screen.
  /// - Returns: The table, also if the run is interrupted.
  /// - Throws: ``ManifestError``, ``LinkPatternsError``, or the error that stops the runner.
  package func linkTable(
    from runner: (any JobRunner)? = nil, progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> LinkTable {
    try check()
    var table = LinkTable(manifest: manifest, patterns: try declaredPatterns())
    let jobs = screens.indices.map { ScreenLinkJob(screen: $0) }
    var counter = ProgressCounter(of: jobs.count, among: screens, progress)
    counter.begin(jobs)
    let runner = runner ?? InProcessRunner(self)
    let completion = try await runner.run(jobs) { position, outcome in
      if case .completed(let result) = outcome {
        table.screens.append(screen(at: position, with: result.link, comparedTo: table.patterns))
      } else if let failure = ScreenFailure(of: screens[position], outcome) {
        table.failures.append(failure)
      }
      counter.finish(position, of: jobs)
    }
    table.problems = completion.problems
    table.isInterrupted = !completion.isComplete
    return table
  }

  private func declaredPatterns() throws(LinkPatternsError) -> DeepLinkPatterns? {
    do {
      return try app.linkPatterns()
    } catch {
      throw LinkPatternsError(reason: redacted("\(error)"))
    }
  }

  private func screen(
    at position: Int, with link: String?, comparedTo patterns: DeepLinkPatterns?
  ) -> LinkTable.Screen {
    var screen = LinkTable.Screen(name: screens[position])
    guard let link else { return screen }
    screen.link = displayed(link: link)
    guard let patterns, let url = URL(string: link) else { return screen }
    do throws(DeepLinkError) {
      screen.match = .pattern(try patterns.match(url).position)
    } catch {
      screen.match = .none(reason: redacted("\(error)"))
    }
    return screen
  }
}

/// The harness cannot return its patterns.
package struct LinkPatternsError: Error, Equatable, CustomStringConvertible {
  let reason: String

  package var description: String {
    """
    cannot read the link patterns of the harness: \(TextColumns.visible(reason))
    hint: correct the table of links, or 'linkPatterns()'
    """
  }
}
