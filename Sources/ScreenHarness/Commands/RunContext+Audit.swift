import ScreenSnapshot

extension RunContext {
  func audit() async throws -> Conclusion {
    // An interrupt does not stop reports from being written.
    signals.start()
    defer { signals.stop() }
    var session = try AuditSession(
      of: harness, laws: options.laws, patterns: options.screens, limits: options.crawlLimits,
      runner: runner)
    let (report, time) = try await measured { progress in
      try await session.report(namedLaws: options.laws, progress: progress)
    }
    return try publisher.publish(report, elapsed: time)
  }
}
