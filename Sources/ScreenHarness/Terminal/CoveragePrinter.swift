import ScreenSnapshot
import ScreenText

/// Formats a coverage report for a terminal.
struct CoveragePrinter {
  let style: Style
  let verbosity: Options.Verbosity

  /// The name of the harness if several run one after another.
  var harness: String?

  /// The lines about types, exceptions, screens and next steps.
  func lines(on report: CoverageReport) -> [String] {
    guard verbosity != .quiet else { return [] }
    let own = report.types.filter { $0.origin == .navigator }
    let width = own.map { "\($0.renderedCount)".count }.max() ?? 0
    return CoverageKind.allCases.flatMap { lines(on: $0, in: report, numberWidth: width) }
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
    return counts + uncheckedKinds(in: report)
  }

  /// The kinds with types that are not checked; an enum that is a parameter need not be.
  private func uncheckedKinds(in report: CoverageReport) -> [String] {
    let types = report.types.filter { $0.unsupportedReason != .parameter }
    let kinds = CoverageKind.allCases.filter { kind in
      types.contains { $0.kind == kind && $0.unsupportedReason != nil }
    }
    let partly = kinds.filter { kind in
      types.contains { $0.kind == kind && $0.unsupportedReason == nil }
    }
    let groups = [
      (kinds.filter { !partly.contains($0) }, "not checked"), (partly, "partly checked"),
    ]
    return groups.compactMap { kinds, words in
      kinds.isEmpty ? nil : "\(WordList.list(kinds.map(\.plural))) \(words)"
    }
  }
}

// MARK: - Types

extension CoveragePrinter {
  /// The line of the navigator's type, and an indented line for each other type of the kind.
  private func lines(
    on kind: CoverageKind, in report: CoverageReport, numberWidth: Int
  ) -> [String] {
    let types = report.types.filter { $0.kind == kind }
    let own = types.filter { $0.origin == .navigator }
    let others = types.filter { $0.origin != .navigator }
    if own.isEmpty, others.count == 1, let type = others.first {
      let start = label(kind.plural, .bold)
      return type.unsupportedReason == nil
        ? ["\(start)\(name(of: type)): \(counts(of: type))"]
          + caseLines(of: type, indentation: "  ")
        : [start + uncheckedWords(of: type)]
    }
    let head = own.isEmpty && !others.isEmpty ? [style.paint(kind.plural, .bold)] : []
    return head
      + own.flatMap { type in
        let number = "\(type.renderedCount)"
        let padding = String(repeating: " ", count: numberWidth - number.count)
        let start = label(kind.plural, .bold)
        return type.unsupportedReason == nil
          ? [start + padding + counts(of: type)] + caseLines(of: type, indentation: "  ")
          : [start + uncheckedWords(of: type)]
      }
      + others.flatMap { type in
        type.unsupportedReason == nil
          ? ["  \(name(of: type)): \(counts(of: type))"] + caseLines(of: type, indentation: "    ")
          : ["  \(uncheckedWords(of: type))"]
      }
  }

  private func name(of type: TypeCoverage) -> String {
    let name = TextColumns.visible(type.typeName)
    return type.carriers.isEmpty ? name : "\(name) (in \(Self.carriers(of: type)))"
  }

  /// The cases that carry a type; of many, the first.
  private static func carriers(of type: TypeCoverage) -> String {
    let names = type.carriers.map(TextColumns.visible)
    let rest = names.count - maximumCarriers
    return rest > 0
      ? "\(names.prefix(maximumCarriers).joined(separator: ", ")) and \(rest) more"
      : WordList.list(names)
  }

  private static let maximumCarriers = 5

  private func counts(of type: TypeCoverage) -> String {
    let names = type.uncovered.map { style.paint(TextColumns.visible($0), .yellow) }
    let missing = names.isEmpty ? "" : "; not rendered: \(names.joined(separator: ", "))"
    return "\(type.renderedCount) of \(type.cases.count) rendered\(missing)"
  }

  private func uncheckedWords(of type: TypeCoverage) -> String {
    guard let reason = type.unsupportedReason else { return "" }
    let name = TextColumns.visible(type.typeName)
    let place =
      reason == .parameter
      ? nil
      : type.firstScreen.map { first in
        let more = type.screenCount > 1 ? " and \(type.screenCount - 1) more" : ""
        return " (rendered by \(TextColumns.visible(first))\(more))"
      }
    let words = reason.message(for: name, in: Self.carriers(of: type))
    return "not checked: \(words)\(place ?? "")"
  }

  /// With `--verbose`, a line for each case with its first screen.
  private func caseLines(of type: TypeCoverage, indentation: String) -> [String] {
    guard verbosity == .verbose else { return [] }
    let names = type.cases.map { TextColumns.visible($0.name) }
    let width = names.map(TextColumns.width(of:)).max() ?? 0
    return zip(names, type.cases).map { name, found in
      "\(indentation)\(TextColumns.padded(name, to: width))  \(screens(of: found))"
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
  fileprivate func message(for type: String, in carriers: String) -> String {
    switch self {
    case .noEnum: "\(type) is not an enum"
    case .noNames: "the case names of \(type) are not in the program"
    case .existential:
      "\(type) is an existential type; only enums that screens render or 'coveredTypes' declares "
        + "are checked"
    case .parameter: "\(type) is one of several values in \(carriers)"
    case .noValue: "dialogs that no value describes"
    }
  }
}

extension CoverageException {
  fileprivate var words: String {
    let type = typeName.map { "\(TextColumns.visible($0))." } ?? ""
    return "\(kind.rawValue) \(type)\(TextColumns.visible(caseName))"
  }
}

extension StaleException.Fault {
  fileprivate func message(for exception: CoverageException) -> String {
    switch self {
    case .rendered where exception.isForAllCases:
      "screens render all cases of the type; delete the exception"
    case .rendered(let screen):
      "a screen renders it: \(TextColumns.visible(screen)); delete the exception"
    case .noSuchCase([]): "the type has no such case; delete the exception"
    case .noSuchCase(let nearest):
      "the type has no such case; did you mean "
        + WordList.alternatives(nearest.map(MessageFormatting.quoted)) + "?"
    case .noSuchType([]):
      exception.typeName == nil
        ? "the app has no \(exception.kind.plural); delete the exception"
        : "no rendered \(exception.kind.rawValue) has a type of that name; delete the exception"
    case .noSuchType(let nearest):
      "no rendered \(exception.kind.rawValue) has a type of that name; did you mean "
        + WordList.alternatives(nearest.map(MessageFormatting.quoted)) + "?"
    case .unsupportedType:
      exception.typeName == nil
        ? "\(exception.kind.plural) are not checked; delete the exception"
        : "the type is not checked; delete the exception"
    case .repeated: "an earlier exception is for the same case; delete one of them"
    case .noReason: "its reason is empty; add one"
    }
  }
}
