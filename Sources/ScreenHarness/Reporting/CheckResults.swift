import ScreenReports

/// What several verbs say about one app.
struct CheckResults: RunResults {
  /// The verbs of a check, in the order of the run.
  static let verbs: [Verb] = [.verify, .coverage, .audit]

  let manifest: String
  var parts: [Part] = []
  var problems: [String] = []

  struct Part {
    let verb: Verb
    let report: Report
    let conclusion: Conclusion

    init(_ verb: Verb, _ report: Report, _ conclusion: Conclusion) {
      (self.verb, self.report, self.conclusion) = (verb, report, conclusion)
    }
  }

  /// The worst conclusion.
  var conclusion: Conclusion {
    (parts.map(\.conclusion) + (problems.isEmpty ? [] : [.incomplete])).max() ?? .incomplete
  }

  /// What each part says: `verify passed, coverage passed, audit failed`.
  var words: String {
    parts.map { "\($0.verb.name) \($0.conclusion.word)" }.joined(separator: ", ")
  }

  var report: Report {
    var report = Report(
      of: parts.map { ($0.verb.name, $0.report) }, product: "Screenwalk check", title: words)
    report.problems += problems
    return report
  }
}

extension Conclusion {
  fileprivate var word: String {
    switch self {
    case .matched: "passed"
    case .differs: "failed"
    case .incomplete: "could not check everything"
    case .interrupted: "was interrupted"
    }
  }
}
