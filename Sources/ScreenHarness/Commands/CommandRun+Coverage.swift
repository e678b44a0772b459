import ScreenSnapshot

extension CommandRun {
  /// Tells which cases of the app's types no screen shows.
  func coverage() async throws -> Int32 {
    let report: CoverageReport
    let time: Duration
    do {
      (report, time) = try await walking { _ in try await walk.coverage(from: source) }
    } catch is CancellationError {
      return noteInterruption("coverage is of all screens or of none")
    }
    console.note(problems: report.problems)
    if options.printsJSON {
      console.output(try report.json())
      return report.status
    }
    let printer = CoveragePrinter(
      style: Style(isColored: environment.isColored(options.color)), verbosity: options.verbosity,
      harness: environment.harnessLabel(options))
    for line in printer.lines(on: report) { console.print(line) }
    console.print(printer.summary(of: report, time))
    return report.status
  }
}
