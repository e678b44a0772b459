import Foundation
import Testing

/// Runs the verb `explore` in the test's process.
@Suite("The verb explore")
@MainActor
struct ExploreTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  private func type(_ lines: String..., at place: String...) async -> ToolRun.Result {
    await tool(["explore"] + place, of: KioskSnapshots.self, answers: lines)
  }

  private func pipe(_ lines: String..., options: [String] = []) async -> ToolRun.Result {
    await tool(
      ["explore"] + options, of: KioskSnapshots.self, input: lines.map { Array($0.utf8) })
  }

  private static let start = """
    ┌──────────────────────────────────────────┐
    │                  Kiosk                   │
    ├──────────────────────────────────────────┤
    │ Tea                                    › │
    │ Password:                              — │
    └──────────────────────────────────────────┘
    root
    1 Tea   2 type into Password

    """

  private static let tea = """
    ┌──────────────────────────────────────────┐
    │ ‹ Kiosk           tea               Edit │
    ├──────────────────────────────────────────┤
    │ [ Share ]                                │
    └──────────────────────────────────────────┘
    root › item(name: "tea")
    1 ‹ Kiosk   2 Edit   3 Share

    """

  // MARK: - Terminal

  @Test("A terminal gets what changed, the picture, the path and the controls, and then a prompt")
  func terminal() async {
    let output = """
      \(Self.start)> push item(name: "tea")
      \(Self.tea)> undid tap Tea
      \(Self.start)> no steps yet
      > 

      """
    #expect(
      await type("1", "undo", "steps") == ToolRun.Result(status: 0, output: output, errors: ""))
  }

  @Test("A line that cannot be performed prints why, and changes nothing")
  func problems() async {
    let result = await type(
      "tpa Tea", "Xyz", "tap Tee", "9", "2", "open nothing", "undo", "save a", "tea", "quit", "1")
    #expect(result.output == Self.start + String(repeating: "> ", count: 10))
    #expect(
      result.errors == """
        error: unknown step 'tpa'
        hint: did you mean 'tap'?
        error: unknown step
        hint: the steps are show, tap, type, back, tab, open, relaunch and look
        error: no control has the label 'Tee'; did you mean 'Tea'?
        error: there is no control 9; the last one is 2
        hint: use a number of the list, or name the control: 'tap LABEL'
        error: control 2 is a text field
        hint: write 'type TEXT into Password'
        error: this is not a URL with a scheme; write it as in 'https://example.com/path'
        error: there is no step to undo
        error: there are no steps to save
        hint: perform a step first, such as 'show SCREEN'
        error: unknown step
        hint: did you mean 'tap Tea'?

        """)
    #expect(result.status == 0)
  }

  @Test("A saved journey has prose, comments and results, and is matched by the next run")
  func save() async throws {
    let result = await type(
      "# Pick one.", "1", "save tea", "Buy tea.", "save tea", "save tea --replace", "",
      at: "start")
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        """
        > What is the journey for? (empty for no text) \
        wrote manifests/Kiosk/journeys/tea.txt (3 steps)
        > > What is the journey for? (empty for no text) \
        wrote manifests/Kiosk/journeys/tea.txt (3 steps)
        > 

        """))
    #expect(
      result.errors == """
        error: 'manifests/Kiosk/journeys/tea.txt' exists
        hint: use another name, or 'save tea --replace'

        """)
    #expect(
      try tool.text(of: "manifests/Kiosk/journeys/tea.txt").hasPrefix(
        """
        > show start
        root

        # Pick one.
        > tap Tea
        root › item(name: "tea")

        > look
        ---
        stack:

        """))
    let verified = await tool("verify", "journeys/tea", of: KioskSnapshots.self)
    #expect(verified.status == 0)
  }

  @Test("Ctrl-C at the prompt quits with status 130, and the end of the input with 0")
  func ends() async {
    let end = ToolRun.Result(status: 130, output: "\(Self.start)> \n", errors: "")
    #expect(await type(ToolRun.interrupt) == end)
    #expect(await type() == ToolRun.Result(status: 0, output: "\(Self.start)> \n", errors: ""))
  }

  // MARK: - Script

  @Test("Steps of standard input become a journey that verifies")
  func script() async throws {
    let result = await pipe("show start", "", "# Pick one.", "> tap Tea", "save tea")
    let journey = """
      > show start
      root

      # Pick one.
      > tap Tea
      root › item(name: "tea")

      """
    #expect(
      result
        == ToolRun.Result(
          status: 0, output: journey, errors: "wrote manifests/Kiosk/journeys/tea.txt (3 steps)\n"))
    let text = try tool.text(of: "manifests/Kiosk/journeys/tea.txt")
    #expect(text.hasPrefix("\(journey)\n> look\n---\nstack:\n"))
  }

  @Test("'new' begins another journey, on a terminal and in a script")
  func new() async throws {
    let lines = ["tap Tea", "save tea", "new", "show start", "save start"]
    let script = await pipe(lines[0], lines[1], lines[2], lines[3], lines[4])
    #expect(script.output == "> show start\nroot\n")
    #expect(script.status == 0)
    let start = try tool.text(of: "manifests/Kiosk/journeys/start.txt")
    #expect(start.hasPrefix("> show start\nroot\n\n> look\n---\n"))
    let json = await pipe("tap Tea", "new", options: ["--json"])
    let objects = json.output.split(separator: "\n")
    #expect(objects.count == 3)
    #expect(objects[2].hasSuffix(#","step":"new"}"#))
    #expect(objects[2].contains(#""line":2,"path":"root""#))
    #expect(await pipe("tap Tea", "save tee", "new").status == 0)
    let terminal = await type("tap Tea", "new", "steps")
    #expect(terminal.output.hasSuffix("> no steps yet\n> \n"))
  }

  @Test("The first line that fails ends a script with its number and status 2")
  func scriptFailures() async {
    let journey = "> tap Tea\nroot › item(name: \"tea\")\n"
    #expect(
      await pipe("tap Tea", "", "tap Edti", "back")
        == ToolRun.Result(
          status: 2, output: journey,
          errors: """
            error: line 3, 'tap Edti': no control has the label 'Edti'; did you mean 'Edit'?

            """))
    #expect(
      await pipe("tap Tea", "help") == ToolRun.Result(status: 0, output: journey))
    #expect(
      await pipe()
        == ToolRun.Result(
          status: 2,
          errors: """
            error: the journey has no steps
            hint: write one step a line, such as 'tap LABEL'

            """))
    #expect(
      await pipe("tap Tea", "new")
        == ToolRun.Result(
          status: 2,
          errors: """
            error: the journey has no steps
            hint: write one step a line, such as 'tap LABEL'

            """))
    let bytes = await tool(["explore"], of: KioskSnapshots.self, input: [[0x74, 0xFF]])
    #expect(
      bytes
        == ToolRun.Result(
          status: 2,
          errors: "error: line 1: the line is not valid UTF-8\nhint: type the line as UTF-8\n"
        ))
  }

  @Test("With --json, each step is one object")
  func json() async {
    let result = await pipe("1", "undo", "tap Tee", options: ["--json"])
    let picture = Self.start.split(separator: "root\n")[0].replacing("\n", with: "\\n")
    let start = """
      "controls":[{"enabled":true,"identifier":"Kiosk.Tea","kind":"button","label":"Tea","number":1,"wired":true},\
      {"enabled":true,"identifier":"Kiosk.Password","kind":"field","label":"Password","number":2,"wired":true}]
      """
    let tea = Self.tea.split(separator: "root ›")[0].replacing("\n", with: "\\n")
    #expect(
      result.output.split(separator: "\n").map(String.init) == [
        "{\(start),\"path\":\"root\",\"picture\":\"\(picture)\"}",
        """
        {"controls":[{"enabled":true,"kind":"back","label":"‹ Kiosk","number":1,"wired":true},\
        {"enabled":true,"identifier":"tea.Edit","kind":"button","label":"Edit","number":2,"wired":true},\
        {"enabled":true,"identifier":"tea.Share","kind":"button","label":"Share","number":3,"wired":true}],\
        "effect":"push item(name: \\"tea\\")","line":1,"path":"root › item(name: \\"tea\\")",\
        "picture":"\(tea)","step":"tap Tea"}
        """,
        "{\(start),\"line\":2,\"path\":\"root\",\"picture\":\"\(picture)\",\"step\":\"undo\"}",
        """
        {"error":"no control has the label 'Tee'; did you mean 'Tea'?","line":3,"step":"tap Tee"}
        """,
      ])
    #expect(result.status == 2)
  }

  // MARK: - Arguments

  @Test("A place that does not exist, and a second one, are invalid usage")
  func places() async {
    #expect(
      await type(at: "strat")
        == ToolRun.Result(
          status: 64, errors: "error: no screen matches 'strat'\nhint: did you mean 'start'?\n"))
    #expect(
      await type(at: "start", "tea")
        == ToolRun.Result(
          status: 64,
          errors: """
            error: unexpected argument 'tea' of 'explore'
            hint: see 'snapshot explore --help'

            """))
    #expect(
      await pipe(options: ["--layout", "controls"])
        == ToolRun.Result(
          status: 64,
          errors: """
            error: 'explore' draws pictures, but the layout 'controls' has none
            hint: remove '--layout', or name another layout

            """))
  }

  @Test("The plugin says which command to run")
  func plugin() async {
    let result = await tool(
      ["explore"], of: KioskSnapshots.self, variables: ["SCREENWALK_PLUGIN": "1"])
    #expect(
      result
        == ToolRun.Result(
          status: 64,
          errors: """
            error: 'explore' needs a terminal or standard input, which SwiftPM does not give to a plugin
            hint: use 'swift run KioskSnapshots explore'

            """))
  }
}
