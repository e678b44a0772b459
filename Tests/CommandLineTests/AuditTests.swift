import Foundation
import TestSupport
import Testing

extension HarnessTests {
  /// A harness for each law, whose app breaks this law alone, and harnesses of other apps.
  @Suite("The audit of navigation")
  struct AuditTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage(built: "Laws") }

    @Test("An app that follows every law has no finding")
    func correctApp() throws {
      let result = try package.harness(of: "Cafe", "audit")
      #expect(result == CommandResult(status: 0, output: Self.correct, errors: ""))
    }

    @Test(
      "The audit finds a bug in the app, names its law, cause and screens, and nothing else",
      arguments: findings)
    func finding(law: String, text: String) throws {
      let result = try package.harness(of: law.capitalized, "audit")
      #expect(result.status == 1)
      #expect(result.errors == "")
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.filter { $0.hasPrefix("broken") }.map { $0.contains(law) } == [true])
      #expect(
        lines.filter { $0.hasPrefix(" ") || $0.hasPrefix("> ") }.joined(separator: "\n") == text)
      #expect(lines.last == "8 laws: 7 held, 1 broken, 1 finding (TIME)")
      let one = try package.harness(of: law.capitalized, "audit", "--law", law)
      #expect(one.status == 1)
      #expect(one.output.contains("\n\(text)\n1 law: 1 broken, 1 finding (TIME)\n"))
    }

    @Test(
      "The steps of each finding reproduce it as a journey", arguments: runs)
    func journeys(run: HarnessRun) throws {
      let audit = try run.result(of: ["audit"], in: package)
      let examples = FindingExample.examples(in: audit.output)
      #expect(examples.count == run.exampleCount, "\(audit.output)")
      for example in examples { try replay(example, of: run) }
    }

    /// Records the steps as a journey, which must end as the finding says.
    private func replay(_ example: FindingExample, of run: HarnessRun) throws {
      let path = "manifests/\(run.harness)/journeys/finding.txt"
      try package.write(example.journey, to: path)
      let result = try run.result(of: ["record", "journeys/finding"], in: package)
      if result.status == 0 {
        let text = try package.text(of: path).components(separatedBy: "\n> ").last ?? ""
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .frame) }
        #expect(
          lines.dropFirst().contains {
            example.found == $0 || example.found.hasPrefix("\($0) with ")
          },
          "\(example)\n\(text)")
      } else {
        #expect(result.status == 2)
        #expect(
          result.output.contains("'> \(example.steps.last ?? "")': \(example.found)\n"),
          "\(example)\n\(result.output)")
      }
    }

    @Test("A harness says that its jumps are not absolute, and the other laws are checked")
    func relativeJumps() throws {
      let result = try package.harness(
        of: "Isolation", "audit", variables: ["LAWS_RELATIVE": "1"])
      #expect(result.status == 0)
      #expect(
        result.output.hasPrefix(
          """
          –         isolation    not checked; the harness declares that 'navigate' is not absolute
          holds     links        79 links opened; 54 not checked: the audit opens each link after only \
          one closed sheet, closed dialog, push and back, change of tab, and other link

          """), "\(result.output)")
      #expect(result.output.hasSuffix("\n8 laws: 7 held, 1 not checked (TIME)\n"))
    }

    @Test("A crawl of an app that grows without end stops at its limit and says so")
    func endlessApp() throws {
      let result = try package.harness(of: "Endless", "audit")
      #expect(
        result
          == CommandResult(
            status: 0,
            output: """
              holds     isolation    9 jumps
              –         links        not checked; 'link(to:)' returns no link
              –         restoration  not checked; the harness does not support relaunch; implement \
              'relaunch(_:)', or make the schema of the library's routers 'Codable'
              holds     back         8 steps back
              –         tabs         not checked; found no screen with tabs to tap
              holds     controls     5 controls
              holds     exits        2 screens
              holds     reachability 9 places; 9 not checked: more than 4 places that differ in their \
              payload
              8 laws: 5 held, 3 not checked (TIME)

              """, errors: ""))
      let limited = try package.harness(
        of: "Endless", "audit", "--law", "reachability", "--limit", "1")
      #expect(limited.status == 0)
      #expect(
        limited.output.hasPrefix(
          "holds     reachability 1 place; 1 not checked: more than 1 place; "
            + "1 not checked: not reached, but the crawl reached a limit (followers)\n"))
    }

    @Test("A control that traps and one that hangs are findings, and others are still checked")
    func endingControls() throws {
      let result = try package.harness(of: "Traps", "audit", "--law", "controls", "--timeout", "2")
      #expect(result.status == 1)
      let lines = result.output.split(separator: "\n").map(String.init)
      let trap = try #require(lines.first { $0.contains("no beans") })
      #expect(
        lines.filter { $0 != trap } == [
          "broken    controls     9 controls",
          "  a control crashes (.crash): 'Grind' on drink",
          "> show drink",
          "> tap Grind",
          "  expected: a change",
          "  a control does nothing (.doesNothing): 'Steam' on drink",
          "> show drink",
          "> tap Steam",
          "  expected: a change",
          "  found:    menu › drink",
          "  a control hangs (.hang): 'Pay' on order",
          "> show order",
          "> tap Pay",
          "  expected: a change",
          "  found:    took longer than 2 s; increase --timeout",
          "  hint: if a control has an effect outside of navigation, declare it with 'action: .effect'; "
            + "if it navigates later, wait for it in 'settle(_:)'",
          "1 law: 1 broken, 3 findings (TIME)",
        ], "\(result.output)")
      #expect(result.errors == "")
      #expect(trap.hasPrefix("  found:    SIG"))
      #expect(trap.hasSuffix("Fatal error: no beans"))
    }

    @Test("A link, back, a tab and a relaunch that end the process are findings of their laws")
    func endingSteps() throws {
      let result = try package.harness(
        of: "Traps", "audit", "--timeout", "2", "--law", "links", "--law", "restoration",
        "--law", "back", "--law", "tabs", variables: ["LAWS_ENDS": "1"])
      #expect(result.status == 1)
      let output = result.output.replacing(/SIG\w+: \S+ Fatal error/, with: "SIGNAL: Fatal error")
      #expect(output == Self.endingSteps)
      #expect(result.errors == "")
    }

    @Test("A jump that ends the process only after another screen is a finding of isolation")
    func endingJumps() throws {
      let result = try package.harness(
        of: "Traps", "audit", "--timeout", "1", "--law", "isolation",
        variables: ["LAWS_JUMPS": "1"])
      #expect(result.status == 1)
      let output = result.output.replacing(/SIG\w+: \S+ Fatal error/, with: "SIGNAL: Fatal error")
      #expect(output == Self.endingJumps)
      #expect(result.errors == "")
    }

    @Test("The crawl leaves out a control that traps and one that hangs, and says so")
    func endedCrawl() throws {
      let result = try package.harness(
        of: "Traps", "audit", "--law", "reachability", "--timeout", "2")
      #expect(result.status == 0)
      #expect(
        result.output == """
          holds     reachability 6 places; 1 not checked: 'tap Grind' on route drink crashes or hangs; \
          1 not checked: 'tap Pay' on sheet order crashes or hangs
          1 law: 1 held (TIME)

          """)
    }

    @Test(
      "A control that traps on a place that only taps reach is a finding of the law of controls")
    func endingPlace() throws {
      let result = try package.harness(of: "Traps", "audit", variables: ["LAWS_PRINTS": "1"])
      #expect(result.status == 1)
      let output = result.output.replacing(/SIG\w+: \S+ Fatal error/, with: "SIGNAL: Fatal error")
      #expect(output == Self.endingPlace)
      #expect(result.errors == "")
      let other = try package.harness(
        of: "Traps", "audit", "--law", "reachability", variables: ["LAWS_PRINTS": "1"])
      #expect(other.status == 0)
      #expect(
        other.output.contains("1 not checked: 'tap Print' on sheet receipt crashes or hangs\n"))
    }

    @Test("Routers written by hand, without content and operations, cause no finding")
    func handWrittenRouters() throws {
      let result = try FixturePackage(built: "Notes").harness("audit")
      #expect(result.output == Self.notes)
      #expect(result.status == 0)
      let named = try FixturePackage(built: "Notes").harness("audit", "--law", "tabs")
      #expect(named.status == 2)
    }
  }
}
