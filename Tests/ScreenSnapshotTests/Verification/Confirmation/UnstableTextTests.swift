import Testing

@testable import ScreenSnapshot

@Suite("Unstable screen")
struct UnstableTextTests {
  private static let golden = """
    ---
    screen: a
    stack:
    - book:
        id: "1"
        author:
          born: 1920
    - page: 7
    ---
    │ Dune │

    """

  private static func reason(_ old: String, _ new: String) -> String? {
    UnstableText(Array(golden.utf8), Array(golden.replacing(old, with: new).utf8))?.reason.text
  }

  @Test(
    "The reason names both values and their key",
    arguments: [
      ("1920", "1921", ", at stack › book › author › born: 1920 ≠ 1921"),
      ("\"1\"", "\"2\"", ", at stack › book › id: \"1\" ≠ \"2\""),
      ("- page: 7", "- page: 8", ", at stack › page: 7 ≠ 8"),
      ("│ Dune │", "│ Emma │", ": Dune ≠ Emma"),
      ("│ Dune │", "│ Dune │ 1 │", ": │ Dune │ ≠ │ Dune │ 1 │"),
      ("│ Dune │\n", "", ": │ Dune │ ≠ (no line)"),
      ("- page: 7\n", "- page: 7\nsheet: edit\n", ": (no line) ≠ sheet: edit"),
    ])
  func named(old: String, new: String, rest: String) {
    #expect(
      Self.reason(old, new)
        == "renders differently each time\(rest); use fixtures instead of the current date, random "
        + "values or set order")
  }

  @Test("A line of a picture is reduced to the phrases that differ, with their label")
  func picture() {
    let first = Array("│ ○ Inbox   │ User          signed out │\n".utf8)
    let second = Array("│ ○ Inbox   │ User                 Ada │\n".utf8)
    #expect(
      UnstableText(first, second)?.reason("differs", "wait").text
        == "differs, at User: signed out ≠ Ada; wait")
  }

  @Test("Equal texts are not unstable")
  func stable() {
    #expect(Self.reason("", "") == nil)
  }

  @Test("An unstable screen is not recorded, and a stability check finds it among matches")
  @MainActor
  func session() async throws {
    try await TemporaryGoldens.with { folder in
      _ = try await BoothRun(in: folder).record()
      let run = BoothRun(in: folder, runner: FlickeringScreens(), checksStability: true)
      let report = try await run.pipeline.compare().report
      #expect(report.counts == [.matched: 5, .unstable: 1])
      #expect(report.conclusion == .incomplete)
      #expect(report.differences.map(\.name) == ["compact/front"])
      let unchecked = BoothRun(in: folder, runner: FlickeringScreens())
      #expect(try await unchecked.pipeline.compare().report.conclusion == .matched)
      try folder.remove("Booth/compact/front.txt")
      let recording = BoothRun(in: folder, runner: FlickeringScreens())
      let (record, changes) = try await recording.record()
      #expect(changes == [])
      #expect(record.conclusion == .incomplete)
      #expect(record.verification.counts == [.matched: 5, .unstable: 1])
    }
  }

  @Test("A screen that crashes in the confirmation pass is crashed")
  @MainActor
  func crashes() async throws {
    try await TemporaryGoldens.with { folder in
      let crash = ScreenCrash(
        signal: "SIGTRAP", standardErrorTail: ["one", "a.swift:1: Fatal error: no cart", "two"])
      let source = FlickeringScreens(second: .crashed(crash))
      let report = try await BoothRun(in: folder, runner: source).pipeline.compare().report
      #expect(report.counts == [.new: 4, .crashed: 2])
      let result = try #require(report.results.first)
      #expect(result.reason == "SIGTRAP: a.swift:1: Fatal error: no cart")
      #expect(result.signal == "SIGTRAP")
      #expect(result.standardErrorTail == crash.standardErrorTail)
    }
  }
}

/// Renders the screens of the booth, with another text of the first screen in the confirmation pass.
@MainActor
private final class FlickeringScreens: JobRunner {
  typealias Outcome = JobOutcome<RenderedScreen>

  let startsProcesses = false

  private let second: Outcome?
  private var isConfirming = false

  init(second: Outcome? = nil) { self.second = second }

  func run<J: Job>(
    _ jobs: [J], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async -> RunCompletion {
    let runner = InProcessRunner(AnySnapshotHarness(BoothSnapshots.self))
    let completion = await runner.run(jobs) { position, outcome in
      guard isConfirming, (jobs[position] as? PictureJob)?.screen == 0,
        let rendered = outcome as? Outcome,
        let other = (second ?? Self.flickering(rendered)) as? JobOutcome<J.Result>
      else { return onOutcome(position, outcome) }
      onOutcome(position, other)
    }
    isConfirming = true
    return completion
  }

  func run<J: Job>(
    isolating groups: [[J]], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async -> RunCompletion {
    await run(groups.flatMap(\.self), onOutcome: onOutcome)
  }

  private static func flickering(_ outcome: Outcome) -> Outcome {
    guard case .completed(let screen, _) = outcome else { return outcome }
    let texts = screen.texts.map { text in
      let isFlickering = text.folder == .compact
      return RenderedText(
        folder: text.folder, bytes: isFlickering ? text.bytes + [0x0A] : text.bytes)
    }
    return .completed(
      RenderedScreen(
        tab: screen.tab, path: screen.path, hasContent: screen.hasContent, texts: texts))
  }
}
