extension Report {
  /// The report of several runs on one app: what each says, one after the other.
  ///
  /// The tone is that of the worst run.
  package init(of parts: [(name: String, report: Report)], product: String, title: String) {
    let reports = parts.map(\.report)
    self.init(
      product: product, manifest: reports.first?.manifest ?? "", title: title,
      tone: reports.map(\.tone).min { $0.rawValue < $1.rawValue } ?? .failed,
      tallies: reports.flatMap(\.tallies), problems: reports.flatMap(\.problems),
      notes: reports.flatMap(\.notes), details: reports.flatMap(\.details),
      sections: reports.flatMap(\.sections), columns: reports.flatMap(\.columns),
      lists: reports.flatMap(\.lists), nextSteps: reports.flatMap(\.nextSteps),
      matches: { reports.flatMap { $0.matches() } },
      suites: {
        parts.flatMap { name, report in
          report.suites().map {
            Suite(name: "\(name).\($0.name)", cases: $0.cases, output: $0.output)
          }
        }
      }, hasSkippedCases: reports.contains(where: \.hasSkippedCases),
      screens: reports.compactMap(\.screens).first,
      json: { try Self.json(of: parts) }, patch: reports.first?.patch ?? { [] })
  }

  /// An object with the object of each part.
  private static func json(of parts: [(name: String, report: Report)]) throws -> String {
    let objects = try parts.map { name, report in
      let lines = try report.json().split(separator: "\n").joined(separator: "\n  ")
      return "  \"\(name)\" : \(lines)"
    }
    return """
      {
        "by" : "\(ReportMark.text)",
      \(objects.joined(separator: ",\n"))
      }

      """
  }
}
