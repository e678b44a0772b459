import Foundation
import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("On a CI server")
@MainActor
struct CIServerTests {
  private let tool: ToolRun

  init() throws {
    tool = try ToolRun()
  }

  @Test(
    "the part is the one that the server says",
    arguments: [
      (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], "2/3"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "1/3"),
      (["CI_NODE_TOTAL": "1"], "1/1"),
      (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "4"], "1/4"),
      (["BUILDKITE_PARALLEL_JOB": "3", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "4/4"),
    ])
  func parts(variables: [String: String], part: String) throws {
    #expect(try CIShard.part(in: variables).description == part)
  }

  @Test(
    "what makes no sense is wrong usage, and never the whole run",
    arguments: [
      ([:], nil), (["CI_NODE_TOTAL": "3"], "'CI_NODE_INDEX=, CI_NODE_TOTAL=3'"),
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
    #expect(throws: UsageError.noShard(found: found)) { try CIShard.part(in: variables) }
    let result = await tool(["--shard", "auto"], variables: variables)
    let words = found.map { "cannot use what the CI server says: \($0)" }
    #expect(
      result
        == .init(
          status: 64,
          errors: """
            error: --shard auto \(words ?? "finds no CI server that splits its jobs")
            hint: it reads what Bazel, GitLab, CircleCI and Buildkite set; elsewhere write --shard I/N

            """))
  }

  @Test("Bazel is told that its parts are honoured")
  func bazel() async throws {
    let file = tool.folder.appendingPathComponent("status").path
    _ = await tool(
      ["--shard", "auto"],
      variables: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": file,
      ])
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test("GitHub gets annotations at the goldens' lines, a summary, and no commands from screens")
  func gitHub() async throws {
    _ = await tool("record")
    try tool.write("---\nscreen: old\n---\n", to: "manifests/Shop/compact/old.txt")
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent(".git/sub"), withIntermediateDirectories: true)
    let summary = tool.folder.appendingPathComponent("summary.md")
    try Data("before\n".utf8).write(to: summary)
    let result = await ShopSnapshots.$productName.withValue("::error::x, 100%") { [tool] in
      await tool(
        [],
        variables: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary.path])
    }
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").map(String.init)
    let token = try #require(lines.first?.wholeMatch(of: /::stop-commands::([0-9A-F-]{36})/)?.1)
    let end = try #require(lines.firstIndex(of: "::\(token)::"))
    #expect(lines[1..<end].contains { $0.contains("::error::x") })
    #expect(
      lines[(end + 1)...] == [
        "::error file=manifests/Shop/compact/product.txt,line=6,title=changed%3A compact/product::"
          + "name: \"Tea\" → \"::error::x, 100%25\"%0Aproduct",
        "::error file=manifests/Shop/compact/old.txt,line=1,title=obsolete%3A compact/old::"
          + "belongs to no screen%0Acompact/old",
      ])
    let text = try tool.text(of: "summary.md")
    #expect(text.hasPrefix("before\n### `Shop`: screens differ from their goldens\n"))
    #expect(text.contains("swift run ShopSnapshots record"))
  }

  @Test("GitHub gets one annotation for each of the first nine reasons, and one for the rest")
  func manyAnnotations() async throws {
    let result = await ShopSnapshots.$isBroken.withValue(true) { [tool] in
      await tool([], variables: ["GITHUB_ACTIONS": "true"])
    }
    #expect(result.output.components(separatedBy: "\n::error ").count == 3)
  }

  @Test("nothing is said to GitHub elsewhere, nor by what prints JSON")
  func elsewhere() async throws {
    #expect(!(await tool()).output.contains("::"))
    let list = await tool(["list", "--json"], variables: ["GITHUB_ACTIONS": "true"])
    #expect(list.output.hasPrefix("{"))
  }
}
