extension Report {
  /// Test cases, as CI servers group them.
  struct Suite {
    /// The name without that of the manifest.
    let name: String
    let cases: [Case]
    var output: [String] = []
  }

  /// A test case.
  ///
  /// A CI server compares test cases by their names, so that a name never depends on the result.
  struct Case {
    let name: String
    var result = CaseResult.passed
  }

  enum CaseResult {
    case passed
    case skipped(String)
    case failed(CaseProblem)

    /// Something could not be verified.
    case error(CaseProblem)
  }

  /// Why a test case does not pass.
  struct CaseProblem {
    let type: String
    let message: String

    /// The message and its details.
    let lines: [String]
  }
}
