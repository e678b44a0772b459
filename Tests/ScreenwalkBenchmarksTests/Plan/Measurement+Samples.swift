@testable import ScreenwalkBenchmarks

extension Measurement {
  /// A measurement of microseconds whose work takes no time, if it has any.
  static func sample(
    _ name: String, to baseline: String? = nil, isShown: Bool = true,
    _ source: Source = .work { Sample() }
  ) -> Measurement {
    Measurement(
      key: Key(name: name), unit: .microseconds, count: 10,
      baseline: baseline.map { Key(name: $0) }, isShown: isShown, source: source)
  }
}

extension Measurement.Source {
  static func difference(_ whole: String, _ part: String) -> Self {
    .difference(Measurement.Key(name: whole), Measurement.Key(name: part))
  }
}
