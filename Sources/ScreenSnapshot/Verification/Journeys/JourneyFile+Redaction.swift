import ScreenText

extension JourneyStep {
  /// The step's line as reports and messages display it.
  ///
  /// The file keeps the line as it is.
  func displayed(redaction: Redaction) -> String {
    Self.displayed(line: text, redaction: redaction)
  }

  /// The line of a step without secrets, or only with its keyword if it cannot be parsed.
  fileprivate static func displayed(line: String, redaction: Redaction) -> String {
    let text = String(Substring(line.utf8.dropFirst(2)))
    guard let action = try? Step(parsing: text) else {
      let keyword = Step.Keyword.allCases.first { text.hasPrefix("\($0.rawValue) ") }
      return keyword.map { "> \($0.rawValue) …" } ?? "> …"
    }
    let redacted = action.redacted(by: redaction)
    return redacted == action ? line : "> \(redacted.text)"
  }
}

extension JourneyFile {
  /// The lines of a journey file without the secrets in its steps, one for each line of the file.
  ///
  /// Steps in comments have no secrets either. A step that cannot be parsed has only its keyword.
  static func displayed(_ bytes: [UInt8], redaction: Redaction) -> [UInt8] {
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    return Array(lines.map { displayed(line: $0, redaction) }.joined(separator: [.newline]))
  }

  private static func displayed(
    line: ArraySlice<UInt8>, _ redaction: Redaction
  ) -> [UInt8] {
    let mark = line.first == UInt8(ascii: "#") ? line.prefix { "# ".utf8.contains($0) } : []
    let step = line.dropFirst(mark.count)
    guard redaction != .none, step.starts(with: "> ".utf8) else { return Array(line) }
    let text = String(decoding: step, as: UTF8.self)
    return mark + Array(JourneyStep.displayed(line: text, redaction: redaction).utf8)
  }
}

extension AnySnapshotHarness {
  /// A journey's file as reports and diffs display it: without the secrets in its steps.
  package nonisolated func displayed(journey bytes: [UInt8]) -> [UInt8] {
    JourneyFile.displayed(bytes, redaction: app.redaction)
  }
}
