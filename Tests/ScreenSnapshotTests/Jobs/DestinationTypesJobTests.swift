import ScreenContents
import ScreenNavigation
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("DestinationTypesJob")
@MainActor
struct DestinationTypesJobTests {
  @Test(
    "Texts show the types that share a name on any screens, whatever is selected",
    arguments: [["movie"], ["show"], ["movie", "show"], []])
  func selection(patterns: [String]) async throws {
    let texts = try await Self.stacks(patterns)
    for screen in patterns {
      let type = screen == "movie" ? "MovieRoute" : "ShowRoute"
      #expect(texts[screen] == ["- \(type).detail: 1"])
    }
    #expect(texts.count == (patterns.isEmpty ? 6 : patterns.count))
  }

  @Test("Texts show the types in whatever order the screens render")
  func order() async throws {
    let inOrder = try await Self.stacks([])
    let reversed = try await Self.stacks([]) { ScriptedRunner($0, isReversed: true) }
    #expect(inOrder == reversed)
    #expect(
      inOrder == [
        "movie": ["- MovieRoute.detail: 1"], "show": ["- ShowRoute.detail: 1"],
        "movieCredits": ["- MovieRoute.detail: 1", "- MovieRoute.credits"],
        "showCredits": ["- ShowRoute.detail: 1", "- ShowRoute.credits"],
        "episodes": ["- episodes"], "seats": ["- seats"],
      ])
  }

  @Test(
    "A screen that crashes costs itself, and its types do not count",
    arguments: [([1], "MovieRoute.detail"), ([1, 3, 4], "detail")])
  func crash(screens: [Int], name: String) async throws {
    let runner = { (harness: AnySnapshotHarness) in ScriptedRunner(harness, crashing: Set(screens))
    }
    #expect(try await Self.stacks(["movie"], on: runner) == ["movie": ["- \(name): 1"]])
    let (texts, completion) = try await Self.run([], on: runner)
    #expect(texts.count == 6)
    #expect(
      texts.compactMap { result in
        if case .failure(let failure) = result { failure.screen } else { nil }
      } == screens.map { CinemaScreen.allCases[$0].rawValue })
    #expect(completion.isComplete)
    #expect(completion.problems == [])
  }

  @Test("An interrupt while types are searched for leaves out all screens")
  func interrupt() async throws {
    let (texts, completion) = try await Self.run([]) {
      InProcessRunner($0, isInterrupted: { true })
    }
    #expect(texts.isEmpty)
    #expect(!completion.isComplete)
  }

  @Test("Types are searched for once, and only in an app that accepts several")
  func once() async throws {
    let cinema = AnySnapshotHarness(OldCinemaSnapshots.self)
    let runner = ScriptedRunner(cinema)
    for _ in 1...2 {
      _ = try await runner.run([PictureJob(screen: 5, layouts: [.compact])]) { _, _ in }
    }
    #expect(runner.kinds == ["DestinationTypesJob", "PictureJob", "PictureJob"])
    let studio = ScriptedRunner(StudioRun.harness)
    _ = try await studio.run([PictureJob(screen: 0, layouts: [.compact])]) { _, _ in }
    #expect(studio.kinds == ["PictureJob"])
    #expect(StudioRun.harness.typesOfScreens == nil)
  }

  @Test("Routes, sheets, tabs, flows and overlays have types, in each layout that has a navigator")
  func kinds() async throws {
    let harness = AnySnapshotHarness(FoyerSnapshots.self)
    let types = try await harness.result(of: DestinationTypesJob(screen: 0))
    #expect(
      types.map { "\($0.kind) \(TypeName.inModule($0.type.name))" }.sorted() == [
        "flow FoyerFlow", "overlay ShowRoute", "route MovieRoute", "route TicketRoute",
        "sheet ShowRoute", "tab EastTab", "tab WestTab",
      ])
    var text = ""
    _ = try await InProcessRunner(harness).run([PictureJob(screen: 0, layouts: [.compact])]) {
      if case .completed(let screen, _) = $1 {
        text = String(decoding: screen.text(in: .compact) ?? [], as: UTF8.self)
      }
    }
    #expect(text.contains("\ntab: WestTab.home\n"), "\(text)")
  }

  @Test(
    "A run names the types to declare if only controls lead to them, and texts do not show them")
  func note() async throws {
    let undeclared = try await Self.notes(among: [.compact, .controls])
    #expect(
      undeclared == [
        "goldens do not show the type of 'detail', which several types have; add "
          + ".route(SnackRoute.self) to 'coveredTypes' of the harness"
      ])
    #expect(try await Self.notes(among: [.compact]) == [])
    let declared = try await OldCinemaSnapshots.$coveredTypes.withValue([.route(SnackRoute.self)]) {
      try await Self.notes(among: [.compact, .controls])
    }
    #expect(declared == [])
  }

  // MARK: - Runs

  private static func run(
    _ patterns: [String],
    on runner: (AnySnapshotHarness) -> any JobRunner = { InProcessRunner($0) }
  ) async throws -> (texts: [Result<[UInt8], ScreenFailure>], completion: RunCompletion) {
    let harness = AnySnapshotHarness(OldCinemaSnapshots.self)
    let scope = RunScope(
      harness: harness,
      selection: ScreenSelection(SelectionCriteria(patterns: patterns), in: [.compact]))
    let goldens = GoldenStore(of: "Cinema", in: "/nowhere", displayedAs: "manifests")
    return try await SnapshotPipeline(goldens: goldens, scope: scope, runner: runner(harness))
      .renderTexts()
  }

  /// The lines of the stacks by the names of the screens.
  private static func stacks(
    _ patterns: [String],
    on runner: (AnySnapshotHarness) -> any JobRunner = { InProcessRunner($0) }
  ) async throws -> [String: [String]] {
    var stacks: [String: [String]] = [:]
    for case .success(let bytes) in try await run(patterns, on: runner).texts {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      let screen = try #require(lines.first { $0.hasPrefix("screen: ") })
      stacks[String(screen.dropFirst("screen: ".count))] = lines.filter { $0.hasPrefix("- ") }
    }
    return stacks
  }

  private static func notes(among layouts: [ScreenLayout]) async throws -> [String] {
    try await TemporaryGoldens.with { folder in
      let scope = RunScope(
        harness: AnySnapshotHarness(OldCinemaSnapshots.self),
        selection: ScreenSelection(SelectionCriteria(), in: layouts))
      let goldens = GoldenStore(of: "Cinema", in: folder.path, displayedAs: "manifests")
      return try await SnapshotPipeline(goldens: goldens, scope: scope).compare().report.notes
    }
  }
}

