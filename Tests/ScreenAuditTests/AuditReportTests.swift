import Foundation
import ScreenContents
import TestApps
import TestSupport
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Reports of an audit")
struct AuditReportTests {
  @Test("In JUnit, a case keeps its name whether it passes or fails")
  func stableNames() throws {
    func names(in report: AuditReport) throws -> [String] {
      try ParsedXML(try report.text(as: .junit)).values(of: "name", in: "testcase")
    }
    let broken = SampleAudit.report
    var fixed = AuditReport(manifest: "Shop", laws: broken.laws)
    for number in fixed.laws.indices {
      (fixed.laws[number].groups, fixed.laws[number].checkedCount) = ([], 1)
    }
    fixed.usedExceptions = broken.usedExceptions + broken.staleExceptions
    #expect(try names(in: fixed) == names(in: broken))
    #expect(try fixed.text(as: .junit).contains(#"tests="7" failures="0" errors="0">"#))
  }

  private static let causes: [LawCause] = [
    .backChangesNothing, .backRemovesOtherLevels, .doesNothingAgain(.repeatedControl),
    .leadsElsewhere(.repeatedControl), .doesNothingAgain(.controlAfterClosing),
  ]

  /// A law with several findings.
  private static func law(
    _ law: AuditLaw, causes: ClosedRange<Int>, found: String
  ) -> LawFindings {
    var result = LawFindings(law)
    result.checkedCount = 1000
    for number in causes {
      result.quote(
        Violation(
          law: law, cause: Self.causes[(number - 1) % Self.causes.count],
          screen: "s\(number)", steps: [.show(screen: "s\(number)")], expected: "a",
          found: .error(found)))
    }
    return result
  }

