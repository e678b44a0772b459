import Foundation

/// The rows about the harness: whole processes, and loops over the same files as baselines.
@MainActor
struct ScreenRows {
  private let fixture: ScreenFixture
  private let controlFixture: ScreenFixture
  private let layoutFixture: ScreenFixture
  private let environment: BenchmarkEnvironment

  init(_ size: Int, in environment: BenchmarkEnvironment) {
    fixture = ScreenFixture(size, in: environment)
    controlFixture = ScreenFixture(size, in: environment, goldens: .controls)
    layoutFixture = ScreenFixture(size, in: environment, goldens: .bothLayouts)
    self.environment = environment
  }

  /// Rows for one size of the manifest.
  var measurements: [Measurement] { verifying + [controls] + recording + perScreen }

  private var size: Int { fixture.size }

  private func key(_ name: String) -> Measurement.Key { .init(name: name, screens: size) }

  private func row(
    _ name: String, to baselines: String..., work: @escaping @MainActor () throws -> Sample
  ) -> Measurement {
    Measurement(
      key: key(name), unit: .microseconds, count: size, baselines: baselines.map(key),
      source: .work(work))
  }
}

// MARK: - Start-up

extension ScreenRows {
  /// A size that needs nearly no rendering, but starts two workers.
  private static let fewScreens = 65

  private static let version = Measurement.Key(name: "start-up, --version")
  private static let workers = Measurement.Key(name: "start-up, workers")
  private static let noWorkers = Measurement.Key(name: "start-up, --no-workers")

  /// Rows for the time before the first screens.
  static func startUp(in environment: BenchmarkEnvironment) -> [Measurement] {
    let fixture = ScreenFixture(fewScreens, in: environment)
    func row(
      _ key: Measurement.Key, to baselines: [Measurement.Key] = [version],
      work: @escaping @MainActor () throws -> Sample
    ) -> Measurement {
      Measurement(
        key: key, unit: .milliseconds, count: 1, baselines: baselines, source: .work(work))
    }
    return [
      row(version, to: []) {
        try HarnessProcess(
          executable: environment.executable, folder: environment.folder, version: .init()
        ).run(["--version"], printing: "screenwalk")
      },
      row(noWorkers) { try fixture.run("verify", "--no-workers") },
      row(workers) { try fixture.run("verify") },
    ]
  }

  /// The cost of a screen without start-up.
  private var perScreen: [Measurement] {
    guard size > Self.fewScreens * 2 else { return [] }
    func row(
      _ name: String, _ unit: Measurement.Unit, to baselines: [Measurement.Key] = [],
      _ whole: String, _ startUp: Measurement.Key
    ) -> Measurement {
      Measurement(
        key: key(name), unit: unit, count: size - Self.fewScreens, baselines: baselines,
        source: .difference(key(whole), startUp))
    }
    return [
      row("verify, start-up apart", .microseconds, to: [key("floor")], "verify", Self.workers),
      row("memory", .bytes, "verify", Self.workers),
      row("memory, --no-workers", .bytes, "verify --no-workers", Self.noWorkers),
    ]
  }
}

// MARK: - Verifying

extension ScreenRows {
  private var verifying: [Measurement] {
    let rows = [
      row("floor") { [fixture, environment] in
        let goldens = try fixture.goldens()
        let passes = max(environment.minimumSteps / goldens.count, 1)
        return try .timing("floor", passes: passes) { FileLoops.read(goldens) }
      },
      row("diff -rq", to: "floor") { [fixture, environment] in
        _ = try fixture.goldens()
        let process = TimedProcess(
          command: ["diff", "-rq", fixture.manifests, fixture.copy],
          output: "\(environment.folder)/output")
        return Sample(seconds: try process.run())
      },
      row("verify", to: "floor", "diff -rq") { [fixture] in try fixture.run("verify") },
      row("verify --no-workers", to: "floor") { [fixture] in
        try fixture.run("verify", "--no-workers")
      },
      row("verify, 1 % changed", to: "floor") { [fixture] in
        try fixture.run("verify", changingEvery: 100, expecting: 1)
      },
      // Two goldens for each screen.
      row("verify, two layouts", to: "verify") { [layoutFixture] in
        try layoutFixture.run("verify")
      },
    ]
    guard environment.debugExecutable != nil else { return rows }
    return rows + [
      row("verify, debug build", to: "floor") { [fixture] in
        try fixture.run("verify", isDebug: true)
      }
    ]
  }
}

// MARK: - Controls

extension ScreenRows {
  /// The cost of one control: a navigation, a tap and its share of a golden.
  private var controls: Measurement {
    row("verify, a control", to: "verify") { [controlFixture, size] in
      let bytes = try controlFixture.goldens().lazy.map(\.bytes).joined()
      // Three lines of each golden are front matter.
      let controls = bytes.count { $0 == UInt8(ascii: "\n") } - 3 * size
      var sample = try controlFixture.run("verify")
      sample.seconds *= Double(size) / Double(controls)
      return sample
    }
  }
}

// MARK: - Auditing

extension ScreenRows {
  /// The cost of one ordered pair of screens: a jump, and a comparison of what is visible.
  static func audit(in environment: BenchmarkEnvironment) -> [Measurement] {
    let size = environment.auditedScreens
    let fixture = ScreenFixture(size, in: environment)
    return [
      Measurement(
        key: .init(name: "audit, a pair", screens: size), unit: .nanoseconds,
        count: size * size, baselines: [.init(name: "jump")],
        source: .work { try fixture.audit("isolation") })
    ]
  }
}

// MARK: - Recording

extension ScreenRows {
  private var recording: [Measurement] {
    [
      row("record, nothing changed", to: "verify") { [fixture] in try fixture.run("record") },
      row("record, everything changed", to: "write loop") { [fixture] in
        sync()
        return try fixture.run("record", changingEvery: 1)
      },
      // As the baseline of the row above, it always follows and restores the goldens.
      row("write loop", to: "floor") { [fixture] in
        let goldens = try fixture.goldens()
        sync()
        return try .timing("write loop") { FileLoops.write(goldens) }
      },
    ]
  }
}
