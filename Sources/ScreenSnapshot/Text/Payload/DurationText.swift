/// Durations as text that tells any two of them apart.
enum DurationText {
  /// The seconds with as many digits as there are, one at least: `1.5 seconds`.
  ///
  /// The standard library's own description goes through a floating-point number.
  static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let digits = String(attoseconds.magnitude)
    let padded = String(repeating: "0", count: 18 - digits.utf8.count) + digits
    let fraction = padded.prefix(1) + padded.dropFirst().trimmingSuffix("0")
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude).\(fraction) seconds"
  }
}

extension Substring {
  /// The text without the characters at its end that are that one.
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
