import Foundation

extension Figure {
  /// The figure with its unit: `4.12 µs`.
  var valueText: String {
    "\(Self.text(value.median)) \(unit.sign)"
  }

  /// How far the figures spread, marked where that is noise.
  var spreadText: String {
    "\(isNoise ? "~ " : "")\(String(format: "%.0f", (ratio?.value ?? value).spread * 100)) %"
  }

  /// The ratio, and what it is one to: `2.01 × floor`.
  var ratioText: String {
    guard let ratio else { return "" }
    return "\(Self.text(ratio.value.median)) × \(ratio.baseline.text(beside: key))"
  }

  /// The goal, and whether it is met: `≤ 2.4 ×, met`.
  var goalText: String {
    guard let goal, let isMet else { return "" }
    return "\(goal.text(in: unit)), \(isMet ? "met" : "missed")"
  }

  /// Three digits, or all before the point.
  private static func text(_ number: Double) -> String {
    let digits = abs(number) < 9.995 ? 2 : abs(number) < 99.95 ? 1 : 0
    return String(format: "%.\(digits)f", number)
  }
}

extension Measurement.Key {
  /// The name, without the words before the comma that stand beside it already, and with the number
  /// of screens where it is another one.
  func text(beside other: Measurement.Key) -> String {
    guard name != other.name else { return screens.map { "at \($0) screens" } ?? name }
    let topic = "\(other.name.prefix { $0 != "," }), "
    return name.hasPrefix(topic) ? String(name.dropFirst(topic.count)) : name
  }
}

extension Measurement.Goal {
  /// `≤ 2.4 ×`.
  func text(in unit: Measurement.Unit) -> String {
    switch self {
    case .ratio(let most): "≤ \(String(format: "%g", most)) ×"
    case .figure(let most): "≤ \(String(format: "%g", most)) \(unit.sign)"
    }
  }
}

extension Measurement.Unit {
  /// The unit as it is written.
  var sign: String {
    switch self {
    case .nanoseconds: "ns"
    case .microseconds: "µs"
    case .milliseconds: "ms"
    case .bytes: "B"
    }
  }
}
