/// Takes the measurements of a plan, round by round, so that whatever slows the machine down for a
/// while slows all of them down alike.
@MainActor
struct PlanRun {
  let plan: Plan
  let pace: RoundLimits

  /// Is told of each round before it begins.
  var progress: @MainActor (Int) -> Void = { _ in }

  /// Ends the run where it throws, before each measurement.
  var check: @MainActor () async throws -> Void = {}

  /// Takes rounds until the time is up.
  ///
  /// - Returns: A figure for each measurement.
  /// - Throws: What the work throws.
  func figures() async throws -> [Figure] {
    var rounds: [[Measurement.Key: Sample]] = []
    let end = ContinuousClock.now + pace.time
    while pace.hasMore(after: rounds.count, isOver: ContinuousClock.now >= end) {
      progress(rounds.count + 1)
      rounds.append(try await round())
    }
    return plan.measurements.map { Figure(of: $0, in: rounds, plan) }
  }

  /// Takes each measurement once.
  private func round() async throws -> [Measurement.Key: Sample] {
    var samples: [Measurement.Key: Sample] = [:]
    for measurement in plan.measurements {
      guard case .work(let work) = measurement.source else { continue }
      try await check()
      samples[measurement.key] = try await work()
    }
    for measurement in plan.measurements {
      guard case .difference(let whole, let part) = measurement.source,
        let whole = samples[whole], let part = samples[part]
      else { continue }
      samples[measurement.key] = whole - part
    }
    return samples
  }
}

/// How many rounds are taken.
struct RoundLimits: Equatable, Sendable {
  /// So many at least, however long they take.
  var atLeast: Int

  /// So many at most, however short they are.
  var atMost: Int

  /// After this time no other round begins.
  var time: Duration

  /// Whether another round is taken.
  func hasMore(after rounds: Int, isOver: Bool) -> Bool {
    rounds < atLeast || (rounds < atMost && !isOver)
  }
}
