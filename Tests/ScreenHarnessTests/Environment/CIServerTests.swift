import Foundation
import Testing

@testable import ScreenHarness
@testable import ScreenSnapshot

@Suite("CI servers")
@MainActor
struct CIServerTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  @Test(
    "'--shard auto' uses the shard of the CI server",
    arguments: [
      (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], "2/3"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "1/3"), (["CI_NODE_TOTAL": "1"], "1/1"),
      (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], "1/4"),
      (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "4/4"),
    ])
  func shards(variables: [String: String], shard: String) throws {
    #expect(try CIShard.shard(in: variables).description == shard)
  }

  @Test(
    "Missing or invalid shard variables make '--shard auto' exit with status 64",
    arguments: [
      ([:], nil),
      (["CI_NODE_INDEX": "", "CI_NODE_TOTAL": "3"], "'CI_NODE_INDEX=, CI_NODE_TOTAL=3'"),
      (
        ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"],
        "'TEST_SHARD_INDEX=3, TEST_TOTAL_SHARDS=3'"
      ),
      (
        ["CIRCLE_NODE_INDEX": "x", "CIRCLE_NODE_TOTAL": "0"],
        "'CIRCLE_NODE_INDEX=x, CIRCLE_NODE_TOTAL=0'"
      ),
    ] as [([String: String], String?)])
  func nonsense(variables: [String: String], found: String?) async {
    #expect(throws: UsageError.unknownShard(found: found)) { try CIShard.shard(in: variables) }
    let result = await tool(["--shard", "auto"], variables: variables)
    let message = found.map { "invalid shard variables of the CI server: \($0)" }
    #expect(
      result
        == .init(
          status: 64,
          errors: """
            error: \(message ?? "'--shard auto' requires the shard variables of a CI server")
            hint: use '--shard I/N'; 'auto' supports Bazel, GitLab, CircleCI and Buildkite

            """))
  }

  @Test(
    "If one of the two shard variables is missing, the error names it",
    arguments: [
      (["CI_NODE_TOTAL": "3"], "'CI_NODE_TOTAL=3'", "CI_NODE_INDEX"),
      (["TEST_TOTAL_SHARDS": "0"], "'TEST_TOTAL_SHARDS=0'", "TEST_SHARD_INDEX"),
      (["CIRCLE_NODE_INDEX": "1"], "'CIRCLE_NODE_INDEX=1'", "CIRCLE_NODE_TOTAL"),
      (
        ["CI_NODE_INDEX": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "\u{1B}"],
        #"'BUILDKITE_PARALLEL_JOB_COUNT=\u{1B}'"#, "BUILDKITE_PARALLEL_JOB"
      ),
    ])
  func half(variables: [String: String], found: String, missing: String) async {
    #expect(
      await tool(["--shard", "auto"], variables: variables)
        == .init(
          status: 64,
          errors: """
            error: incomplete shard variables of the CI server: \(found) without '\(missing)'
            hint: use '--shard I/N'; 'auto' supports Bazel, GitLab, CircleCI and Buildkite

            """))
  }

  @Test("The tool creates Bazel's shard status file")
  func bazel() async throws {
    let file = tool.folder.appendingPathComponent("status").path
    _ = await tool(
      ["--shard", "auto"],
      variables: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": file,
      ])
    #expect(FileManager.default.fileExists(atPath: file))
  }

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
    #expect(text.hasPrefix("before\n### `Shop`: screens differ from their goldens\n"))
    #expect(text.contains("swift run ShopSnapshots record"))
  }

  @Test("Each of the first nine groups of differences has its own annotation, the rest share one")
  func manyAnnotations() throws {
    func titles(of count: Int, _ variables: [String: String] = [:]) throws -> [String] {
      let results = (1...count).map { index in
        ScreenResult(
          screen: "s\(index)", folder: .compact, golden: "s\(index).txt",
          .crashed(reason: "\(index)", signal: nil, standardErrorTail: []))
      }
      let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: results)
      let environment = ToolEnvironment(
        arguments: [], executable: "", workingDirectory: tool.folder.path,
        variables: variables.merging(["GITHUB_ACTIONS": "true"]) { $1 })
      var lines: [String] = []
      let gitHub = try #require(GitHubActions(environment) { lines.append($0) })
      gitHub.annotate(report, in: try PackagePaths(Options(), from: tool.folder.path))
      return lines
    }
    let ten = (1...10).map { index in
      "::error file=s\(index).txt,line=1,title=crashed%3A compact/s\(index)::\(index)"
    }
    #expect(try titles(of: 10) == ten)
    #expect(
      try titles(of: 11) == ten.dropLast() + ["::error title=Screenwalk::and 2 more; see the log"])
    #expect(
      try titles(of: 100, ["GITHUB_STEP_SUMMARY": "s"]).last
        == "::error title=Screenwalk::and 91 more; see the summary")
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
      result.output.split(separator: "\n").suffix(2).sorted() == [
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
    for words in [["list"], ["record"], ["review"], ["coverage"]] {
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
