import ScreenSnapshot
import ScreenText

/// Formats an audit for a terminal.
struct AuditPrinter {
  let style: Style
  let verbosity: Options.Verbosity

  /// The name of the harness if several run one after another.
  var harness: String?

  /// A line for each law, then the findings, exceptions and screens that could not be shown.
  func lines(on report: AuditReport) -> [String] {
    guard verbosity != .quiet else { return [] }
    return report.laws.flatMap(lines(on:))
      + report.usedExceptions.map { "\(label("excepted", .dim))\($0.line)" }
      + report.staleExceptions.map {
        "\(label("stale", .magenta))\($0.line); \($0.staleHint)"
      }
      + report.failures.map { failure in
        let screen = style.paint(TextColumns.visible(failure.screen), .bold)
        return "\(label("invalid", .red))\(screen)  \(TextColumns.visible(failure.reason))"
      }
  }

  /// The counts and the elapsed time: the last line of every run.
  func summary(of report: AuditReport, elapsed: Duration) -> String {
    let counts = report.countsSummary { words, conclusion in
      style.paint(words, conclusion == .differs ? .yellow : .red)
    }
    return "\(ReportPrinter.prefix(for: harness))\(counts) (\(elapsed.shortText))"
  }
}

// MARK: - Laws

extension AuditPrinter {
  private func lines(on law: AuditReport.LawResult) -> [String] {
    let (word, emphasis): (String, Style.Emphasis) =
      law.holds ? ("holds", .green) : law.groups.isEmpty ? ("–", .dim) : ("broken", .yellow)
    let name = TextColumns.padded(law.law.rawValue, to: 13)
    let notes = law.uncheckedWords.map { "; \($0)" }.joined()
    return [
      "\(label(word, emphasis))\(style.paint(name, .bold))\(law.checkedWords)\(notes)"
    ] + law.groups.flatMap(lines(on:)) + (law.hint.map { ["  hint: \($0)"] } ?? [])
  }

  /// The cause with its screens, and an example as the steps of a journey.
  private func lines(on group: AuditGroup) -> [String] {
    let places = group.places(maximum: verbosity == .verbose ? .max : 3)
    return ["  \(style.paint(group.cause, .bold)): \(places)"]
      + group.exampleLines.map { "    \($0)" }
  }

  /// The first word of a line, padded to the longest.
  private func label(_ word: String, _ emphasis: Style.Emphasis) -> String {
    style.paint(word, emphasis, columns: 10)
  }
}
