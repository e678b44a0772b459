import Foundation
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenHarness

@Suite("CI servers")
@MainActor
struct CIServerTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test(
    "On GitHub Actions, the tool writes annotations and a summary, and no commands from screens")
  func gitHub() async throws {
    _ = await tool("record")
    try tool.write("---\nscreen: old\n---\n", to: "manifests/Shop/compact/old.txt")
    try tool.createFolder(".git/sub")
    let summary = tool.folder.appendingPathComponent("summary.md")
    try tool.write("before\n", to: "summary.md")
    let result = await ShopSnapshots.$productName.withValue("::error::x, 100%") { [tool] in
      await tool([], variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary.path])
    }
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    let token = try #require(lines.first?.wholeMatch(of: /::stop-commands::([0-9A-F-]{36})/)?.1)
    let end = try #require(lines.firstIndex(of: "::\(token)::"))
    #expect(lines[1..<end].contains { $0.contains("::error::x") })
    #expect(
      lines[(end + 1)...] == [
        "::error file=manifests/Shop/compact/product.txt,line=6,title="
          + "changed%3A product (compact%2C regular)::name: \"Tea\" → \"::error::x, 100%25\"",
        "::error file=manifests/Shop/compact/old.txt,line=1,title=obsolete%3A compact/old::"
          + "belongs to no screen",
      ])
    let text = try tool.text(of: "summary.md")
    #expect(
      text.hasPrefix(
        "before\n<!-- report by Screenwalk -->\n### `Shop`: screens differ from their goldens\n"))
    #expect(text.contains("swift run ShopSnapshots record"))
  }

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

  @Test(
    "The annotation on many screens has their number as its title, and a list that GitHub displays")
  func manyScreens() throws {
    func message(on count: Int) throws -> String {
      let results = (1...count).map { Self.changed("screen\($0)", from: "│ a │", to: "│ b │") }
      let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: results)
      return try annotations(on: report).joined(separator: "\n")
    }
    #expect(
      try message(on: 2)
        == "::error file=screen1.txt,line=1,title=changed%3A 2 screens::a → b%0Acompact/screen1, "
        + "compact/screen2")
    let names = (1...56).map { "compact/screen\($0)" }.joined(separator: ", ")
    #expect(
      try message(on: 1000)
        == "::error file=screen1.txt,line=1,title=changed%3A 1000 screens::a → b%0A\(names), 944 more"
    )
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

  @Test(
    "Annotations name the former screen of a renamed golden, and no missing file of a new screen")
  func renamed() async throws {
    _ = await tool("record")
    let compact = "manifests/Shop/compact/"
    let cart = try tool.text(of: compact + "cart.txt")
    try tool.write(
      cart.replacing("screen: cart", with: "screen: basket"), to: compact + "basket.txt")
    try tool.remove(compact + "cart.txt")
    try tool.remove(compact + "product.txt")
    let result = await tool([], variables: ["GITHUB_ACTIONS": "true"])
    #expect(
      result.output.split(separator: "\n").suffix(2).map(String.init).sorted() == [
        "::error file=manifests/Shop/compact/basket.txt,line=1,title=renamed%3A compact/cart::"
          + "was basket",
        "::error title=new%3A compact/product::no golden yet",
      ])
  }

  @Test("A summary that cannot be written is an error with status 2")
  func summary() async throws {
    _ = await tool("record")
    let result = await tool(
      [], variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": tool.folder.path])
    let words = "cannot write the step summary: Is a directory"
    #expect(result.status == 2)
    #expect(result.errors == "error: \(words)\n")
    #expect(result.output.hasSuffix("\n::error title=Screenwalk::\(words)\n"))
  }

  @Test("No verb prints the text of a screen or of the app as a workflow command")
  func plainText() async throws {
    _ = await tool("record")
    for words in [["list"], ["record"], ["coverage"]] {
      let lines = await tool(words, variables: ["GITHUB_ACTIONS": "true"]).output
        .split(separator: "\n")
      let token = try #require(lines.first?.wholeMatch(of: /::stop-commands::([0-9A-F-]{36})/)?.1)
      #expect(lines.last == "::\(token)::")
    }
    for words in [["show", "cart"], ["list", "--json"]] {
      let result = await tool(words, variables: ["GITHUB_ACTIONS": "true"])
      let lines = result.errors.split(separator: "\n")
      let token = try #require(lines.first?.wholeMatch(of: /::stop-commands::([0-9A-F-]{36})/)?.1)
      #expect(lines.last == "::\(token)::")
      #expect(!result.output.contains("::"))
    }
  }

  @Test("No workflow commands are printed outside of GitHub Actions or as part of JSON")
  func elsewhere() async throws {
    #expect(!(await tool()).output.contains("::"))
    let list = await tool(["list", "--json"], variables: ["GITHUB_ACTIONS": "true"])
    #expect(list.output.hasPrefix("{"))
  }
}
