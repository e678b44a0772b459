import Foundation
import TestApps
import Testing

/// Bytes that no session can type.
@Suite("Bytes typed into an exploration")
@MainActor
struct ExploreBadInputTests {
  nonisolated private static let lines: [([UInt8], String)] = [
    (
      [UInt8](repeating: 0x61, count: 1_000_000),
      "the line has 1000000 bytes; a line has at most 65536"
    ),
    (Array("tap No".utf8) + [0xFF], "the line is not valid UTF-8"),
  ]

  @Test("On a terminal, a bad line leaves the app where it was", arguments: lines)
  func terminal(line: [UInt8], message: String) async throws {
    let tool = try ToolRun()
    let result = await tool(
      ["explore"], of: StudioSnapshots.self,
      input: [Array("show question".utf8), line, Array("steps".utf8), Array("1".utf8)],
      isTerminal: true)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("error: \(message)\n"), "\(result.errors)")
    #expect(result.output.contains("\n> > > show question\n> dismiss\n"), "\(result.output)")
  }

  @Test("In a script, a bad line ends the journey where the app was", arguments: lines)
  func script(line: [UInt8], message: String) async throws {
    let tool = try ToolRun()
    let result = await tool(
      ["explore"], of: StudioSnapshots.self, input: [Array("show question".utf8), line])
    #expect(result.status == 2)
    #expect(result.output == "> show question\nhome › confirmation “Sure?”\nflow: main\n")
    #expect(result.errors.hasPrefix("error: line 2"), "\(result.errors)")
    #expect(result.errors.contains(": \(message)\n"), "\(result.errors)")
  }

  @Test("An assistant gets an error, and the app is where it was", arguments: lines)
  func assistant(line: [UInt8], message: String) async throws {
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"#
    let step = Array(#"\#(call)"step","arguments":{"step":""#.utf8) + line + Array(#""}}}"#.utf8)
    let look = Array(#"\#(call)"look"}}"#.utf8)
    let tool = try ToolRun()
    let result = await tool(
      ["explore", "--mcp"], of: StudioSnapshots.self, input: [look, step, look])
    let answers = result.output.split(separator: "\n")
    try #require(answers.count == 3)
    let error = line.last == 0xFF ? "the line is no JSON" : "error: \(message)"
    #expect(answers[1].contains(error))
    #expect(answers[2] == answers[0])
    #expect(result.status == 0)
  }
}
