import ScreenSnapshot

/// Formats an audit for a terminal.
struct AuditPrinter {
  private let style: Style
  private let verbosity: Options.Verbosity
  private let harness: String?

  /// Creates a printer; `harness` is its name if several harnesses run one after another.
  init(style: Style, verbosity: Options.Verbosity, harness: String? = nil) {
    self.style = style
    self.verbosity = verbosity
    self.harness = harness
  }

  /// A line for each law, then the findings, exceptions and screens that could not be shown.
  func lines(on report: AuditReport) -> [String] {
    guard verbosity != .quiet else { return [] }
    return report.laws.flatMap(lines(on:))
      + report.usedExceptions.map { "\(label("excepted", .dim))\(words(for: $0))" }
      + report.staleExceptions.map {
        "\(label("stale", .magenta))\(words(for: $0)); nothing needs the exception: delete it"
      }
      + report.failures.map { failure in
        let screen = style.paint(TextColumns.visible(failure.screen), .bold)
        return "\(label("invalid", .red))\(screen)  \(TextColumns.visible(failure.reason))"
      }
  }

  /// The counts and the elapsed time: the last line of every run.
  func summary(of report: AuditReport, elapsed: Duration) -> String {
    let held = report.laws.count { $0.groups.isEmpty && $0.checkedCount > 0 }
    let broken = report.laws.count { !$0.groups.isEmpty }
    let unchecked = report.laws.count - held - broken
    var counts: [String] = []
    if held > 0 { counts.append("\(held) held") }
    if broken > 0 { counts.append(style.paint("\(broken) broken", .yellow)) }
    if unchecked > 0 { counts.append("\(unchecked) not checked") }
    let findings = report.groups.count
    if findings > 0 { counts.append(findings == 1 ? "1 finding" : "\(findings) findings") }
    let stale = report.staleExceptions.count
    if stale > 0 { counts.append(stale == 1 ? "1 stale exception" : "\(stale) stale exceptions") }
    let invalid = report.failures.count
    if invalid > 0 { counts.append(style.paint("\(invalid) invalid", .red)) }
    let laws = report.laws.count == 1 ? "1 law" : "\(report.laws.count) laws"
    return "\(ReportPrinter.prefix(for: harness))\(laws): \(counts.joined(separator: ", ")) "
      + "(\(elapsed.shortText))"
  }
}

// MARK: - Laws

extension AuditPrinter {
  private func lines(on law: AuditReport.LawResult) -> [String] {
    let isChecked = law.checkedCount > 0
    let (word, emphasis): (String, Style.Emphasis) =
      !law.groups.isEmpty ? ("broken", .yellow) : isChecked ? ("holds", .green) : ("–", .dim)
    let name = TextColumns.padded(law.law.rawValue, to: 13)
    let checked = isChecked ? law.law.words(for: law.checkedCount) : "not checked"
    let unsupported = law.unsupported.map { "\($0)" }
    let unchecked = law.unchecked.sorted { $0.key < $1.key }.map {
      "\($0.value) not checked: \($0.key)"
    }
    let notes = (unsupported + unchecked).map { "; \($0)" }.joined()
    return ["\(label(word, emphasis))\(style.paint(name, .bold))\(checked)\(notes)"]
      + law.groups.flatMap(lines(on:))
  }

  /// The cause with its screens, and an example as the steps of a journey.
  private func lines(on group: AuditGroup) -> [String] {
    let example = group.example
    let unconfirmed =
      group.isConfirmed
      ? [] : ["    not in a new process: a screen leaves something behind in the process"]
    return [
      "  \(style.paint(group.cause, .bold)): \(places(of: group))"
    ]
      + example.steps.map { "    > \($0)" }
      + ["    expected: \(example.expected)", "    found:    \(example.found)"] + unconfirmed
  }

  private func places(of group: AuditGroup) -> String {
    let controls = group.findings.compactMap(\.control)
    if controls.count == 1, let control = controls.first, let screen = group.screens.first {
      return "\(MessageFormatting.quoted(control)) on \(TextColumns.visible(screen))"
    }
    let screens = "on \(names(group.screens))"
    guard !group.previousScreens.isEmpty else { return screens }
    return "after \(names(group.previousScreens)), \(screens)"
  }

  private func names(_ screens: [String]) -> String {
    let maximum = verbosity == .verbose ? Int.max : 3
    if screens.count > maximum { return "\(screens.count) screens" }
    return MessageFormatting.list(screens.map(TextColumns.visible))
  }

  private func words(for exception: AuditException) -> String {
    let control = exception.control.map { " \(MessageFormatting.quoted($0))" } ?? ""
    let reason = TextColumns.visible(exception.reason)
    return "\(exception.law.rawValue) \(TextColumns.visible(exception.screen))\(control): \(reason)"
  }

  /// The first word of a line, padded to the longest.
  private func label(_ word: String, _ emphasis: Style.Emphasis) -> String {
    style.paint(word, emphasis, columns: 10)
  }
}

extension AuditLaw {
  /// What a law checks, with its number.
  fileprivate func words(for count: Int) -> String {
    let noun =
      switch self {
      case .isolation: "jump"
      case .links: "opened link"
      case .restoration: "relaunch"
      case .back: "back"
      case .tabs: "tap on tabs"
      case .controls: "control"
      case .exits: "screen"
      case .reachability: "state"
      }
    if count == 1 { return "1 \(noun)" }
    switch self {
    case .restoration: return "\(count) relaunches"
    case .back: return "\(count) times back"
    case .tabs: return "\(count) taps on tabs"
    default: return "\(count) \(noun)s"
    }
  }
}
