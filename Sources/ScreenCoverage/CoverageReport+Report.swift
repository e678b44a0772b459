import ScreenDriver
import ScreenJobs
package import ScreenReports
import ScreenSnapshot
import ScreenText

extension CoverageReport {
  /// The report of the coverage: a line for each type, exception and screen that did not render.
  package var report: Report {
    var report = Report(
      product: "Screenwalk coverage", manifest: manifest, title: Self.title,
      conclusion: conclusion, tallies: [tally], problems: problems)
    report.notes =
      duplicateScreens.map(Self.note)
      + [sharedCaseNote, eventNote, journeyNote, skipped.skippedNote].compactMap(\.self)
    report.lists =
      [
        Report.List(
          title: "Cases", badge: Report.Badge("cases", missingExceptions.isEmpty ? .held : .broken),
          lines: types.map(\.line)),
        links?.list, journeyList,
      ].compactMap(\.self)
      + Report.List.exceptions(
        used: usedExceptions.map { .init(text: "\($0.words): \(TextColumns.visible($0.reason))") },
        stale: staleExceptions.map { stale in
          let name = "exception for \(stale.exception.words)"
          return .init(text: "\(name): \(stale.fault)", testName: name)
        }) + [Report.List(failures)]
    report.details = journeyDetails
    report.nextSteps = [nextStep].compactMap(\.self)
    let problems = report.lists.testCases
    report.suites = { [Report.Suite(name: "cases", cases: typeCases + problems)] }
    report.json = { jsonObject }
    return report
  }

  private static func title(of conclusion: Conclusion) -> String {
    switch conclusion {
    case .matched: "every case has a screen"
    case .differs: "cases have no screen, or exceptions are stale"
    case .incomplete, .interrupted: "not all cases could be checked"
    }
  }

  /// A test case for each type that can be checked.
  private var typeCases: [Report.Case] {
    types.filter { $0.unsupportedReason == nil }.map { type in
      Report.Case(
        name: "\(type.kind.plural) of \(type.name)",
        result: type.uncovered.isEmpty ? .passed : .failure, type: "missing",
        message: type.line.text)
    }
  }

  private var tally: Report.Tally {
    // An enum that is a parameter need not be checked.
    let unchecked = types.count {
      $0.unsupportedReason != nil && $0.unsupportedReason != .parameter
    }
    let counts: [Report.Tally.Count] = [
      .init(number: renderedCount, noun: "rendered"),
      .init(number: missingExceptions.count, noun: "not rendered", tone: .broken),
      .init(number: exceptedCount, noun: "excepted"),
      .init(
        number: staleExceptions.count, noun: "stale exception", plural: "stale exceptions",
        tone: .obsolete),
      .init(
        number: failures.count, noun: "invalid screen", plural: "invalid screens", tone: .failed),
      .init(number: unchecked, noun: "type not checked", plural: "types not checked"),
    ]
    return Report.Tally(
      subject: WordList.count(caseCount, "case"), counts: counts, none: "no type with cases")
  }

  private var eventNote: String? {
    if unperformedEvents.isEmpty { return nil }
    let noun = unperformedEvents.count == 1 ? "the event" : "the events"
    return "no journey performs \(noun) \(Self.list(unperformedEvents))"
  }

  private var journeyNote: String? {
    if unreadJourneys.isEmpty { return nil }
    let names = Self.list(unreadJourneys.map { "journeys/\($0)" })
    return "cannot read \(names), so nothing in \(unreadJourneys.count == 1 ? "it" : "them") counts"
  }

  private static func list(_ names: [String]) -> String {
    WordList.list(Excerpt(of: names, fitting: 8).entries { "'\(TextColumns.visible($0))'" })
  }

  private static func note(onDuplicates screens: [String]) -> String {
    let names = Excerpt(of: screens, fitting: 8).entries(TextColumns.visible)
    return "\(WordList.list(names)) have the same text except for name and link"
  }
}

