import Foundation

/// The rows: whole processes, and a loop over the same files as their baseline.
@MainActor
struct ScreenRows {
  private let fixture: ScreenFixture
  private let environment: BenchmarkEnvironment

  init(_ size: Int, in environment: BenchmarkEnvironment) {
    fixture = ScreenFixture(size, in: environment)
    self.environment = environment
  }

  /// Rows for one size of the manifest.
  var measurements: [Measurement] {
    let floor = Measurement.Key(name: "floor", screens: fixture.size)
    func row(_ name: String, _ arguments: String...) -> Measurement {
      Measurement(key: .init(name: name, screens: fixture.size), baseline: floor) { [fixture] in
        try fixture.verify(arguments)
      }
    }
    return [
      Measurement(key: floor) { [fixture, environment] in
        let goldens = try fixture.goldens()
        let passes = max(environment.minimumReads / goldens.count, 1)
        var isCorrect = true
        let time = ContinuousClock().measure {
          for _ in 0..<passes { isCorrect = FileLoops.read(goldens) && isCorrect }
        }
        guard isCorrect else { throw BenchmarkError.unexpectedResult("floor") }
        return time / .seconds(passes)
      },
      row("verify"), row("verify --no-workers", "--no-workers"),
    ]
  }
}
