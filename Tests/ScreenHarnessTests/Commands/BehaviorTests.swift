import Foundation
import Testing

/// Control goldens and journeys through the verbs, options and reports.
@Suite("Control goldens and journeys")
@MainActor
struct BehaviorTests {
  private let tool: ToolRun

  private static let journey = "manifests/Kiosk/journeys/edit-tea.txt"
  private static let steps = "Edit the tea.\n\n> tap Tea\n\n> tap Edit\n"
  private static let results = """
    Edit the tea.

    > tap Tea
    root › item(name: "tea")

    > tap Edit
    root › item(name: "tea") › sheet edit(id: 1)

    """
  private static let note =
    "note: not checked: back; implement 'goBack(in:)' in the harness\n"

  init() async throws {
    tool = try ToolRun()
    try tool.createFolder("manifests/Kiosk/journeys")
    try tool.write(Self.steps, to: Self.journey)
    #expect(await tool("record", "--quiet", of: KioskSnapshots.self).status == 0)
  }

  private func run(_ words: String...) async -> ToolRun.Result {
    await tool(words, of: KioskSnapshots.self)
  }

  /// Runs the tool after a change: Edit presents another sheet, or none.
  private func run(
    presenting sheet: KioskSnapshots.Sheet?, _ words: String..., answers: [String]? = nil,
    variables: [String: String] = [:]
  ) async -> ToolRun.Result {
    await KioskSnapshots.$editSheet.withValue(sheet) { [tool] in
      await tool(words, of: KioskSnapshots.self, variables: variables, answers: answers)
    }
  }

