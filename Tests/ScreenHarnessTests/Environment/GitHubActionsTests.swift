import Foundation
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenHarness
@testable import ScreenRendering

@Suite("Annotations on GitHub")
@MainActor
struct GitHubActionsTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  private func annotations(
    on report: SnapshotReport, _ variables: [String: String] = [:]
  ) throws -> [String] {
    let environment = ToolEnvironment(
      arguments: [], executable: "", workingDirectory: tool.folder.path,
      variables: variables.merging(["GITHUB_ACTIONS": "true"]) { $1 })
    var lines: [String] = []
    let gitHub = try #require(GitHubActions(environment) { lines.append($0) })
    let context = ReportContext(golden: { _ in nil })
    gitHub.annotate(
      report.report(in: context), in: try PackagePaths(Options(), from: tool.folder.path))
    return lines
  }

  private static func crashed(_ screen: String, _ reason: String) -> ScreenResult {
    ScreenResult(
      screen: screen, folder: .compact, golden: "\(screen).txt", verdict: .crashed, reason: reason)
  }

  private static func changed(_ screen: String, from old: String, to new: String) -> ScreenResult {
    let difference = Difference(from: Array("\(old)\n".utf8), to: Array("\(new)\n".utf8)) {
      Headline.text(of: $0, in: .compact)
    }
    return ScreenResult(
      screen: screen, folder: .compact, golden: "\(screen).txt", verdict: .changed,
      difference: difference)
  }

  @Test("Each of the first nine problems and groups has its own annotation, the rest share one")
  func manyAnnotations() throws {
    func annotations(
      on count: Int, problems: [String] = [], _ variables: [String: String] = [:]
    ) throws -> [String] {
      let results = (1...count).map { Self.crashed("s\($0)", "\($0)") }
      var report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: results)
      report.problems = problems
      return try self.annotations(on: report, variables)
    }
    let ten = (1...10).map { index in
      "::error file=s\(index).txt,line=1,title=crashed%3A compact/s\(index)::\(index)"
    }
    #expect(try annotations(on: 10) == ten)
    #expect(
      try annotations(on: 11)
        == ten.dropLast() + ["::error title=Screenwalk::and 2 more; see the log"])
    #expect(
      try annotations(on: 100, ["GITHUB_STEP_SUMMARY": "s"]).last
        == "::error title=Screenwalk::and 91 more; see the summary")
    #expect(
      try annotations(on: 9, problems: ["worker 1 ended", "worker 2 ended"])
        == [
          "::error title=Screenwalk::worker 1 ended",
          "::error title=Screenwalk::worker 2 ended",
        ] + ten.prefix(7) + ["::error title=Screenwalk::and 2 more; see the log"])
  }

  @Test("An annotation has no control character, and no file whose path has one without a code")
  func controlCharacters() throws {
    func annotation(on screen: String) throws -> String {
      let results = [Self.crashed(screen, "why\u{1B}[31m")]
      let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: results)
      return try #require(try annotations(on: report, [:]).first)
    }
    for screen in ["a\u{1B}[31mb", "a\u{7}b", "a\u{9B}b", "a\u{7F}b"] {
      let annotation = try annotation(on: screen)
      #expect(annotation.hasPrefix("::error title=crashed%3A compact/"))
      #expect(!annotation.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
    #expect(try annotation(on: "a\nb").hasPrefix("::error file=a%0Ab.txt,line=1,title="))
  }

  @Test("Screens that could not be verified are annotated before changed screens")
  func severity() throws {
    let results =
      (1...20).map { Self.changed("s\($0)", from: "│ a │", to: "│ \($0) │") } + [
        Self.crashed("last", "why")
      ]
    let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: results)
    #expect(
      try annotations(on: report).prefix(2) == [
        "::error file=last.txt,line=1,title=crashed%3A compact/last::why",
        "::error file=s1.txt,line=1,title=changed%3A compact/s1::a → 1",
      ])
  }

  @Test("No annotation exceeds the length at which GitHub cuts messages")
  func longAnnotations() throws {
    let long = String(repeating: "界", count: 5000)
    let results = (1...20).map { Self.crashed("\(long)\($0)", long) }
    var report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: results)
    report.problems = [long]
    let annotations = try annotations(on: report)
    let cut = String(repeating: "界", count: 600) + "…"
    #expect(annotations[0] == "::error title=Screenwalk::\(cut)")
    #expect(annotations[1].hasSuffix("title=crashed%3A 20 screens::\(cut)%0A20 more"))
    #expect(annotations.count == 2)
  }
}
