import ScreenSnapshot

/// One run of a verb, once everything that it needs is found.
@MainActor
struct CommandRun {
  let options: Options
  let walk: AnySnapshotHarness
  let session: SnapshotSession
  let environment: ToolEnvironment
  let console: Console
  let interruption: SignalMonitor
  let source: any ScreenRunner
  let delivery: ReportPublisher

  var printer: ReportPrinter {
    ReportPrinter(options, environment)
  }

  var nextStep: NextSteps {
    NextSteps(options: options, environment: environment)
  }
}

extension ReportPrinter {
  /// Creates a printer for a run.
  init(_ options: Options, _ environment: ToolEnvironment) {
    let nextStep = NextSteps(options: options, environment: environment)
    self.init(
      style: Style(isColored: environment.isColored(options.color)), verbosity: options.verbosity,
      harness: environment.harnessLabel(options), verboseCommand: nextStep.command(showing:))
  }
}

// MARK: - Verbs

extension CommandRun {
  /// Compares, and tells what differs.
  func verify() async throws -> Int32 {
    // Reports that are begun are written to their end.
    interruption.start()
    defer { interruption.stop() }
    let (report, time) = try await walking { try await session.verify(progress: $0) }
    warnAboutOtherManifests(besides: report)
    return delivery.deliver(report, time)
  }

  /// Writes goldens, and tells of each.
  func record() async throws -> Int32 {
    let mode = RecordMode(
      onlyMissing: options.missing, deletesObsolete: options.prune, isDryRun: options.dryRun)
    let record: RecordReport
    let time: Duration
    do {
      (record, time) = try await walking { progress in
        try await session.record(mode, progress: progress, waiting: noteWaitingForLock) { change in
          if options.verbosity != .quiet { console.print(RecordFormatter.line(on: change, mode)) }
        }
      }
    } catch RecordingLockError.interrupted {
      return noteInterruption("nothing was recorded")
    }
    console.print(printer.lines(on: record.unrecorded, in: record.verdicts.layouts))
    let allowing = environment.isPlugin ? nextStep.command() : nil
    for line in RecordFormatter.problems(in: record, allowing: allowing) { console.note(line) }
    noteProblems(of: record.verdicts)
    warnAboutOtherManifests(besides: record.verdicts)
    if options.verbosity != .quiet {
      console.print(RecordFormatter.notes(on: record, pruning: nextStep.command("--prune")))
    }
    let done = RecordFormatter.counts(of: record.changes, mode)
    console.print(printer.summary(of: record.verdicts, done: done, time))
    if record.verdicts.isInterrupted { return noteInterruption("nothing was recorded") }
    if record.left > 0 { return noteInterruption(RecordFormatter.words(onLeft: record.left)) }
    return record.status
  }

  /// Lists the screens with their verdicts.
  func list() async throws -> Int32 {
    let (report, time) = try await walking { try await session.verify(progress: $0) }
    let status = report.status == ExitStatus.differences ? ExitStatus.success : report.status
    noteProblems(of: report)
    if options.json {
      console.output(try report.json(hasDiffs: false))
      return status
    }
    if options.verbosity != .quiet { console.print(ScreenTable(report.results).lines) }
    if options.verbosity == .verbose { console.print(contentCount(in: report)) }
    console.print(printer.summary(of: report, time))
    return status
  }

  /// Prints the screens as they are now.
  func show() async throws -> Int32 {
    let ((texts, end), _) = try await walking { try await session.texts(progress: $0) }
    var status = end.problems.isEmpty ? ExitStatus.success : ExitStatus.trouble
    var isFirst = true
    for text in texts {
      switch text {
      case .success(let bytes):
        if !isFirst { console.print("") }
        console.output(String(decoding: bytes, as: UTF8.self))
        isFirst = false
      case .failure(let failure):
        let reason = TextColumns.visible(failure.reason)
        console.note(
          "error: \(MessageFormatting.quoted(failure.screen)) cannot be shown: \(reason)")
        status = ExitStatus.trouble
      }
    }
    guard end.isWhole else { return noteInterruption("the rest is not printed") }
    console.note(problems: end.problems)
    return status
  }
}

// MARK: - Steps

extension CommandRun {
  /// Says that there are goldens, but none of this manifest: one that was renamed leaves them behind.
  private func warnAboutOtherManifests(besides report: SnapshotReport) {
    guard report.isFirst, report.patterns.isEmpty else { return }
    let others = session.otherManifests
      .filter { !environment.harnesses.contains("\($0)Snapshots") }
    guard !others.isEmpty else { return }
    console.note(RecordFormatter.note(onFirst: walk.manifest, besides: others))
  }

  /// Says what went wrong besides the screens.
  func noteProblems(of report: SnapshotReport) {
    if !report.isInterrupted { console.note(problems: report.problems) }
  }

  /// Says that another process is recording.
  func noteWaitingForLock(for owner: String) {
    console.note("waiting for \(TextColumns.visible(owner)), which is recording")
  }

  /// Says that the run was interrupted, and what that means.
  func noteInterruption(_ words: String) -> Int32 {
    console.note("interrupted: \(words)")
    return ExitStatus.interrupted
  }

  /// Walks the screens, with a line on a terminal that says how far it is.
  ///
  /// - Returns: What the walk gave, and how long it took.
  func walking<Value>(
    _ work: (_ progress: @MainActor (Int, Int) -> Void) async throws -> Value
  ) async rethrows -> (Value, Duration) {
    let isShown = environment.showsProgress && options.verbosity != .quiet
    let line = ProgressLine(on: console, isShown: isShown)
    interruption.start()
    defer {
      line.end()
      interruption.stop()
    }
    let clock = ContinuousClock()
    let start = clock.now
    let value = try await work(line.update)
    return (value, clock.now - start)
  }

  /// How many screens have content: a `content` whose signature is off is never called.
  private func contentCount(in report: SnapshotReport) -> String {
    let screens = Set(report.results.filter { $0.path != nil }.map(\.screen))
    let filled = Set(report.results.filter(\.hasContent).map(\.screen))
    let hint =
      filled.isEmpty && !screens.isEmpty
      ? "; is it spelt '\(MessageFormatting.contentSignature)'?"
      : ""
    return "content: \(filled.count) of \(screens.count) screens have content\(hint)"
  }
}
