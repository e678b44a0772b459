import ScreenSnapshot
import ScreenText

/// The type of an option's value: its name in help, its range and its parser.
struct OptionValue<Value: Sendable>: Sendable {
  /// The name of the value in help, such as `DIR`.
  let placeholder: String
  /// The valid values, as errors name them: "compact or regular".
  let expectation: String
  /// The words that a value starts with, if they can be listed.
  var choices: [String] = []
  /// The text that follows a choice, such as `=PATH`.
  var suffix = ""
  /// Returns nil if the text is malformed.
  let parse: @Sendable (String) -> Value?
  var describe: @Sendable (Value) -> String = { "\($0)" }
}

extension OptionValue<Int> {
  static func integer(_ range: ClosedRange<Int>, named placeholder: String) -> Self {
    OptionValue(
      placeholder: placeholder,
      expectation: "a number from \(range.lowerBound) to \(range.upperBound)",
      parse: { Int($0).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension OptionValue<Duration> {
  static func seconds(_ range: ClosedRange<Double>) -> Self {
    OptionValue(
      placeholder: "SECONDS",
      expectation:
        "a number of seconds from \(text(range.lowerBound)) to \(text(range.upperBound))",
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
    OptionValue(placeholder: placeholder, expectation: expectation, parse: { $0 })
  }
}

extension OptionValue where Value: CaseIterable & RawRepresentable<String> {
  /// The raw value of a case.
  static var choice: Self {
    let choices = Value.allCases.map(\.rawValue)
    return OptionValue(
      placeholder: choices.joined(separator: "|"),
      expectation: WordList.alternatives(choices), choices: choices,
      parse: { Value(rawValue: $0) }, describe: { $0.rawValue })
  }
}

extension OptionValue<ShardOption> {
  static let shard = OptionValue(
    placeholder: "I/N|auto", expectation: "I/N with I from 1 to N, such as 2/5, or auto",
    parse: { $0 == "auto" ? .automatic : Shard($0).map(ShardOption.shard) })
}

extension OptionValue<ReportRequest> {
  static let report = OptionValue(
    placeholder: "FORMAT=PATH",
    expectation: WordList.alternatives(
      ReportFormat.allCases.map { "\($0.rawValue)=PATH" }),
    choices: ReportFormat.allCases.map(\.rawValue), suffix: "=PATH",
    parse: { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = ReportFormat(rawValue: parts[0]) else { return nil }
      return ReportRequest(format: format, path: parts[1])
    })
}
