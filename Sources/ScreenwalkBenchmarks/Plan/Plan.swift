/// Named measurements, in the order that they are taken and shown in.
struct Plan {
  var measurements: [Measurement]

  /// The measurements whose names have one of the words in them, with what those need.
  ///
  /// - Parameter words: What to look for; none chooses all.
  /// - Returns: A plan in the same order. What was not asked for is there, and shown, where it is
  ///   what something is measured against.
  func choosing(_ words: [String]) -> Plan {
    let chosen = measurements.filter { measurement in
      words.isEmpty || words.contains { measurement.key.name.contains($0) }
    }
    var keys: Set<Measurement.Key> = []
    var rest = chosen.filter(\.isShown).map(\.key)
    while let key = rest.popLast() {
      guard keys.insert(key).inserted else { continue }
      rest += measurements.first { $0.key == key }?.needs ?? []
    }
    return Plan(measurements: measurements.filter { keys.contains($0.key) })
  }

  /// The names of what is shown, each once.
  var names: [String] {
    var seen: Set<String> = []
    return measurements.filter { $0.isShown && seen.insert($0.key.name).inserted }.map(\.key.name)
  }
}
