extension Report {
  /// The report of several runs on one app: what each says, one after the other.
  ///
  /// The conclusion is the worst one. The title is what each part says: `verify passed, audit failed`.
  package init(of parts: [(name: String, report: Report)], product: String) {
    let reports = parts.map(\.report)
    let words = parts.map { "\($0.name) \($0.report.conclusion.word)" }.joined(separator: ", ")
    self.init(
      product: product, manifest: reports.first?.manifest ?? "", title: { _ in words },
      conclusion: reports.map(\.conclusion).max() ?? .incomplete,
      tallies: reports.flatMap(\.tallies), problems: reports.flatMap(\.problems))
    notes = reports.flatMap(\.notes)
    details = reports.flatMap(\.details)
    sections = reports.flatMap(\.sections)
    columns = reports.flatMap(\.columns)
    lists = reports.flatMap(\.lists)
    nextSteps = reports.flatMap(\.nextSteps)
    matches = { reports.flatMap { $0.matches() } }
    suites = {
      parts.flatMap { name, report in
        report.suites().map {
          Suite(name: "\(name).\($0.name)", cases: $0.cases, output: $0.output)
        }
      }
    }
    screens = reports.compactMap(\.screens).first
    json = { JSONObject(parts.map { ($0.name, $0.report.jsonObject) }) }
    if let first = reports.first { patch = first.patch }
  }
}

extension Conclusion {
  /// How a part of a run ended.
  fileprivate var word: String {
    switch self {
    case .matched: "passed"
    case .differs: "failed"
    case .incomplete: "could not check everything"
    case .interrupted: "was interrupted"
    }
  }
}
