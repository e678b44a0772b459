/// A form that a report is written in.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// One JSON object; see ``SnapshotReport/json(hasDiffs:)``.
  case json

  /// XML as CI servers read test results.
  case junit

  /// A text for a pull request.
  case markdown

  /// One page for a browser, whole in itself.
  case html

  /// What `git apply` takes.
  case patch
}

/// What a report needs to know beyond the results.
package struct ReportContext {
  /// Reads a golden by the path that results have.
  package let golden: (String) -> [UInt8]?

  /// Where a golden is in its repository, by the path that results have; nil where it is in none.
  package let repositoryPath: (String) -> String?

  /// What to type next, line by line, commands indented.
  package let nextSteps: [String]

  /// The command that accepts one group, where there is one.
  package let accepting: (ResultGroup) -> String?

  /// Creates a context.
  package init(
    golden: @escaping (String) -> [UInt8]?,
    repositoryPath: @escaping (String) -> String? = { $0 }, nextSteps: [String] = [],
    accepting: @escaping (ResultGroup) -> String? = { _ in nil }
  ) {
    self.accepting = accepting
    self.golden = golden
    self.repositoryPath = repositoryPath
    self.nextSteps = nextSteps
  }
}

extension SnapshotReport {
  /// The report in a form.
  ///
  /// - Throws: What `JSONEncoder` throws.
  package func bytes(as format: ReportFormat, in context: ReportContext) throws -> [UInt8] {
    switch format {
    case .json: Array(try json().utf8)
    case .junit: Array(JUnitReport.text(of: self).utf8)
    case .markdown: Array(MarkdownReport.text(of: self, nextSteps: context.nextSteps).utf8)
    case .html: Array(HTMLReport.text(of: self, in: context).utf8)
    case .patch: PatchReport.bytes(of: self, in: context)
    }
  }
}
