/// How a run ended.
package struct RunCompletion: Sendable {
  /// Whether all screens were rendered; false after an interrupt.
  package var isComplete: Bool

  /// Errors that belong to no screen, a line each.
  package var problems: [String]

  /// The screens that each process rendered; empty if the runner starts no processes.
  package var processes: [ProcessHistory] = []

  package init(isComplete: Bool = true, problems: [String] = []) {
    self.isComplete = isComplete
    self.problems = problems
  }

  /// Adds the completion and the new problems of a run that continued this one.
  static func += (completion: inout RunCompletion, next: RunCompletion) {
    completion.isComplete = completion.isComplete && next.isComplete
    for problem in next.problems where !completion.problems.contains(problem) {
      completion.problems.append(problem)
    }
  }
}