  @Test("In JUnit, the case of a law has all of its findings")
  func severalFindings() throws {
    let law = Self.law(.back, causes: 1...5, found: "b")
    let text = try AuditReport(manifest: "Shop", laws: [law]).text(as: .junit)
    #expect(
      text.contains(
        #"message="5 findings: back changes nothing, back removes more or less than one level, "#
          + #"the same control after back does nothing, 2 more">back changes nothing"#), "\(text)")
    #expect(
      text.contains(
        """
        found:    b

        the same control after closing does nothing (.doesNothing)
        on s5
        &gt; show s5
        expected: a
        found:    b</failure>
        """), "\(text)")
    #expect(
      try SampleAudit.report.text(as: .junit).contains(
        #"<error type="invalid" message="cup">cup: the cup could not be loaded</error>"#))
  }

  @Test("A comment that is too long omits findings, and counts them")
  func longComment() throws {
    let law = Self.law(.controls, causes: 1...400, found: String(repeating: "x", count: 100))
    let text = try AuditReport(manifest: "Shop", laws: [law]).text(as: .markdown)
    #expect(text.utf16.count <= 65_536)
    #expect(text.contains("back changes nothing (.doesNothing)`"))
    #expect(text.contains(/\n[0-9]+ details omitted to fit in a comment;/))
    #expect(text.hasSuffix("; the reports in HTML and JSON contain all.\n"))
  }

  @Test("Problems and reasons that are too long for a comment are cut and counted")
  func longProblems() throws {
    let long = String(repeating: "🚲", count: 5000)
    var laws = AuditLaw.allCases.map { Self.law($0, causes: 1...3, found: "b") }
    for number in laws.indices {
      for reason in 1...50 {
        laws[number].gaps[.crawl(.unnamed(type: "\(reason) \(long)"))] = Omission(1)
      }
    }
    var report = AuditReport(manifest: "Shop", laws: laws)
    report.problems = (1...50).map { "problem \($0) \(long)" }
    let text = try report.text(as: .markdown)
    #expect(text.utf16.count <= 65_536)
    #expect(text.contains("**Error:** `problem 9 🚲"))
    #expect(text.contains("**Error:** 41 more"))
    #expect(text.contains(", 46 more |"))
  }

  @Test("A comment has the first items of a list, and counts the other items")
  func longLists() throws {
    var report = SampleAudit.report
    let reason = String(repeating: "x", count: 90)
    let names = (1...2000).map { "screen \($0)" }
    report.failures = names.map { ScreenFailure(screen: $0, reason: reason) }
    report.usedExceptions = names.map { AuditException(.exits, $0, because: reason) }
    let text = try report.text(as: .markdown)
    #expect(text.utf16.count <= 65_536)
    #expect(!text.contains("omitted to fit"))
    for title in ["Stale exceptions", "Screens that cannot be rendered", "Exceptions"] {
      #expect(text.contains("\n\n**\(title)**\n\n- `"))
    }
    let counts = text.matches(of: /- and (\d+) more\n/).compactMap { Int($0.1) }
    let items = text.matches(of: /- `(?:exits )?screen \d+: x+`\n/).count
    #expect(counts.count == 2)
    #expect(counts.reduce(0, +) + items == 4000)
    #expect(items == 100)
  }

  @Test("A reason that would fill the comment alone is shortened")
  func longReason() throws {
    var report = SampleAudit.report
    report.failures = [ScreenFailure(screen: "cup", reason: String(repeating: "x", count: 100_000))]
    let text = try report.text(as: .markdown)
    #expect(text.utf16.count <= 65_536)
    #expect(text.contains("- `cup: \(String(repeating: "x", count: 295))…`\n"))
  }

  @Test("Two exceptions for one screen have different names in JUnit")
  func sameExceptions() throws {
    var report = SampleAudit.report
    report.usedExceptions = []
    report.staleExceptions = [
      AuditException(.exits, "tour", because: "the system closes it"),
      AuditException(.exits, "tour", because: "a timer closes it"),
    ]
    let text = try report.text(as: .junit)
    #expect(text.contains("name=\"exits tour\">"))
    #expect(text.contains("name=\"exits tour 2\">"))
  }

  @Test("The page contains every law, finding, exception and invalid screen")
  func page() throws {
    let text = try SampleAudit.report.text(as: .html)
    let page = try ParsedXML(text)
    #expect(page.identifiers.contains("isolation"))
    for words in [
      "2 findings", "a sheet stays",
      "Hint: if 'navigate' need not work from every screen, declare "
        + "'static let navigatesAbsolutely = false' in the harness",
      "after filter, on shelf, cart, cup and plate",
      "&gt; show filter", "1 link opened; 4 not checked: the harness declares no link",
      "the harness does not support relaunch; implement 'relaunch(_:)' ('relaunch(_:from:for:)' for several starts), "
        + "or make the schema of the library's routers 'Codable'",
      "'Pay' on cart",
      "reachability cart*: a server opens it", "cup: the cup could not be loaded",
      "controls filter 'All': is on already",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(page.sources.isEmpty)
    #expect(!page.elements.contains { $0.name == "script" })
  }

  @Test(
    "XML and HTML are well-formed for any names and texts",
    arguments: [
      hostileText, "</script><script>alert(1)</script>", "<!-- ]]> -->", "``` & &amp; \"'",
      "a\nb\r\nc", "\u{1B}[31m\u{0}\u{202E}", "", "|",
    ])
  func hostile(text: String) throws {
    let report = SampleAudit.hostile(text)
    let junit = try ParsedXML(try report.text(as: .junit))
    #expect(
      Set(junit.elements.map(\.name)) == [
        "testsuites", "testsuite", "testcase", "failure", "error", "system-out",
      ])
    let page = try ParsedXML(try report.text(as: .html))
    #expect(!page.elements.contains { $0.name == "script" })
    let markdown = try report.text(as: .markdown)
    #expect(!markdown.contains("\u{1B}"))
    #expect(markdown.contains("| controls | **broken** | 1 control |"))
  }

  @Test("Controls that are not wired are counted in the last line, and named in JSON")
  @MainActor
  func unwired() async throws {
    func report(_ labels: String...) async throws -> AuditReport {
      try await LobbyApp {
        $0.content = { @MainActor destination, navigator in
          guard case .route = destination else { return nil }
          return ScreenContent(
            trailing: labels.map { .button($0) } + [.button("Home") { navigator.stack = [] }])
        }
      }.audit(.controls, patterns: ["room"])
    }
    let many = try await report("Later", "Never")
    #expect([many.tally].text == "1 law: 1 held, 2 controls are not wired")
    #expect(
      try many.text(as: .json).contains(
        #"""
                  "controls" : [
                    {
                      "control" : "Later",
                      "screen" : "room"
                    },
                    {
                      "control" : "Never",
                      "screen" : "room"
                    }
                  ],
        """#))
    #expect([try await report("Later").tally].text == "1 law: 1 held, 1 control is not wired")
  }
}
