package import ScreenText

extension ScreenResult {
  /// The selected tab, if the screen rendered and has tabs.
  package var tab: String? { outcome.rendering?.tab }

  /// The names on the way to the visible screen, if it rendered.
  package var path: String? { outcome.rendering?.path }

  /// Whether the screen rendered with content from the harness.
  package var hasContent: Bool { outcome.rendering?.hasContent ?? false }

  /// A remark that does not change the verdict.
  package var note: String? { outcome.rendering?.note }

  /// Why the screen could not be verified.
  package var reason: String? { outcome.reason }

  /// The difference in a few words, with the name of the screen before that of a control.
  package var headline: String? {
    shortHeadline.map { verdict == .changed && folder == .controls ? "\(screen): \($0)" : $0 }
  }

  /// The difference in a few words, without the name of the screen.
  package var shortHeadline: String? { outcome.difference?.headline }

  /// The difference for people; for a new screen, all of its text.
  package var diff: UnifiedDiff? { outcome.difference?.diff }

  /// The difference for a patch.
  package var patchDiff: UnifiedDiff? { outcome.difference?.patch }

  /// Whether the screen rendered but its golden cannot be compared: recording it again helps.
  package var hasInvalidGolden: Bool {
    if case .invalidGolden = outcome { true } else { false }
  }

  /// The line of the golden or the journey that ``reason`` is about, counted from 1.
  package var line: Int? {
    switch outcome {
    case .invalidGolden(_, _, let line), .failed(_, let line): line
    default: nil
    }
  }

  /// The signal that ended a crashed process.
  var signal: String? {
    if case .crashed(_, let signal, _) = outcome { signal } else { nil }
  }

  /// The golden that a renamed screen had before, relative to the package.
  package var from: String? {
    if case .renamed(_, let from, _) = outcome { from } else { nil }
  }

  /// The last lines that a crashed process wrote to standard error.
  package var standardErrorTail: [String] {
    if case .crashed(_, _, let lines) = outcome { lines } else { [] }
  }
}

extension ScreenResult {
  /// The explanation of the verdict, such as `title: "Dune" → "Emma"`.
  package var explanation: String? {
    switch verdict {
    case .matched: note
    case .changed, .renamed: headline
    case .new: folder == .journeys ? "has steps without a result" : "no golden yet"
    case .obsolete: "belongs to no screen"
    case .invalid, .crashed, .timedOut, .unstable: reason
    }
  }

  /// The verdict with its explanation, such as `changed: title: "Dune" → "Emma"`.
  package var summary: String { "\(verdict.rawValue)\(explanation.map { ": \($0)" } ?? "")" }

  /// The line of the golden to read first, counted from 1.
  package var firstLine: Int {
    if let line { return line }
    guard verdict == .changed || folder == .journeys, let hunk = diff?.hunks.first else { return 1 }
    let leading = hunk.lines.prefix { $0.kind == .context }.count
    return max(hunk.oldStart + leading, 1)
  }

  /// The line to read first, if the result is about a line: of an invalid golden, or of a journey.
  package var place: Int? { line ?? (folder == .journeys && diff != nil ? firstLine : nil) }

  /// The difference line by line, with invisible characters made visible; for a new screen, its
  /// text; for a crash, the end of standard error.
  var diffLines: [String] {
    if case .new(_, let difference) = outcome, folder != .journeys {
      return difference.diff.addedLines
    }
    if let diff { return diff.visibleLines }
    return standardErrorTail.map(TextColumns.visible)
  }

  /// The text of the screen in this run.
  ///
  /// - Parameter golden: The bytes of ``golden``, or of ``from``; nil if there is no such file.
  /// - Returns: Nil if the screen has no text, or the golden is not the one that was compared.
  package func text(over golden: [UInt8]?) -> [UInt8]? {
    if case .matched = outcome { return golden }
    return patchDiff?.applied(to: golden ?? [])
  }
}
