/// What one round gives of one measurement.
struct Sample: Equatable {
  /// How long it took.
  var seconds = 0.0

  /// The most memory that the process had.
  var bytes = 0.0

  /// What is left of one sample without the other.
  static func - (whole: Sample, part: Sample) -> Sample {
    Sample(seconds: whole.seconds - part.seconds, bytes: whole.bytes - part.bytes)
  }
}

extension Sample {
  /// The time that one of several runs in a row takes.
  ///
  /// - Parameters:
  ///   - passes: How many runs; more than one where one is too short for the clock.
  ///   - what: What to say where the work went wrong.
  ///   - work: One run, which says whether it did what is measured.
  /// - Returns: The mean time of a run.
  /// - Throws: ``BenchmarkError/wrong(_:)`` where it did not, and what the work throws.
  @MainActor
  static func timing(
    _ passes: Int = 1, _ what: String, _ work: @MainActor () async throws -> Bool
  ) async throws -> Sample {
    var isRight = true
    let time = try await ContinuousClock().measure {
      for _ in 0..<passes { isRight = try await work() && isRight }
    }
    guard isRight else { throw BenchmarkError.wrong(what) }
    return Sample(seconds: time / .seconds(passes))
  }
}
