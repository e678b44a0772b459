import ScreenSnapshot

/// Formats a coverage report for a terminal.
struct CoveragePrinter {
  private let style: Style
  private let verbosity: Options.Verbosity
  private let harness: String?

  /// Creates a printer; `harness` is its name if several harnesses run one after another.
  init(style: Style, verbosity: Options.Verbosity, harness: String? = nil) {
    self.style = style
    self.verbosity = verbosity
    self.harness = harness
  }

  /// The lines about types, exceptions, screens and next steps.
  func lines(on report: CoverageReport) -> [String] {
    guard verbosity != .quiet else { return [] }
    let width = report.types.map { "\($0.renderedCount)".count }.max() ?? 0
    return report.types.flatMap { lines(on: $0, numberWidth: width) }
      + report.usedExceptions.map(line(onUsed:))
      + report.staleExceptions.map(line(onStale:))
      + report.failures.map(line(on:))
      + report.duplicateScreens.map {
        RecordFormatter.note(onDuplicates: $0, isVerbose: verbosity == .verbose)
      }
      + CoverageNextSteps.lines(after: report)
  }

  /// The counts and the elapsed time: the last line of every run.
  func summary(of report: CoverageReport, elapsed: Duration) -> String {
    let cases = report.caseCount == 1 ? "1 case" : "\(report.caseCount) cases"
    let counts = counts(of: report).joined(separator: ", ")
    let words = counts.isEmpty ? cases : "\(cases): \(counts)"
    return "\(ReportPrinter.prefix(for: harness))\(words) (\(elapsed.shortText))"
  }

  private func counts(of report: CoverageReport) -> [String] {
    let missing = report.types.filter { $0.unsupportedReason != nil }.map(\.kind.plural)
    var counts: [String] = []
    func add(_ count: Int, _ words: String, _ emphasis: Style.Emphasis) {
      if count > 0 { counts.append(style.paint("\(count) \(words)", emphasis)) }
    }
    add(report.renderedCount, "rendered", .dim)
    add(report.uncovered.count, "not rendered", .yellow)
    add(report.exceptedCount, "excepted", .dim)
    add(
      report.staleExceptions.count,
      report.staleExceptions.count == 1 ? "stale exception" : "stale exceptions",
      .magenta)
    add(
      report.failures.count, report.failures.count == 1 ? "invalid screen" : "invalid screens",
      .red)
    if !missing.isEmpty { counts.append("\(MessageFormatting.list(missing)) not checked") }
    return counts
  }
}

// MARK: - Types

extension CoveragePrinter {
  private func lines(on type: TypeCoverage, numberWidth: Int) -> [String] {
    let label = label(type.kind.plural, .bold)
    if let unsupportedReason = type.unsupportedReason {
      return [
        "\(label)not checked: \(unsupportedReason.message(for: TextColumns.visible(type.typeName)))"
      ]
    }
    let number = "\(type.renderedCount)"
    let padding = String(repeating: " ", count: numberWidth - number.count)
    let names = type.uncovered.map { style.paint(TextColumns.visible($0), .yellow) }
    let missing = names.isEmpty ? "" : "; not rendered: \(names.joined(separator: ", "))"
    let line = "\(label)\(padding)\(number) of \(type.cases.count) rendered\(missing)"
    return [line] + (verbosity == .verbose ? caseLines(of: type) : [])
  }

  /// A line for each case with its first screen.
  private func caseLines(of type: TypeCoverage) -> [String] {
    let names = type.cases.map { TextColumns.visible($0.name) }
    let width = names.map(TextColumns.width(of:)).max() ?? 0
    return zip(names, type.cases).map { name, found in
      "  \(TextColumns.padded(name, to: width))  \(screens(of: found))"
    }
  }

  private func screens(of found: CaseCoverage) -> String {
    guard let screen = found.firstScreen else { return found.isExcepted ? "excepted" : "–" }
    let more = Excerpt([screen], of: found.screenCount).more
    return TextColumns.visible(screen) + (more.map { " and \($0)" } ?? "")
  }

  /// The first word of a line, padded to the longest.
  private func label(_ word: String, _ emphasis: Style.Emphasis) -> String {
    style.paint(word, emphasis, columns: 10)
  }
}

// MARK: - Exceptions and screens

extension CoveragePrinter {
  private func line(onUsed exception: CoverageException) -> String {
    let reason = TextColumns.visible(exception.reason)
    return "\(label("excepted", .dim))\(exception.words): \(reason)"
  }

  private func line(onStale stale: StaleException) -> String {
    let words = stale.fault.message(for: stale.exception)
    return "\(label("stale", .magenta))exception for \(stale.exception.words): \(words)"
  }

  private func line(on failure: ScreenFailure) -> String {
    let screen = style.paint(TextColumns.visible(failure.screen), .bold)
    return "\(label("invalid", .red))\(screen)  \(TextColumns.visible(failure.reason))"
  }
}

extension UnsupportedTypeReason {
  fileprivate func message(for type: String) -> String {
    switch self {
    case .noEnum: "\(type) is not an enum"
    case .noNames: "the case names of \(type) are not in the program"
    case .noTags: "the cases of \(type) cannot be distinguished at run time"
    }
  }
}

extension CoverageException {
  fileprivate var words: String { "\(kind.rawValue) \(TextColumns.visible(caseName))" }
}

extension StaleException.Fault {
  fileprivate func message(for exception: CoverageException) -> String {
    switch self {
    case .rendered(let screen):
      "a screen renders it: \(TextColumns.visible(screen)); delete the exception"
    case .noSuchCase([]): "the type has no such case; delete the exception"
    case .noSuchCase(let nearest):
      "the type has no such case; did you mean \(MessageFormatting.alternatives(nearest))?"
    case .noSuchType: "the app has no \(exception.kind.plural); delete the exception"
    case .unsupportedType: "\(exception.kind.plural) are not checked; delete the exception"
    case .repeated: "an earlier exception is for the same case; delete one of them"
    case .noReason: "its reason is empty; add one"
    }
  }
}
