import Foundation
import ScreenContents
import Testing

@testable import ScreenSnapshot

/// Gives each kind of bad input to a terminal, a script and an assistant.
@Suite("Bad input of an exploration")
@MainActor
struct ExploreBadInputTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  /// A line, and the start of the message about it.
  struct BadLine: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let message: String

    init(_ bytes: [UInt8], _ message: String) { (self.bytes, self.message) = (bytes, message) }

    var testDescription: String { message }
  }

  nonisolated private static let lines: [BadLine] = [
    BadLine(Array("tpa Yes".utf8), "unknown step 'tpa'"),
    BadLine(Array("Yes".utf8), "unknown step"),
    BadLine(
      Array("tap Perhaps".utf8), "no control has the label 'Perhaps'; the screen has 'Yes', 'No'"),
    BadLine(Array("3".utf8), "there is no control 3; the last one is 2"),
    BadLine(
      Array("99999999999999999999".utf8), "there is no control with this number; the last one is 2"),
    BadLine(
      Array("open question".utf8),
      "this is not a URL with a scheme; write it as in 'https://example.com/path'"
    ),
    // The dialog is in front of the desk with its button and its tabs.
    BadLine(Array("tap Ring".utf8), "no control has the label 'Ring'; the screen has 'Yes', 'No'"),
    BadLine(Array("tab Shelf".utf8), "no tab has the label 'Shelf'; no tabs are visible"),
    BadLine(
      [UInt8](repeating: 0x61, count: 1_000_000),
      "the line has 1000000 bytes; a line has at most 65536"
    ),
    BadLine(Array("tap Yes".utf8) + [0xFF], "the line is not valid UTF-8"),
    // The input ends in the middle of a line.
    BadLine(Array("tap Ye".utf8), "no control has the label 'Ye'; did you mean 'Yes'?"),
  ]

  nonisolated private static let path = "desk › alert “Ring?”"

  @Test("On a terminal, a bad line leaves the app where it was", arguments: lines)
  func terminal(line: BadLine) async {
    let input = [Array("show question".utf8), line.bytes, Array("steps".utf8), Array("2".utf8)]
    let result = await tool(
      ["explore"], of: DeskSnapshots.self, input: input, isTerminal: true)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("error: \(line.message)\n"), "\(result.errors)")
    #expect(result.output.contains("\n> > > show question\n> dismiss\n"), "\(result.output)")
  }

  @Test("In a script, a bad line ends the journey where the app was", arguments: lines)
  func script(line: BadLine) async {
    let result = await tool(
      ["explore"], of: DeskSnapshots.self, input: [Array("show question".utf8), line.bytes])
    #expect(result.status == 2)
    #expect(result.output == "> show question\n\(Self.path)\n")
    #expect(result.errors.hasPrefix("error: line 2"), "\(result.errors)")
    #expect(result.errors.contains(": \(line.message)\n"), "\(result.errors)")
  }

  @Test("For an assistant, a bad step leaves the app where it was", arguments: lines)
  func assistant(line: BadLine) async {
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"#
    let step =
      Array(#"\#(call)"step","arguments":{"step":""#.utf8) + line.bytes + Array(#""}}}"#.utf8)
    let start = Array(#"\#(call)"start","arguments":{"screen":"question"}}}"#.utf8)
    let look = Array(#"\#(call)"look"}}"#.utf8)
    let result = await tool(
      ["explore", "--mcp"], of: DeskSnapshots.self, input: [start, step, look])
    let answers = result.output.split(separator: "\n")
    guard answers.count == 3 else {
      Issue.record("\(result.output)")
      return
    }
    let isText = line.bytes.last != 0xFF
    #expect(answers[1].contains(isText ? "error: \(line.message)" : "the line is no JSON"))
    #expect(answers[1].hasSuffix(isText ? "\"isError\":true}}" : "\"jsonrpc\":\"2.0\"}"))
    // The effect of the start is all that differs.
    let present = #"present alert “Ring?”\n"#
    #expect(answers[2] == Substring(answers[0].replacing(present, with: "")), "\(answers[0])")
    #expect(answers[2].contains(Self.path))
    #expect(result.status == 0)
  }

  @Test("An input that ends in the middle of a message gets an error, and no step is performed")
  func truncatedMessage() async {
    let result = await tool(
      ["explore", "--mcp"], of: DeskSnapshots.self,
      input: [Array(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"na"#.utf8)])
    #expect(
      result
        == ToolRun.Result(
          status: 0,
          output: """
            {"error":{"code":-32700,"message":"the line is no JSON"},"id":null,"jsonrpc":"2.0"}

            """))
  }

  @Test("A journey of another layout is saved as it is played, and matches")
  func layout() async throws {
    let result = await tool(
      ["explore", "--layout", "regular"], of: DeskSnapshots.self,
      input: ["tap Ring", "look", "tap No", "look", "save ring"].map { Array($0.utf8) })
    #expect(result.status == 0)
    #expect(result.errors == "wrote manifests/Desk/journeys/ring.txt (4 steps)\n")
    let wide = "├──────────────────────┼"
    #expect(result.output.contains(wide))
    let saved = try tool.text(of: "manifests/Desk/journeys/ring.txt")
    #expect(saved.contains("> look\n---\n") || saved.contains("> look\ntab: desk"), "\(saved)")
    #expect(!saved.contains(wide))
    let verified = await tool("journeys/ring", of: DeskSnapshots.self)
    #expect(verified == ToolRun.Result(status: 0, output: "1 journey: 1 matched (TIME)\n"))
  }

  @Test("Ctrl-C at the question of 'save' writes nothing, and leads back to the prompt")
  func question() async throws {
    let result = await tool(
      ["explore"], of: DeskSnapshots.self,
      answers: ["tap Ring", "save ring", ToolRun.interrupt, "steps"])
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        """
        > What is the journey for? (empty for no text) \

        nothing was written
        > > tap Ring
        >\u{20}

        """), "\(result.output)")
    #expect(try tool.files(in: "") == ["Package.swift"])
  }
}

/// An app with two tabs, and a dialog over one of them.
private struct DeskSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case desk, question }

  enum Tab: CaseIterable { case desk, shelf }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Tab, Never, Never>(tab: .desk)
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    navigator.visibleState = state(isAsking: screen == .question, navigator)
  }

  private static func state(
    isAsking: Bool, _ navigator: Navigator
  ) -> VisibleState<Tab, Never, Never> {
    let close: @MainActor @Sendable () -> Void = {
      navigator.visibleState = VisibleState(tab: .desk)
    }
    let dialog = VisibleDialog(
      "Ring?", buttons: [.button("Yes", action: close), .button("No", action: close)])
    return VisibleState(tab: .desk, alert: isAsking ? dialog : nil)
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .tab(.desk) = destination else { return nil }
    let navigator = context.navigator
    return ScreenContent(elements: [
      .button("Ring") { navigator.visibleState = state(isAsking: true, navigator) }
    ])
  }
}
