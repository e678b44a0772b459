import ScreenCoverage
import ScreenDriver
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
    var lines = CoverageKind.allCases.flatMap { self.lines(on: $0, in: report, numberWidth: width) }
    if let links = report.links { lines += self.lines(on: links) }
    lines += report.usedExceptions.map(line(onUsed:))
    lines += report.staleExceptions.map(line(onStale:))
    lines += report.failures.map(line(on:))
    lines += report.duplicateScreens.map(RecordFormatter.note(onDuplicates:))
    if let note = report.sharedCaseNote { lines.append("note: \(note)") }
    return lines + CoverageNextSteps.lines(after: report)
  }

  /// The counts and the elapsed time: the last line of every run.
  func summary(of report: CoverageReport, elapsed: Duration) -> String {
    let cases = WordList.count(report.caseCount, "case")
    let counts = counts(of: report).joined(separator: ", ")
    let words = counts.isEmpty ? cases : "\(cases): \(counts)"
    return "\(ReportPrinter.prefix(for: harness))\(words) (\(elapsed.shortText))"
  }

  private func counts(of report: CoverageReport) -> [String] {
    let (staleCount, failureCount) = (report.staleExceptions.count, report.failures.count)
    let counts: [(number: Int, words: String, emphasis: Style.Emphasis)] = [
      (report.renderedCount, "\(report.renderedCount) rendered", .dim),
      (report.uncovered.count, "\(report.uncovered.count) not rendered", .yellow),
      (report.exceptedCount, "\(report.exceptedCount) excepted", .dim),
      (staleCount, WordList.count(staleCount, "stale exception"), .magenta),
      (failureCount, WordList.count(failureCount, "invalid screen"), .red),
    ]
    return counts.filter { $0.number > 0 }.map { style.paint($0.words, $0.emphasis) }
      + uncheckedKinds(in: report)
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
      return [line(on: type, after: label(kind.plural, .bold), namedCounts(of: type))]
    }
    var lines = own.isEmpty && !others.isEmpty ? [style.paint(kind.plural, .bold)] : []
    for type in own {
      let padding = numberWidth - "\(type.renderedCount)".count
      let words = String(repeating: " ", count: padding) + counts(of: type)
      lines.append(line(on: type, after: label(kind.plural, .bold), words))
    }
    return lines + others.map { line(on: $0, after: "  ", namedCounts(of: $0)) }
  }

  /// The counts of a type, or why it is not checked.
  private func line(on type: TypeCoverage, after start: String, _ words: String) -> String {
    start + (type.unsupportedReason.map { uncheckedWords(of: type, because: $0) } ?? words)
  }

  private func namedCounts(of type: TypeCoverage) -> String {
    "\(name(of: type)): \(counts(of: type))"
  }

  private func name(of type: TypeCoverage) -> String {
    let name = TextColumns.visible(type.typeName)
    return type.carriers.isEmpty ? name : "\(name) (in \(Self.carriers(of: type)))"
  }

  /// The cases that carry a type; of many, the first.
  private static func carriers(of type: TypeCoverage) -> String {
    let excerpt = Excerpt(of: type.carriers, maximum: 5)
    let names = excerpt.prefix.map(TextColumns.visible)
    return excerpt.more.map { "\(names.joined(separator: ", ")) and \($0)" } ?? WordList.list(names)
  }

  private func counts(of type: TypeCoverage) -> String {
    let names = type.uncovered.map { style.paint(TextColumns.visible($0), .yellow) }
    let missing = names.isEmpty ? "" : "; not rendered: \(names.joined(separator: ", "))"
    return "\(type.renderedCount) of \(type.cases.count) rendered\(missing)"
  }

  private func uncheckedWords(
    of type: TypeCoverage, because reason: UnsupportedTypeReason
  ) -> String {
    let words = reason.message(for: TextColumns.visible(type.typeName), in: Self.carriers(of: type))
    guard reason != .parameter, let first = type.firstScreen else { return "not checked: \(words)" }
    return "not checked: \(words) (rendered by \(Self.screens(first, of: type.screenCount)))"
  }

  /// The first of some screens, and the number of the others.
  private static func screens(_ first: String, of count: Int) -> String {
    TextColumns.visible(first) + (count > 1 ? " and \(count - 1) more" : "")
  }

  /// The first word of a line, padded to the longest.
  private func label(_ word: String, _ emphasis: Style.Emphasis) -> String {
    style.paint(word, emphasis, columns: 10)
  }
}

// MARK: - Links

extension CoveragePrinter {
  /// The line of the patterns, and an indented line for each link that matches none.
  private func lines(on links: LinkCoverage) -> [String] {
    let unused = links.unusedPatterns.map { style.paint(TextColumns.visible($0), .yellow) }
    let missing = unused.isEmpty ? "" : "; without a screen: \(unused.joined(separator: ", "))"
    let count = WordList.count(links.patterns.count, "pattern")
    let used = links.patterns.count - unused.count
    return ["\(label("links", .bold))\(used) of \(count) with a screen\(missing)"]
      + links.unmatched.map { unmatched in
        let link = "\(unmatched.screen): \(unmatched.link): \(unmatched.reason)"
        return "  no pattern: \(TextColumns.visible(link))"
      }
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
    case .noValue: "dialogs that no value describes; create them with 'describing:'"
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
    case .severalTypes(let types):
      "it fits \(WordList.list(types.map(MessageFormatting.quoted))); name one of them with 'in:'"
    case .unsupportedType:
      exception.typeName == nil
        ? "\(exception.kind.plural) are not checked; delete the exception"
        : "the type is not checked; delete the exception"
    case .repeated: "an earlier exception is for the same case; delete one of them"
    case .noReason: "its reason is empty; add one"
    }
  }
}
