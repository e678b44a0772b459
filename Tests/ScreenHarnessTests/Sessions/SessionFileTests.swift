import Foundation
import TestSupport
import Testing

/// Runs sessions whose commands print their own words, and how many ran before.
@Suite("The file of a session")
@MainActor
struct SessionFileTests {
  private let file = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString).md")

  private func check(_ text: String) async throws {
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let session = try #require(try Session.read(file).first)
    try await session.check {
      (
        "/folder",
        { command in
          var output = SessionOutput()
          output.append("\(command.line) (0.1 s) in /folder\n")
          output.append("typed \(command.input)", isError: true)
          output.status = command.isTerminal ? 1 : 0
          return output
        }
      )
    }
  }

  @Test("The outputs of all commands are compared, and what differs from run to run is replaced")
  func outputs() async throws {
    let text = """
      # Topic

      ```console
      $ first
      < a
      <
      first (TIME) in PACKAGE
      2> typed ["a", ""] (no newline)
      ```

      ```terminal
      $ second
      second (TIME) in PACKAGE
      typed [] (no newline)
      [status 1]
      ```

      ```swift
      $ not a command
      ```

      """
    try await check(text)
    let error = try await thrownError(SessionError.self) {
      try await check(text.replacing("second (TIME)", with: "second"))
    }
    #expect(error.description.contains("\n-second in PACKAGE\n+second (TIME) in PACKAGE\n"))
  }

  @Test(
    "A session without a command, or with an output that nothing prints, is an error",
    arguments: [
      ("## Title\n\nprose\n", SessionError.noCommand),
      ("## Title\n\n```console\nword\n```\n", .outputWithoutCommand("word")),
      ("## Title\n\n```console\n$ a\n", .unfinishedBlock),
    ])
  func errors(text: String, error: SessionError) async {
    await #expect(throws: error) { try await check(text) }
  }
}
