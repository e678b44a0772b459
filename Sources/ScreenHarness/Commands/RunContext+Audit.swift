import ScreenSnapshot

extension RunContext {
  func audit() async throws -> Conclusion {
    // An interrupt does not stop reports from being written.
    signals.start()
    defer { signals.stop() }
    var session = try AuditSession(
      of: harness, laws: options.laws, patterns: options.screens, limits: options.crawlLimits,
      shard: try options.shard?.resolved(in: environment.variables), runner: runner)
    let (report, time) = try await measured { progress in
      try await session.report(namedLaws: options.laws, progress: progress)
    }
    return try publisher.publish(report, elapsed: time)
  }

  func map() async throws -> Conclusion {
    let session = try MapSession(of: harness, limits: options.crawlLimits, runner: runner)
    let (map, _) = try await measured { try await session.map(progress: $0) }
    if map.isInterrupted { return printInterruption("no map was drawn") }
    console.printErrors(map.problems)
    for failure in map.failures {
      let reason = TextColumns.visible(failure.reason)
      console.printDiagnostic(
        "error: cannot show \(MessageFormatting.quoted(failure.screen)): \(reason)")
    }
    console.output(map.text(as: options.mapFormat))
    return map.conclusion
  }
}
