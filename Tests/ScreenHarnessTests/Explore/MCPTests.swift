import Foundation
import Testing

@testable import ScreenHarness

/// Serves recorded messages in the test's process.
@Suite("explore --mcp")
@MainActor
struct MCPTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  private func serve(_ lines: [String]) async -> ToolRun.Result {
    await tool(["explore", "--mcp"], of: KioskSnapshots.self, input: lines.map { Array($0.utf8) })
  }

  /// The text of the answer to a call, which is an error of the tool or not.
  nonisolated private static func answer(_ id: Int, _ text: String, isError: Bool = false) -> String
  {
    let text: JSONValue = .string(text)
    return """
      {"id":\(id),"jsonrpc":"2.0","result":{"content":[{"text":\(text.text),"type":"text"}],\
      "isError":\(isError)}}

      """
  }

  nonisolated private static func call(_ id: Int, _ name: String, _ arguments: String = "{}")
    -> String
  {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(name)","#
      + #""arguments":\#(arguments)}}"#
  }

  nonisolated private static let start = """
    root
    ┌──────────────────────────────────────────┐
    │                  Kiosk                   │
    ├──────────────────────────────────────────┤
    │ Tea                                    › │
    │ Password:                              — │
    └──────────────────────────────────────────┘
    1 tap Tea
    2 type text into Password
    """

  nonisolated private static let tea = """
    root › item(name: "tea")
    ┌──────────────────────────────────────────┐
    │ ‹ Kiosk           tea               Edit │
    ├──────────────────────────────────────────┤
    │ [ Share ]                                │
    └──────────────────────────────────────────┘
    1 back
    2 tap Edit
    3 tap Share
    """

  // MARK: - Protocol

  @Test(
    "The answer to 'initialize' has the version that is asked for, or else the newest",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
      ("2031-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
  func initialize(asked: String, version: String) async {
    let result = await serve([
      """
      {"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\(asked)",\
      "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
      """,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "",
    ])
    #expect(
      result
        == ToolRun.Result(
          status: 0,
          output: """
            {"id":"a","jsonrpc":"2.0","result":{"capabilities":{"tools":{}},"instructions":"Use the app \
            as a person does: start it, read the picture, and take steps. Each step of the app can be \
            saved in a journey, which is a test.","protocolVersion":"\(version)",\
            "serverInfo":{"name":"screenwalk","version":"\(SnapshotTool.version)"}}}

            """))
  }

  nonisolated private static let invalidMessages: [(String, String, Int, String)] = [
    ("{", "null", -32700, "the line is no JSON"),
    ("\u{FFFD}", "null", -32700, "the line is no JSON"),
    ("7", "null", -32600, "the message is no request: no object"),
    (
      #"{"id":1,"method":"ping"}"#, "1", -32600,
      #"the message is no request: 'jsonrpc' is not \"2.0\""#
    ),
    (
      #"{"jsonrpc":"2.0","id":2}"#, "2", -32600,
      "the message is no request: 'method' is no string"
    ),
    (
      #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, "null", -32600,
      "the message is no request: 'id' is neither a string nor a number"
    ),
    (#"{"jsonrpc":"2.0","id":3,"method":"pong"}"#, "3", -32601, "there is no method 'pong'"),
    (
      #"{"jsonrpc":"2.0","id":4,"method":"initialize"}"#, "4", -32602,
      "'initialize' needs a 'protocolVersion'"
    ),
    (
      #"{"jsonrpc":"2.0","id":5,"method":"tools/call"}"#, "5", -32602,
      "'tools/call' needs the 'name' of a tool"
    ),
    (call(6, "fly"), "6", -32602, "there is no tool 'fly'"),
    ("[]", "null", -32600, "the message is no request: no object"),
    (call(7, "step"), "7", -32602, "the arguments do not match the schema of 'step'"),
    (call(8, "look", #"{"at":1}"#), "8", -32602, "the arguments do not match the schema of 'look'"),
    (
      call(10, "step", #"{"step":1}"#), "10", -32602,
      "the arguments do not match the schema of 'step'"
    ),
    (
      call(12, "save_journey", #"{"name":"a","replace":"yes"}"#), "12", -32602,
      "the arguments do not match the schema of 'save_journey'"
    ),
    (call(13, "look", "[]"), "13", -32602, "'arguments' is no object"),
  ]

  @Test(
    "A message that is no request gets the error of JSON-RPC, and the next one its answer",
    arguments: invalidMessages)
  func errors(line: String, id: String, code: Int, message: String) async {
    let result = await serve([line, #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#])
    #expect(
      result.output == """
        {"error":{"code":\(code),"message":"\(message)"},"id":\(id),"jsonrpc":"2.0"}
        {"id":1.5,"jsonrpc":"2.0","result":{}}

        """)
    #expect(result.errors == "" && result.status == 0)
  }

  @Test("Notifications, responses and blank lines get no answer")
  func unanswered() async {
    let result = await serve([
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{}}"#, "", " \r",
    ])
    #expect(result == ToolRun.Result(status: 0))
  }

  @Test("Each tool has a complete schema that refuses other arguments")
  func tools() async throws {
    let result = await serve([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(result.output.utf8))
    guard case .array(let tools)? = json["result"]?["tools"] else {
      Issue.record("\(result.output)")
      return
    }
    #expect(
      tools.map { $0["name"]?.string } == [
        "list_screens", "start", "step", "look", "save_journey",
      ])
    for tool in tools {
      #expect(tool["inputSchema"]?["additionalProperties"] == false)
      #expect(tool["inputSchema"]?["type"] == "object")
      #expect(tool["description"]?.string?.isEmpty == false)
    }
    #expect(
      tools[2]["inputSchema"] == [
        "type": "object", "required": ["step"], "additionalProperties": false,
        "properties": [
          "step": ["type": "string", "description": "The step, such as 'tap Edit'."]
        ],
      ])
  }

  // MARK: - Tools

  @Test("An assistant lists screens, starts, takes steps, and gets errors that it can correct")
  func session() async {
    let result = await serve([
      Self.call(1, "list_screens"), Self.call(2, "look"),
      Self.call(3, "step", #"{"step":"tap Tea"}"#), Self.call(4, "step", #"{"step":"tap Tee"}"#),
      Self.call(5, "step", #"{"step":"undo"}"#), Self.call(6, "start", #"{"screen":"tea"}"#),
      Self.call(7, "start", #"{"screen":"taa"}"#),
      Self.call(8, "step", #"{"step":"save x"}"#), Self.call(9, "step", #"{"step":"9"}"#),
    ])
    #expect(
      result.output
        == Self.answer(1, "start\ntea\ncup") + Self.answer(2, Self.start)
        + Self.answer(3, "push item(name: \"tea\")\n\(Self.tea)")
        + Self.answer(
          4, "error: no control has the label 'Tee'; the screen has 'Edit', 'Share'",
          isError: true)
        + Self.answer(5, "undid tap Tea\n\(Self.start)")
        + Self.answer(6, "push item(name: \"tea\")\n\(Self.tea)")
        + Self.answer(
          7, "error: the manifest has no screen 'taa'; did you mean 'tea'?", isError: true)
        + Self.answer(
          8, "error: 'save' is no step\nhint: use the tool 'save_journey'", isError: true)
        + Self.answer(
          9,
          """
          error: there is no control 9; the last one is 3
          hint: use a number of the list, or name the control: 'tap LABEL'
          """, isError: true))
    #expect(result.errors == "" && result.status == 0)
  }

  @Test("An assistant saves a journey that the next verification plays")
  func journey() async throws {
    let result = await serve([
      Self.call(1, "step", #"{"step":"tap Tea"}"#),
      Self.call(2, "save_journey", #"{"name":"tea","purpose":"Orders tea."}"#),
      Self.call(3, "save_journey", #"{"name":"tea"}"#),
      Self.call(6, "save_journey", #"{"name":"two words"}"#),
      Self.call(7, "save_journey", #"{"name":""}"#), Self.call(8, "step", #"{"step":"save"}"#),
    ])
    let lines = result.output.split(separator: "\n").map { "\($0)\n" }.dropFirst()
    #expect(
      lines == [
        Self.answer(2, "wrote manifests/Kiosk/journeys/tea.txt (2 steps)"),
        Self.answer(
          3,
          """
          error: 'manifests/Kiosk/journeys/tea.txt' exists
          hint: use another name, or set 'replace' to true
          """, isError: true),
        Self.answer(
          6, "error: 'two words' is not a name of a journey\nhint: use letters, digits and '-'",
          isError: true),
        Self.answer(
          7, "error: '' is not a name of a journey\nhint: use letters, digits and '-'",
          isError: true),
        Self.answer(
          8, "error: 'save' is no step\nhint: use the tool 'save_journey'", isError: true),
      ])
    #expect(
      try tool.text(of: "manifests/Kiosk/journeys/tea.txt")
        .hasPrefix("Orders tea.\n\n> tap Tea\nroot › item(name: \"tea\")\n\n> look\n---\n"))
    #expect(await tool("journeys/tea", of: KioskSnapshots.self).status == 0)
  }
}
