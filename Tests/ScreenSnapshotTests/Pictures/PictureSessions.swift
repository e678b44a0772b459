import TestSupport
import Testing

/// A picture that a session in `Tests/Sessions/Pictures` names.
struct SessionPicture: Sendable {
  let name: String
  let draw: @Sendable () -> String

  init(_ name: String, draw: @escaping @Sendable () -> String) {
    (self.name, self.draw) = (name, draw)
  }

  static let all = elements + screens + bars + frontMatters + effects + distinctPaths + regions
}

@Suite("Pictures of elements and screens", .serialized)
struct PictureSessions {
  @Test("A picture is drawn as its session says", arguments: try Session.all(in: "Pictures"))
  func session(_ session: Session) async throws {
    try await session.check { ("/folder", { try Self.output(of: $0) }) }
  }

  /// Draws the picture that a command names.
  private static func output(of command: Session.Command) throws -> SessionOutput {
    guard command.line == "draw" else { throw SessionError.unknownCommand(command.line) }
    guard let picture = SessionPicture.all.first(where: { $0.name == command.app }) else {
      throw SessionError.unknownApp(command.app, known: SessionPicture.all.map(\.name))
    }
    var output = SessionOutput()
    let text = picture.draw()
    output.append(text.hasSuffix("\n") ? text : text + "\n")
    return output
  }
}
