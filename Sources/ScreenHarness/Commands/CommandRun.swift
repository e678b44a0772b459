import ScreenSnapshot

/// One run of a verb, once everything that it needs is found.
@MainActor
struct CommandRun {
  let options: Options
  let walk: ScreenWalk
  let session: SnapshotSession
  let environment: ToolEnvironment
  let console: Console

  private var printer: ReportPrinter {
    ReportPrinter(
      style: Style(isColored: environment.isColored(options.color)),
      verbosity: options.verbosity)
  }

  private var nextStep: NextStep {
    NextStep(options: options, environment: environment)
  }
}

// MARK: - Verbs

extension CommandRun {
  /// Compares, and tells what differs.
  func verify() async throws -> Int32 {
    let (report, time) = try await measured { try await session.verify() }
    print(printer.lines(on: report.results))
    if options.verbosity != .quiet { print(nextStep.lines(after: report)) }
    console.print(printer.summary(of: report, time))
    return report.status
  }

  /// Writes goldens, and tells of each.
  func record() async throws -> Int32 {
    let mode = RecordMode(
      onlyMissing: options.missing, deletesObsolete: options.prune, isDryRun: options.dryRun)
    let (record, time) = try await measured {
      try await session.record(mode) { change in
        if options.verbosity != .quiet { console.print(RecordWords.line(on: change, mode)) }
      }
    }
    print(printer.lines(on: record.unrecorded))
    let allowing = environment.isPlugin ? nextStep.command() : nil
    for line in RecordWords.problems(in: record, allowing: allowing) { console.note(line) }
    if options.verbosity != .quiet {
      print(RecordWords.notes(on: record, pruning: nextStep.command("--prune")))
    }
    console.print(printer.summary(of: record.verdicts, time))
    return record.status
  }

  /// Lists the screens with their verdicts.
  func list() async throws -> Int32 {
    let (report, time) = try await measured { try await session.verify() }
    let status = report.counts[.invalid] == nil ? ExitStatus.success : ExitStatus.trouble
    if options.json {
      console.output(try report.json(hasDiffs: false))
      return status
    }
    if options.verbosity != .quiet { print(ScreenTable(report.results).lines) }
    if options.verbosity == .verbose { console.print(contentCount(in: report)) }
    console.print(printer.summary(of: report, time))
    return status
  }

  /// Prints the screens as they are now.
  func show() async -> Int32 {
    var status = ExitStatus.success
    for (index, text) in await session.texts().enumerated() {
      if index > 0 { console.print("") }
      switch text {
      case .success(let bytes): console.output(String(decoding: bytes, as: UTF8.self))
      case .failure(let failure):
        console.note("error: \(Wording.quoted(failure.screen)) cannot be shown: \(failure.reason)")
        status = ExitStatus.trouble
      }
    }
    return status
  }
}

// MARK: - Steps

extension CommandRun {
  private func print(_ lines: [String]) {
    if !lines.isEmpty { console.print(lines.joined(separator: "\n")) }
  }

  private func measured<Value>(
    _ work: () async throws -> Value
  ) async rethrows -> (Value, Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    let value = try await work()
    return (value, clock.now - start)
  }

  /// How many screens have content: a `content` whose signature is off is never called.
  private func contentCount(in report: SnapshotReport) -> String {
    let screens = Set(report.results.filter { $0.path != nil }.map(\.screen))
    let filled = Set(report.results.filter(\.hasContent).map(\.screen))
    let hint =
      filled.isEmpty && !screens.isEmpty
      ? "; is it spelt 'static func content(of destination: Destination, in router: Navigator)'?"
      : ""
    return "content: what \(filled.count) of \(screens.count) screens show has content\(hint)"
  }
}