/// A runner of this process that reverses the order, and reports that some screens crash.
private final class ScriptedRunner: JobRunner {
  let startsProcesses = false
  private(set) var kinds: [String] = []
  private let harness: AnySnapshotHarness
  private let isReversed: Bool
  private let crashing: Set<Int>

  init(_ harness: AnySnapshotHarness, isReversed: Bool = false, crashing: Set<Int> = []) {
    (self.harness, self.isReversed, self.crashing) = (harness, isReversed, crashing)
  }

  func run<J: Job>(
    _ jobs: [J], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    _ = try await findTypes(before: J.self, of: harness)
    kinds.append(J.kind)
    var outcomes: [Int: JobOutcome<J.Result>] = [:]
    for position in isReversed ? jobs.indices.reversed() : Array(jobs.indices) {
      outcomes[position] = await outcome(of: jobs[position])
    }
    for (position, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
      onOutcome(position, outcome)
    }
    return RunCompletion()
  }

  private func outcome<J: Job>(of job: J) async -> JobOutcome<J.Result> {
    let screen = (job as? DestinationTypesJob)?.screen ?? (job as? PictureJob)?.screen
    if let screen, crashing.contains(screen) { return .crashed(ScreenCrash(signal: "SIGILL")) }
    do throws(JobFailure) {
      return .completed(try await harness.result(of: job))
    } catch {
      return .failed(error)
    }
  }

  func run<J: Job>(
    isolating groups: [[J]], onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    try await run(groups.flatMap(\.self), onOutcome: onOutcome)
  }
}

private enum WestTab: Hashable { case home }
private enum EastTab: Hashable { case home }
private enum FoyerFlow: Hashable { case main }

/// An app that accepts values of any type everywhere, with another stack in the regular layout.
private enum FoyerSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case foyer }

  final class Navigator: ScreenNavigating {
    var routes: [AnyHashable] = [MovieRoute.list]

    var visibleState:
      VisibleFlowState<
        any Hashable, any Hashable, AnyHashable, any Hashable, any Hashable
      >
    {
      VisibleFlowState(
        flow: FoyerFlow.main, tabs: [WestTab.home, EastTab.home], tab: WestTab.home, routes: routes,
        sheet: ShowRoute.episodes, overlay: ShowRoute.credits)
    }
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func makeNavigator(for layout: ScreenLayout) -> Navigator? {
    guard layout == .regular else { return nil }
    let navigator = Navigator()
    navigator.routes = [TicketRoute.seats]
    return navigator
  }

  static func navigate(_ navigator: Navigator, to screen: Screen) {}

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
