import Foundation
import Testing

@testable import ScreenSnapshot

@Suite("snapshot audit")
@MainActor
struct AuditTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test("An audit exits with status 1 if a law is broken, with an example for each cause")
  func broken() async {
    let result = await tool("audit", of: ArcadeSnapshots.self)
    #expect(
      result
        == .init(
          status: 1,
          output: """
            broken    isolation    9 jumps
              a sheet stays (.leftovers): after prizes, on hall
            > show prizes
            > show hall
              expected: root
              found:    root › sheet prizes
              a cover stays (.leftovers): after intro, on hall
            > show intro
            > show hall
              expected: root
              found:    root › cover intro
              hint: if 'navigate' need not work from every screen, declare 'static let \
            navigatesAbsolutely = false' in the harness
            –         links        not checked; 'link(to:)' returns no link
            –         restoration  not checked; the harness does not support relaunch; implement \
            'relaunch(_:)', or make the schema of the library's routers 'Codable'
            –         back         not checked; the harness does not support back; implement \
            'goBack(in:)'
            –         tabs         not checked; found no screen with tabs to tap
            broken    controls     3 controls
              a control does nothing (.doesNothing): 'Scores' on hall
            > show hall
            > tap Scores
              expected: a change
              found:    root
              hint: if a control has an effect outside of navigation, declare it with 'action: .effect'; if it navigates later, wait for it in 'settle(_:)'
            broken    exits        2 screens
              a cover has no way out (.noWayOut): on intro
            > show intro
              expected: a control that leaves it
              found:    root › cover intro with 'Share'
            holds     reachability 2 places; the harness does not support back; implement \
            'goBack(in:)'; 1 not checked: not reached, but an operation is not supported (intro)
            8 laws: 1 held, 3 broken, 4 not checked, 4 findings (TIME)

            """))
  }

  @Test("An audit exits with status 0 if no law is broken")
  func green() async {
    let result = await ArcadeSnapshots.$isBroken.withValue(false) {
      await tool("audit", of: ArcadeSnapshots.self)
    }
    #expect(
      result
        == .init(
          status: 0,
          output: """
            holds     isolation    9 jumps
            –         links        not checked; 'link(to:)' returns no link
            –         restoration  not checked; the harness does not support relaunch; implement \
            'relaunch(_:)', or make the schema of the library's routers 'Codable'
            –         back         not checked; the harness does not support back; implement \
            'goBack(in:)'
            –         tabs         not checked; found no screen with tabs to tap
            holds     controls     4 controls
            holds     exits        2 screens
            holds     reachability 3 places; the harness does not support back; implement \
            'goBack(in:)'
            8 laws: 4 held, 4 not checked (TIME)

            """))
  }

  @Test("Exceptions remove findings, and an exception that nothing needs is an error")
  func exceptions() async {
    let exceptions = [
      AuditException(.isolation, "h*", because: "the hall keeps what is open"),
      AuditException(.exits, "intro", because: "the system closes it"),
      AuditException(.controls, "hall", control: "Scores", because: "the server opens it"),
    ]
    let laws = ["--law", "isolation", "--law", "controls", "--law", "exits"]
    func audit(_ exceptions: [AuditException]) async -> ToolRun.Result {
      await ArcadeSnapshots.$auditExceptions.withValue(exceptions) {
        await tool(["audit"] + laws, of: ArcadeSnapshots.self)
      }
    }
    let lines = """
      holds     isolation    9 jumps
      holds     controls     3 controls
      holds     exits        2 screens
      excepted  isolation h*: the hall keeps what is open
      excepted  exits intro: the system closes it
      excepted  controls hall 'Scores': the server opens it

      """
    let needed = await audit(exceptions)
    #expect(needed == .init(status: 0, output: "\(lines)3 laws: 3 held (TIME)\n"))
    let stale = [
      AuditException(.exits, "prizes", because: "old"),
      AuditException(.controls, "*", because: " "),
    ]
    let result = await audit(exceptions + stale)
    #expect(
      result
        == .init(
          status: 1,
          output: lines + """
            stale     exits prizes: old; nothing needs the exception: delete it
            3 laws: 3 held, 1 stale exception (TIME)

            """,
          errors: "error: the exception from 'controls' on '*' has no reason; add one\n"))
  }

  @Test("A jump that is not absolute is not checked, which is an error if nothing else is")
  func relative() async {
    let alone = await tool("audit", "--law", "isolation", of: TrailSnapshots.self)
    #expect(
      alone
        == .init(
          status: 2,
          output: """
            –         isolation    not checked; the harness declares that 'navigate' is not absolute
            1 law: 1 not checked (TIME)

            """))
    let both = await tool(
      "audit", "--quiet", "--law", "isolation", "--law", "reachability", of: TrailSnapshots.self)
    #expect(both == .init(status: 0, output: "2 laws: 1 held, 1 not checked (TIME)\n"))
  }

  @Test("An audit writes each requested report, next to JSON on standard output")
  func reports() async throws {
    let result = await tool(
      "audit", "--json", "--report", "json=out/a.json", "--report", "junit=out/b.xml", "--report",
      "markdown=out/c.md", "--report", "html=out/d.html", of: ArcadeSnapshots.self)
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(try tool.files(in: "out") == ["a.json", "b.xml", "c.md", "d.html"])
    #expect(try tool.text(of: "out/a.json") == result.output)
    #expect(try tool.text(of: "out/b.xml").contains("<testsuite name=\"Arcade.isolation\""))
    #expect(
      try tool.text(of: "out/c.md").hasPrefix("<!-- report by Screenwalk -->\n### `Arcade`: "))
    #expect(try tool.text(of: "out/d.html").hasPrefix("<!DOCTYPE html>\n"))
  }

  @Test("A report that cannot be written makes the audit exit with status 1, or 2 if all laws hold")
  func unwritable() async throws {
    try tool.createFolder("out")
    let result = await ArcadeSnapshots.$isBroken.withValue(false) {
      await tool(
        "audit", "--quiet", "--report", "html=out", of: ArcadeSnapshots.self)
    }
    #expect(result.status == 2)
    #expect(result.errors == "error: cannot write the html report 'out': Is a directory\n")
  }

  @Test("An audit that cannot start replaces the reports of an earlier run")
  func noScreens() async throws {
    let result = await tool("audit", "--report", "junit=a.xml", of: EmptySnapshots.self)
    #expect(result.status == 2)
    #expect(try tool.text(of: "a.xml").contains("<error type=\"problem\" message="))
  }

  @Test("On GitHub Actions, an audit writes an annotation for each finding, and a summary")
  func gitHub() async throws {
    try tool.write("before\n", to: "summary.md")
    let summary = tool.folder.appendingPathComponent("summary.md").path
    let result = await tool(
      ["audit", "--law", "exits"], of: ArcadeSnapshots.self,
      variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    #expect(result.status == 1)
    let annotation = """
      ::error title=exits%3A a cover has no way out (.noWayOut)::on intro%0A> show intro%0A\
      expected: a control that leaves it%0Afound:    root › cover intro with 'Share'

      """
    #expect(result.output.hasSuffix("::\n\(annotation)"))
    #expect(
      try tool.text(of: "summary.md").hasPrefix(
        "before\n<!-- report by Screenwalk -->\n### `Arcade`: 1 finding\n"))
  }
}
