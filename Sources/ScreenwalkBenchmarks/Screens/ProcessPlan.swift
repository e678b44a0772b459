/// What a process costs before it has looked at many screens.
@MainActor
struct ProcessPlan {
  private let fixture: ScreenFixture
  private let bench: BenchmarkEnvironment

  init(on bench: BenchmarkEnvironment) {
    fixture = ScreenFixture(Self.screens, on: bench)
    self.bench = bench
  }

  /// So few screens that hardly anything is done, but enough for two workers to be started.
  nonisolated static let screens = 65

  nonisolated static let nothing = Measurement.Key(name: "start-up, --version")
  nonisolated static let withWorkers = Measurement.Key(name: "start-up, workers")
  nonisolated static let withoutWorkers = Measurement.Key(name: "start-up, --no-workers")

  /// The tool's version, and a few screens with and without workers.
  var measurements: [Measurement] {
    [
      row(Self.nothing) { [bench] in try version(on: bench) },
      row(Self.withoutWorkers) { [fixture] in try await fixture.run(["verify", "--no-workers"]) },
      row(Self.withWorkers) { [fixture] in try await fixture.run(["verify"]) },
    ]
  }

  private func row(
    _ key: Measurement.Key, _ work: @escaping @MainActor () async throws -> Sample
  ) -> Measurement {
    Measurement(
      key: key, unit: .milliseconds, count: 1,
      baseline: key == Self.nothing ? nil : Self.nothing, source: .work(work))
  }

  /// The least that a process does: what its start takes is the loader's.
  private func version(on bench: BenchmarkEnvironment) throws -> Sample {
    try HarnessProcess(executable: bench.executable, folder: bench.folder)
      .run(["--version"], FixtureVersion(screens: 0), saying: "screenwalk")
  }
}
