/// The rows of one run, in the order of the table.
@MainActor
struct Benchmark {
  var measurements: [Measurement]

  /// A benchmark of the rows whose name contains one of the given names, and of the rows that they
  /// need; without names, a benchmark of all rows.
  func selecting(_ names: [String]) -> Benchmark {
    let selected = measurements.filter { row in
      names.isEmpty || names.contains { row.key.name.contains($0) }
    }
    var keys: Set<Measurement.Key> = []
    var rest = selected.map(\.key)
    while let key = rest.popLast() {
      guard keys.insert(key).inserted else { continue }
      rest += measurements.first { $0.key == key }?.needs ?? []
    }
    return Benchmark(measurements: measurements.filter { keys.contains($0.key) })
  }

  /// Measures all rows in turn, round by round, so that a slow minute affects all rows alike.
  func figures(rounds: Int, onRound: (Int) -> Void = { _ in }) throws -> [Figure] {
    var samples: [[Measurement.Key: Sample]] = []
    for round in 1...rounds {
      onRound(round)
      samples.append(try measureRound())
    }
    return measurements.map { figure(of: $0, in: samples) }
  }

  private func measureRound() throws -> [Measurement.Key: Sample] {
    var samples: [Measurement.Key: Sample] = [:]
    for row in measurements {
      if case .work(let work) = row.source { samples[row.key] = try work() }
    }
    for row in measurements {
      guard case .difference(let whole, let part) = row.source,
        let whole = samples[whole], let part = samples[part]
      else { continue }
      samples[row.key] = whole - part
    }
    return samples
  }

  private func figure(of row: Measurement, in rounds: [[Measurement.Key: Sample]]) -> Figure {
    func values(of row: Measurement) -> [Double] {
      rounds.compactMap { $0[row.key].map(row.figure) }
    }
    let ratios = measurements.filter { row.baselines.contains($0.key) }.map { baseline in
      let pairs = zip(values(of: row), values(of: baseline))
      return Figure.Ratio(
        baseline: baseline.key.name, value: Statistics(of: pairs.map { $0 / $1 }))
    }
    return Figure(
      key: row.key, unit: row.unit, value: Statistics(of: values(of: row)), ratios: ratios)
  }
}

/// The result of all rounds of a row.
struct Figure: Equatable {
  let key: Measurement.Key
  let unit: Measurement.Unit
  let value: Statistics
  let ratios: [Ratio]

  /// The ratio to a baseline, which is computed in each round.
  struct Ratio: Equatable {
    let baseline: String
    let value: Statistics
  }
}