// MARK: - Next step

extension CoverageReport {
  /// How to cover the missing cases; nil if no case is missing, or if a screen that did not render may cover it.
  private var nextStep: Report.NextStep? {
    if checkedNothing {
      return Report.NextStep(
        "Coverage counts the cases of enums, but it found no enum. Declare the app's enums in the harness:",
        command: "static let coveredTypes: [CoverageType] = [.init(.route, AppRoute.self)]")
    }
    let cases = missingExceptions
    guard !cases.isEmpty, failures.isEmpty else { return nil }
    let excerpt = Excerpt(of: cases, maximum: 5)
    let entries =
      excerpt.prefix.map { "  \($0.entry)," }
      + (excerpt.more.map { ["  // and so on, for \($0)"] } ?? [])
    let lines = ["static let coverageExceptions: [CoverageException] = ["] + entries + ["]"]
    let goal =
      cases.count == 1
      ? "add a screen that renders this case, or an exception with a reason to the harness"
      : "add screens that render these cases, or exceptions with reasons to the harness"
    return Report.NextStep(
      "To cover everything, \(goal):", command: lines.joined(separator: "\n  "))
  }
}

extension CoverageException {
  /// The exception as an author writes it.
  fileprivate var entry: String {
    let type = typeName.map { #"in: "\#(TextColumns.visible($0))", "# } ?? ""
    return
      #".init(.\#(kind.rawValue), "\#(TextColumns.visible(caseName))", \#(type)because: "\#(reason)")"#
  }
}

// MARK: - Types and links

extension TypeCoverage {
  fileprivate var line: Report.List.Line {
    let (tone, words): (Report.Tone, String) =
      if let unsupportedReason {
        (.unchecked, "not checked: \(words(on: unsupportedReason))")
      } else {
        (uncovered.isEmpty ? .held : .broken, "\(prefix)\(counts)")
      }
    return .init(text: words, badge: Report.Badge(kind.plural, tone))
  }

  private var counts: String {
    let names = uncovered.map(TextColumns.visible)
    let missing = names.isEmpty ? "" : "; not rendered: \(names.joined(separator: ", "))"
    return "\(renderedCount) of \(cases.count) rendered\(missing)"
  }

  fileprivate var name: String { TextColumns.visible(typeName) }

  /// The name of a type that is not the navigator's, with the cases that carry it.
  private var prefix: String {
    if origin == .navigator { return "" }
    return carriers.isEmpty ? "\(name): " : "\(name) (in \(carrierWords)): "
  }

  private func words(on reason: UnsupportedTypeReason) -> String {
    let words = reason.message(for: name, in: carrierWords)
    guard reason != .parameter, let screen = screens.first else { return words }
    let rest = screens.count > 1 ? " and \(screens.count - 1) more" : ""
    return "\(words) (rendered by \(TextColumns.visible(screen))\(rest))"
  }

  /// The cases that carry the type; of many, the first.
  private var carrierWords: String {
    WordList.list(Excerpt(of: carriers, maximum: 5).entries(TextColumns.visible))
  }
}

extension LinkCoverage {
  fileprivate var list: Report.List {
    let missing = unusedPatterns.map(TextColumns.visible).joined(separator: ", ")
    let used = patternCount - unusedPatterns.count
    let counts = "\(used) of \(WordList.count(patternCount, "pattern")) with a screen"
    let links = unmatched.map { "no pattern: \($0.screen): \($0.link): \($0.reason)" }
    return Report.List(
      title: "Links", badge: Report.Badge("links", .held),
      lines: [.init(text: missing.isEmpty ? counts : "\(counts); without a screen: \(missing)")]
        + links.map { .init(text: TextColumns.visible($0)) })
  }
}

// MARK: - Words

extension CoverageKind {
  fileprivate var plural: String { "\(rawValue)s" }
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
  fileprivate var words: String { "\(kind.rawValue) \(TextColumns.visible(name))" }
}
