import ScreenSnapshot

extension RunContext {
  func audit() async throws -> Conclusion {
    var session = try AuditSession(
      of: harness, laws: options.laws, patterns: options.screens, limits: options.crawlLimits,
      runner: runner)
    let (report, time) = try await measured { progress in
      try await session.report(namedLaws: options.laws, progress: progress)
    }
    if report.isInterrupted {
      return printInterruption("the remaining laws were not checked")
    }
    console.printErrors(report.problems)
    if options.printsJSON {
      console.output(try report.json())
      return report.conclusion
    }
    let printer = AuditPrinter(
      style: printer.style, verbosity: options.verbosity, harness: printer.harness)
    console.print(printer.lines(on: report))
    console.print(printer.summary(of: report, elapsed: time))
    return report.conclusion
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
