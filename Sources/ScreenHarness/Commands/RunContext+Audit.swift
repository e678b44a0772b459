import ScreenAudit
import ScreenJobs
import ScreenReports
import ScreenSystem
import ScreenText

extension RunContext {
  func audit() async throws -> Conclusion {
    var session = try AuditSession(
      of: harness, laws: options.laws, patterns: options.screens,
      maximumPlaces: options.maximumPlaces, checksAllPairs: options.checksAllPairs, runner: runner)
    let (report, time) = try await measured { try await session.report(progress: $0) }
    return try publish(report.report, elapsed: time)
  }

  func map() async throws -> Conclusion {
    let session = try MapSession(
      of: harness, patterns: options.screens, maximumPlaces: options.maximumPlaces, runner: runner)
    if let goal = options.wayGoal { return try await way(to: goal, in: session) }
    let (map, _) = try await measured { try await session.map(progress: $0) }
    if map.isInterrupted { return printInterruption("no map was drawn") }
    console.printErrors(map.problems)
    for failure in map.failures {
      let reason = TextColumns.visible(failure.reason)
      console.printDiagnostic(
        "error: cannot draw \(MessageFormatting.quoted(failure.screen)): \(reason)")
    }
    console.output(map.text(as: options.mapFormat))
    return map.conclusion
  }

  /// Prints the steps of a shortest way to a screen.
  private func way(to goal: String, in session: MapSession) async throws -> Conclusion {
    let start = try options.wayStart.map { try session.position(of: $0) }
    let screen = try session.position(of: goal)
    let (outcome, _) = try await measured {
      try await session.way(from: start, to: screen, progress: $0)
    }
    let name = MessageFormatting.quoted(goal)
    switch outcome {
    case nil: return printInterruption("no way was found")
    case .completed(.none(let nearest, let hasReachedLimit)):
      let limit = hasReachedLimit ? ", but the search reached a limit" : ""
      console.printDiagnostic(
        """
        error: no controls lead to \(name)\(limit)
        hint: the nearest place that they lead to is \(MessageFormatting.quoted(nearest))
        """)
      return .differs
    case .completed(.found(let steps)):
      if steps.isEmpty { console.printDiagnostic("note: the way starts at \(name)") }
      console.output(steps.map { "> \($0)\n" }.joined())
      return .matched
    case let failure?:
      let reason = TextColumns.visible(failure.failureReason ?? "")
      console.printErrors(["cannot find a way to \(name): \(reason)"])
      return .incomplete
    }
  }
}