  @Test("A recording writes what controls do, and fills in the results of a journey")
  func record() async throws {
    #expect(
      try tool.text(of: "manifests/Kiosk/controls/tea.txt") == """
        ---
        screen: tea
        ---
        Edit                    present sheet edit(id: 1)
        Share                   effect

        """)
    #expect(try tool.text(of: Self.journey) == Self.results)
    let summary = "3 screens in 2 layouts: 6 matched; 1 journey: 1 matched (TIME)\n"
    #expect(await run() == .init(status: 0, output: Self.note + summary))
    #expect(await run("--quiet") == .init(status: 0, output: summary))
    #expect(await run("record") == .init(status: 0, output: Self.note + summary))
  }

  @Test("A changed button is one group of the control goldens that draw it, ")
  func changed() async {
    #expect(
      await run(presenting: .lend(id: 1), "--exclude", "journeys/*")
        == .init(
          status: 1,
          output: """
            changed   2 screens  tea: Edit present sheet edit(id: 1) → lend(id: 1)
              controls/tea, controls/cup
            --- a/manifests/Kiosk/controls/tea.txt
            +++ b/manifests/Kiosk/controls/tea.txt
            @@ -1,5 +1,5 @@
             ---
             screen: tea
             ---
            -Edit                    present sheet edit(id: 1)
            +Edit                    present sheet lend(id: 1)
             Share                   effect

            \(Self.note)To accept the differences, for review and commit:
              swift run KioskSnapshots record --exclude 'journeys/*'
            3 screens in 2 layouts: 4 matched, 2 changed (TIME)

            """))
  }

  @Test("The headline of one screen names the screen and the control")
  func headline() async {
    let other = await run(presenting: .edit(id: 2), "controls/tea")
    #expect(
      other.output.hasPrefix(
        "changed   controls/tea: Edit present sheet edit(id: 1) → edit(id: 2)\n"))
    let none = await run(presenting: nil, "controls/tea")
    #expect(
      none.output.hasPrefix("changed   controls/tea: Edit present sheet edit(id: 1) → no change\n"))
  }

  @Test("A changed journey is named by the first step with another result")
  func changedJourney() async {
    let result = await run(presenting: .lend(id: 1), "journeys/*")
    #expect(
      result
        == .init(
          status: 1,
          output: """
            changed   journeys/edit-tea  > tap Edit: root › item(name: "tea") › sheet edit(id: 1) → lend(id: 1)
            --- a/\(Self.journey)
            +++ b/\(Self.journey)
            @@ -4,4 +4,4 @@
             root › item(name: "tea")
            \u{20}
             > tap Edit
            -root › item(name: "tea") › sheet edit(id: 1)
            +root › item(name: "tea") › sheet lend(id: 1)

            To accept the differences, for review and commit:
              swift run KioskSnapshots record 'journeys/*'
            1 journey: 1 changed (TIME)

            """))
  }

  @Test("A journey whose button is gone is invalid at its line, and is not written")
  func invalidJourney() async throws {
    let broken = Self.results.replacing("> tap Edit", with: "> tap Edti")
    try tool.write(broken, to: Self.journey)
    let reason = """
      '> tap Edti' on root › item(name: "tea"): no control has the label 'Edti'; did you mean 'Edit'?
      """
    let line = """
      invalid   journeys/edit-tea  \(Self.journey):6 \(reason)
      > tap Tea
      root › item(name: "tea")
      > tap Edti

      """
    let summary = "1 journey: 1 invalid (TIME)\n"
    #expect(await run("journeys/*") == .init(status: 2, output: line + summary))
    #expect(await run("record", "journeys/*") == .init(status: 2, output: line + summary))
    let missing = await run("record", "--missing")
    #expect(missing.output.hasPrefix(line + Self.note + "3 screens"))
    #expect(try tool.text(of: Self.journey) == broken)
  }

  @Test("A new journey has no results yet, and a review prints what it fills in")
  func newJourney() async throws {
    try tool.write(Self.steps, to: Self.journey)
    try tool.write("> show cup\n", to: "manifests/Kiosk/journeys/look-at-cup.txt")
    #expect(
      await run("journeys/*")
        == .init(
          status: 1,
          output: """
            new       2 journeys  have steps without a result
              journeys/edit-tea, journeys/look-at-cup
            To accept the differences, for review and commit:
              swift run KioskSnapshots record 'journeys/*'
            2 journeys: 2 new (TIME)

            """))
    #expect(
      await tool(["review", "journeys/edit-tea"], of: KioskSnapshots.self, answers: ["a"])
        == .init(
          status: 0,
          output: """
            1 of 1
            new       journeys/edit-tea  has steps without a result
            --- a/\(Self.journey)
            +++ b/\(Self.journey)
            @@ -1,5 +1,7 @@
             Edit the tea.
            \u{20}
             > tap Tea
            +root › item(name: "tea")
            \u{20}
             > tap Edit
            +root › item(name: "tea") › sheet edit(id: 1)

            [a]ccept, [s]kip, [q]uit: wrote \(Self.journey)
            1 accepted, 0 left

            """))
    #expect(try tool.text(of: Self.journey) == Self.results)
  }

  @Test("The list has a line for each control golden and each journey")
  func list() async {
    #expect(
      await run("list", "*/tea", "journeys/*")
        == .init(
          status: 0,
          output: """
            SCREEN    LAYOUT    TAB  PATH               VERDICT
            tea       compact   –    item               matched
            tea       controls  –    item               matched
            edit-tea  journeys  –    item › sheet edit  matched
            \(Self.note)1 screen in 2 layouts: 2 matched; 1 journey: 1 matched (TIME)

            """))
  }

  @Test("The show verb prints control goldens and journeys")
  func show() async throws {
    let secret = "> type hunter2 into Password\n"
    try tool.write(secret, to: Self.journey)
    let result = await run("show", "controls/cup", "journeys/*")
    #expect(
      result
        == .init(
          status: 0,
          output: """
            ---
            screen: cup
            ---
            Edit                    present sheet edit(id: 1)
            Share                   effect

            > type hunter2 into Password
            root

            """))
  }

  @Test(
    "Words that select no journey, or no screens, are invalid usage, and the nearest is suggested",
    arguments: [
      (
        ["edit-tee"],
        "'edit-tee' is neither a verb nor a screen", "did you mean 'journeys/edit-tea'?"
      ),
      (
        ["list", "edit-tea"], "no screen matches 'edit-tea'", "did you mean 'journeys/edit-tea'?"
      ),
      (
        ["journeys/edit-tee"], "no journey matches 'journeys/edit-tee'",
        "did you mean 'journeys/edit-tea'?"
      ),
      (
        ["jorneys/edit-tea"], "no screen matches 'jorneys/edit-tea'",
        "did you mean 'journeys/edit-tea'?"
      ),
      (["journeys/x"], "no journey matches 'journeys/x'", "list the journeys with 'snapshot list'"),
      (
        ["--layout", "controls", "journeys/edit-tea"],
        "option '--layout' selects no journeys, but 'journeys/edit-tea' does", nil
      ),
      (
        ["map", "menu", "journeys/*"], "'journeys/*' selects journeys, but 'map' visits screens",
        nil
      ),
      (
        ["audit", "journeys/edit-tea"],
        "'journeys/edit-tea' selects journeys, but 'audit' visits screens",
        nil
      ),
      (
        ["audit", "controls/tea"], "'controls/tea' selects a layout, but 'audit' visits screens",
        "use 'tea'"
      ),
      (
        ["map", "tea", "compact/*"], "'compact/*' selects a layout, but 'map' visits screens",
        "use '*'"
      ),
      (
        ["--exclude", "journeys/x"], "no journey matches 'journeys/x'",
        "list the journeys with 'snapshot list'"
      ),
    ] as [([String], String, String?)])
  func usage(words: [String], message: String, hint: String?) async {
    #expect(
      await tool(words, of: KioskSnapshots.self)
        == .init(status: 64, errors: "error: \(message)\n" + (hint.map { "hint: \($0)\n" } ?? "")))
  }

  @Test("A layout that the harness does not declare is invalid usage")
  func undeclared() async {
    #expect(
      await tool("--layout", "controls")
        == .init(
          status: 64,
          errors: """
            error: the harness has no layout 'controls'
            hint: remove '--layout', or add '.controls' to 'layouts' of the harness

            """))
  }

  @Test("The layout of controls selects neither pictures nor journeys")
  func layout() async {
    #expect(
      await run("--layout", "controls")
        == .init(status: 0, output: Self.note + "3 screens: 3 matched (TIME)\n"))
  }

  @Test("The JSON report has journeys, controls and the note on what is not checked")
  func json() async throws {
    _ = await run(presenting: .lend(id: 1), "--report", "json=report.json")
    let whole = try tool.text(of: "report.json")
    for key in [
      #""unsupported" : ["#, #""journeyCounts" : {"#, #""journey" : "edit-tea""#,
      #""headline" : "tea: Edit present sheet edit(id: 1) → lend(id: 1)""#,
      #""headline" : "> tap Edit: root › item(name: \"tea\") › sheet edit(id: 1) → lend(id: 1)""#,
      #""line" : 7"#, #""layout" : "controls""#,
    ] {
      #expect(whole.contains(key), "\(key)")
    }
  }

  @Test("Reports for people and servers have a part for controls and one for journeys")
  func reports() async throws {
    _ = await run(
      presenting: .lend(id: 1), "--report", "junit=a.xml", "--report", "markdown=a.md",
      "--report", "html=a.html")
    let junit = try tool.text(of: "a.xml")
    for text in [
      #"<testsuite name="Kiosk.controls" tests="3" failures="2" errors="0">"#,
      #"message="changed: tea: Edit present sheet edit(id: 1) → lend(id: 1)""#,
      #"<testsuite name="Kiosk.journeys" tests="1" failures="1" errors="0">"#,
      "\(Self.journey):7\n",
      "<system-out>not checked: back; implement 'goBack(in:)' in the harness</system-out>",
    ] {
      #expect(junit.contains(text), "\(text)")
    }
    let markdown = try tool.text(of: "a.md")
    for text in [
      "**Note:** not checked: back; implement 'goBack(in:)' in the harness\n",
      "**changed** · `tea: Edit present sheet edit(id: 1) → lend(id: 1)`\n\n`controls/tea`, `controls/cup`",
      "- `\(Self.journey)`, line 7\n",
    ] {
      #expect(markdown.contains(text), "\(text)")
    }
    let page = try tool.text(of: "a.html")
    for text in [
      "Note: not checked: back", ##"<a href="#journeys">Journeys</a>"##,
      #"<label for="layout-controls">Controls</label>"#, #"<figure class="controls""#,
      #"<b>&gt; tap Edit</b>"#, "4 screens and journeys",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains("Not on the map"))
  }

  @Test("Annotations on GitHub have the line of the control or of the journey's result")
  func annotations() async throws {
    let result = await run(
      presenting: .lend(id: 1), "controls/tea", "journeys/*",
      variables: ["GITHUB_ACTIONS": "true"])
    let annotations = result.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(
      annotations.map { String($0.drop { $0 != " " }.dropFirst()) }
        .map { $0.replacing(/file=[^,]*manifests/, with: "file=manifests") } == [
          "file=manifests/Kiosk/controls/tea.txt,line=4,title=changed%3A controls/tea::"
            + "tea: Edit present sheet edit(id: 1) → lend(id: 1)",
          "file=\(Self.journey),line=7,title=changed%3A journeys/edit-tea::> tap Edit: "
            + "root › item(name: \"tea\") › sheet edit(id: 1) → lend(id: 1)",
        ])
  }
}
