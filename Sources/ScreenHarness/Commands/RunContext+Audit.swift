import ScreenSnapshot
import ScreenText

extension RunContext {
  func audit() async throws -> Conclusion {
    // An interrupt does not stop reports from being written.
    signals.start()
    defer { signals.stop() }
    var session = try selecting {
      try AuditSession(
        of: harness, laws: options.laws, patterns: options.screens, limits: options.crawlLimits,
        runner: runner)
    }
    let (report, time) = try await measured { progress in
      try await session.report(namedLaws: options.laws, progress: progress)
    }
    let map = report.isInterrupted ? nil : try await reportedMap { try mapSession() }
    return try publisher.publish(report, map: map, elapsed: time)
  }

  func map() async throws -> Conclusion {
    let session = try mapSession()
    let (map, _) = try await measured { try await session.map(progress: $0) }
    if map.isInterrupted { return printInterruption("no map was drawn") }
    console.printErrors(map.problems)
    for failure in map.failures {
      let reason = TextColumns.visible(failure.reason)
      console.printDiagnostic(
        "error: cannot draw \(MessageFormatting.quoted(failure.screen)): \(reason)")
    }
    let text = map.text(as: options.mapFormat)
    if options.mapFormat == .mermaid, map.exceedsMermaid {
      console.printDiagnostic(
        """
        note: Mermaid draws at most \(NavigationMap.maximumMermaidEdges) arrows by default
        hint: select screens with a pattern, or use '--format dot'
        """)
    }
    console.output(text)
    return map.conclusion
  }

  private func mapSession() throws -> MapSession {
    try selecting {
      try MapSession(
        of: harness, patterns: options.screens, limits: options.crawlLimits, runner: runner)
    }
  }

  /// Creates a session; a pattern may select only journeys.
  private func selecting<Session>(_ session: () throws -> Session) throws -> Session {
    do {
      return try session()
    } catch let error as SelectionError {
      throw UsageError(error)
    }
  }

  /// The map for the HTML report of a whole run that verifies controls; nil if none is written.
  func reportedMap(after report: SnapshotReport) async throws -> NavigationMap? {
    guard report.layouts.contains(.controls), !report.isInterrupted else { return nil }
    let screens = Set(report.screenResults.map(\.screen))
    return try await reportedMap {
      try MapSession(
        of: harness, screens: screens, pictureLayouts: report.layouts.filter(\.isPicture),
        runner: runner)
    }
  }

  private func reportedMap(of session: () throws -> MapSession) async throws -> NavigationMap? {
    guard options.reports.contains(where: { $0.format == .html }) else { return nil }
    let session = try session()
    let (map, _) = try await measured { try await session.map(progress: $0) }
    return map.isInterrupted ? nil : map
  }
}
