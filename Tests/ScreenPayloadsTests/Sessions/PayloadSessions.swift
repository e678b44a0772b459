import ScreenText
import TestSupport
import Testing

@testable import ScreenPayloads

/// Values that a session in `Tests/Sessions/Payloads` names.
struct SessionValues {
  let name: String
  let redaction: Redaction
  let limits: PayloadLimits
  let values: () -> [Any]

  init(
    _ name: String, redaction: Redaction = .standard, limits: PayloadLimits = PayloadLimits(),
    _ values: @escaping () -> [Any]
  ) {
    (self.name, self.redaction, self.limits, self.values) = (name, redaction, limits, values)
  }

  static var all: [SessionValues] {
    structs + storage + classes + cases + collections + scalars + opaque + named + lines + secrets
      + texts
  }
}

@Suite("Values as YAML, names and lines", .serialized)
struct PayloadSessions {
  @Test("A value is written as its session says", arguments: try Session.all(in: "Payloads"))
  func session(_ session: Session) async throws {
    try await session.check { ("/folder", { try Self.output(of: $0) }) }
  }

  private static func output(of command: Session.Command) throws -> SessionOutput {
    guard let values = SessionValues.all.first(where: { $0.name == command.app }) else {
      throw SessionError.unknownApp(command.app, known: SessionValues.all.map(\.name))
    }
    var output = SessionOutput()
    output.append(try values.text(of: command.line))
    return output
  }
}

extension SessionValues {
  /// What a command prints of each value: its YAML, its name with its YAML as a route, or its line.
  fileprivate func text(of command: String) throws -> String {
    switch command {
    case "write":
      let texts = values().map { PayloadText.of($0, redaction: redaction, limits: limits) }
      return texts.joined(separator: "\n---\n") + "\n"
    case "name": return values().map(route).joined(separator: "---\n")
    case "line": return values().map(line).joined()
    default: throw SessionError.unknownCommand(command)
    }
  }

  private func route(_ value: Any) -> String {
    var describer = PayloadDescriber(redaction: redaction)
    let name = describer.describe(value).name
    let yaml = PayloadText.ofCase(value, redaction: redaction)
    return "\(name) “\(IdentifierWords.title(of: name))”\n\(yaml)\n"
  }

  private func line(_ value: Any) -> String {
    var describer = PayloadDescriber(redaction: redaction)
    let form = ShortForm(of: describer.describe(value))
    return ([form.text] + form.block.map { "  \($0)" }).map { "\($0)\n" }.joined()
  }
}
