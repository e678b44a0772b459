import ScreenHarness

/// What is measured of a manifest of one size.
@MainActor
struct ScreenPlan {
  private let fixture: ScreenFixture
  private let bench: BenchmarkEnvironment

  init(_ size: Int, on bench: BenchmarkEnvironment) {
    fixture = ScreenFixture(size, on: bench)
    self.bench = bench
  }

  /// All of it, what others are measured against first.
  var measurements: [Measurement] {
    reading + verifying + insideOneProcess + recording + memory
  }

  private var size: Int { fixture.size }

  /// The goals are set for large manifests: a small one is all start-up.
  private func goal(_ goal: Measurement.Goal) -> Measurement.Goal? {
    size >= 10_000 ? goal : nil
  }

  private func key(_ name: String) -> Measurement.Key { .init(name: name, screens: size) }

  private func row(
    _ name: String, to baseline: String? = nil, goal: Measurement.Goal? = nil,
    isShown: Bool = true, _ source: Measurement.Source
  ) -> Measurement {
    Measurement(
      key: key(name), unit: .microseconds, count: size, baseline: baseline.map(key),
      goal: goal.flatMap(self.goal), isShown: isShown, source: source)
  }
}

// MARK: - Reading

extension ScreenPlan {
  /// What verifying is measured against, without an engine.
  private var reading: [Measurement] {
    let floor = row(
      "floor",
      .work { [fixture, bench] in
        let floor = try await fixture.made().floor
        let passes = bench.passes(of: fixture.size, shortest: bench.shortest * 5)
        return try await .timing(passes, "the floor") { floor.run() }
      })
    return [floor] + (BenchmarkEnvironment.diff.map { [comparing(with: $0)] } ?? [])
  }

  private func comparing(with diff: String) -> Measurement {
    row(
      "diff -rq", to: "floor",
      .work { [fixture, bench] in
        let goldens = try await fixture.made()
        let process = TimedProcess(
          words: [diff, "-rq", goldens.folder, goldens.copy], output: "\(bench.folder)/output")
        return Sample(seconds: try process.run(endingWith: 0))
      })
  }
}

// MARK: - Verifying

extension ScreenPlan {
  /// Whole processes that verify.
  private var verifying: [Measurement] {
    [
      row(
        "verify", to: "floor", goal: .ratio(2.4),
        .work { [fixture] in try await fixture.run(["verify"]) }),
      row(
        "verify --no-workers", to: "floor",
        .work { [fixture] in try await fixture.run(["verify", "--no-workers"]) }),
      row(
        "verify, 1 % changed", to: "floor",
        .work { [fixture] in
          try await fixture.run(["verify"], changingEvery: 100, endingWith: 1)
        }),
    ] + (size > ProcessPlan.screens * 2 ? withoutStartUp : [])
  }

  /// What each further screen costs.
  private var withoutStartUp: [Measurement] {
    let name = "verify, start-up apart"
    return [
      Measurement(
        key: key(name), unit: .microseconds, count: size - ProcessPlan.screens,
        baseline: size > 10_000 ? .init(name: name, screens: 10_000) : key("floor"),
        goal: size > 10_000 ? .ratio(1.3) : nil,
        source: .difference(key("verify"), ProcessPlan.withWorkers))
    ]
  }
}

// MARK: - Inside of one process

extension ScreenPlan {
  /// The steps of a walk, in this process.
  ///
  /// A step that nothing but the engine can do alone is what is left of two walks, with it and
  /// without.
  private var insideOneProcess: [Measurement] {
    [
      row("navigate", to: "floor", work("navigating", navigate)),
      row("described", isShown: false, work("describing") { try await render($0, in: []) }),
      row("render", to: "floor", work("rendering") { try await render($0, in: $0.walk.layouts) }),
      row("verified", isShown: false, work("verifying", verify)),
      row("describe", to: "floor", .difference(key("described"), key("navigate"))),
      row("draw", to: "floor", .difference(key("render"), key("described"))),
      row("compare", to: "floor", .difference(key("verified"), key("render"))),
    ]
  }

  private func work(
    _ what: String, _ step: @escaping @MainActor (ScreenFixture.Goldens) async throws -> Bool
  ) -> Measurement.Source {
    .work { [fixture, bench] in
      let goldens = try await fixture.made()
      return try await .timing(bench.passes(of: fixture.size), what) { try await step(goldens) }
    }
  }

  private func navigate(_ goldens: ScreenFixture.Goldens) throws -> Bool {
    for screen in BenchmarkScreen.screens(0..<size) {
      let app = BenchmarkSnapshots.makeNavigator()
      try BenchmarkSnapshots.navigate(app, to: screen)
      guard app.visibleState.flow != nil else { return false }
    }
    return true
  }

  private func render(
    _ goldens: ScreenFixture.Goldens, in layouts: [ScreenLayout]
  ) async throws -> Bool {
    for index in goldens.walk.screens.indices {
      guard try await goldens.walk.render(index, in: layouts).texts.count == layouts.count else {
        return false
      }
    }
    return true
  }

  private func verify(_ goldens: ScreenFixture.Goldens) async throws -> Bool {
    let request = RunRequest(manifests: goldens.folder, displayedManifests: "manifests")
    let pipeline = try SnapshotPipeline(request, harness: goldens.walk)
    return try await pipeline.compare().report.conclusion == .matched
  }
}

// MARK: - Recording

extension ScreenPlan {
  /// Whole processes that record, and a loop that writes without an engine.
  private var recording: [Measurement] {
    [
      row(
        "record, nothing changed", to: "verify", goal: .ratio(1.1),
        .work { [fixture] in try await fixture.run(["record"]) }),
      row(
        "record, 1 % changed", to: "verify",
        .work { [fixture] in
          let sample = try await fixture.run(["record"], changingEvery: 100)
          _ = try await rewrite(every: 100)
          return sample
        }),
      row(
        "record, everything changed", to: Self.writeLoop, goal: .ratio(1.5),
        .work { [fixture] in
          WriteLoop.settle()
          return try await fixture.run(["record"], changingEvery: 1)
        }),
      // Takes everything back, too: it has to follow, and as the baseline it does.
      row(Self.writeLoop, to: "floor", .work { try await rewrite(every: 1) }),
    ]
  }

  private static let writeLoop = "write loop"

  /// Writes goldens as they were.
  private func rewrite(every: Int) async throws -> Sample {
    let loop = try await fixture.made().writeLoop(every: every)
    WriteLoop.settle()
    return try await .timing(1, "the write loop") { loop.run() }
  }
}

// MARK: - Memory

extension ScreenPlan {
  /// What each screen takes of a verifying process's memory, over that of a few screens.
  private var memory: [Measurement] {
    guard size > ProcessPlan.screens * 2 else { return [] }
    return [
      memory("memory", "verify", ProcessPlan.withWorkers),
      memory("memory --no-workers", "verify --no-workers", ProcessPlan.withoutWorkers),
    ]
  }

  private func memory(_ name: String, _ run: String, _ startUp: Measurement.Key) -> Measurement {
    Measurement(
      key: key(name), unit: .bytes, count: size - ProcessPlan.screens,
      goal: goal(.figure(200)), source: .difference(key(run), startUp))
  }
}
