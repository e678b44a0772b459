import ScreenReports
import ScreenText

/// The type of an option's value: its description and its parser.
struct OptionValue<T: Sendable>: Sendable {
  let value: Option.Value
  /// Returns nil if the text is malformed.
  let parse: @Sendable (String) -> T?
  let describe: @Sendable (T) -> String

  init(
    _ placeholder: String, _ expectation: String, parse: @escaping @Sendable (String) -> T?,
    describe: @escaping @Sendable (T) -> String = { "\($0)" }
  ) {
    value = Option.Value(placeholder: placeholder, expectation: expectation)
    self.parse = parse
    self.describe = describe
  }
}

extension OptionValue<Int> {
  static func integer(_ range: ClosedRange<Int>, named placeholder: String) -> Self {
    OptionValue(placeholder, "a number from \(range.lowerBound) to \(range.upperBound)") {
      Int($0).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension OptionValue<Duration> {
  static func seconds(_ range: ClosedRange<Double>) -> Self {
    OptionValue(
      "SECONDS", "a number of seconds from \(text(range.lowerBound)) to \(text(range.upperBound))",
      parse: { Double($0).flatMap { range.contains($0) ? .seconds($0) : nil } },
      describe: { text($0 / .seconds(1)) })
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}

extension OptionValue<String> {
  static let folder = text("DIR", "a folder")

  static func text(_ placeholder: String, _ expectation: String) -> Self {
    OptionValue(placeholder, expectation) { $0 }
  }
}

extension OptionValue where T: CaseIterable & RawRepresentable<String> {
  /// The raw value of a case.
  static var choice: Self {
    let choices = T.allCases.map(\.rawValue)
    return OptionValue(
      choices.joined(separator: "|"), WordList.alternatives(choices),
      parse: { T(rawValue: $0) }, describe: { $0.rawValue })
  }
}

extension OptionValue<ReportRequest> {
  static let report = OptionValue(
    "FORMAT=PATH", WordList.alternatives(ReportFormat.allCases.map { "\($0.rawValue)=PATH" })
  ) { text in
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else { return nil }
    return ReportRequest(format: format, path: parts[1])
  }
}
