import Foundation
import Testing

@testable import ScreenHarness

@Suite("snapshot audit --shard")
@MainActor
struct AuditShardTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  private func audit(_ shard: String, _ options: String...) async -> ToolRun.Result {
    let index = shard.prefix { $0 != "/" }
    return await tool(
      ["audit", "--shard", shard, "--report", "json=\(index).json"] + options,
      of: ArcadeSnapshots.self)
  }

  @Test("A shard prints the laws that it has a part of, and its number")
  func shard() async {
    #expect(
      await audit("2/2", "--law", "exits", "--law", "reachability")
        == .init(
          status: 0,
          output: """
            holds     exits        1 screen
            1 law, shard 2/2: 1 held (TIME)

            """))
    #expect(
      await audit("2/2", "--law", "reachability")
        == .init(status: 0, output: "0 laws, shard 2/2: none are in this shard (TIME)\n"))
  }

  @Test("'--shard auto' audits the shard of the CI server")
  func automatic() async {
    let variables = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]
    let result = await tool(
      ["audit", "--quiet", "--shard", "auto"], of: ArcadeSnapshots.self, variables: variables)
    #expect(result.output.contains(" laws, shard 2/3: "))
    let unknown = await tool("audit", "--shard", "auto", of: ArcadeSnapshots.self)
    #expect(unknown.status == 64)
  }

  @Test("The merged reports of all shards are those of the whole audit", arguments: 1...4)
  func merge(count: Int) async throws {
    let exceptions = [
      AuditException(.exits, "prizes", because: "old"),
      AuditException(.exits, "intro", because: "the system closes it"),
    ]
    let formats = ["json", "junit", "markdown"]
    let (whole, merged) = await ArcadeSnapshots.$auditExceptions.withValue(exceptions) {
      let reports = formats.flatMap { ["--report", "\($0)=whole/\($0)"] }
      let whole = await tool(["audit"] + reports, of: ArcadeSnapshots.self)
      for index in 1...count { _ = await audit("\(index)/\(count)") }
      let files = (1...count).map { "\($0).json" }
      let others =
        formats.flatMap { ["--report", "\($0)=merged/\($0)"] }
        + ["--report", "html=merged/html"]
      return (whole, await tool(["merge"] + files + others, of: ArcadeSnapshots.self))
    }
    #expect(whole.status == 1)
    #expect(whole.output.contains("\nstale     exits prizes: old; nothing needs the exception"))
    #expect(merged == whole)
    #expect(try tool.text(of: "merged/html").contains("exits prizes: old"))
    for format in formats {
      #expect(try tool.text(of: "merged/\(format)") == tool.text(of: "whole/\(format)"))
    }
  }

  @Test("A merged audit without findings exits with status 0, and without a shard with status 2")
  func missing() async throws {
    let laws = ["--law", "isolation"]
    await ArcadeSnapshots.$isBroken.withValue(false) {
      for index in 1...2 { _ = await audit("\(index)/2", laws[0], laws[1]) }
    }
    let lines = "holds     isolation    9 jumps\n1 law: 1 held (TIME)\n"
    #expect(
      await tool("merge", "1.json", "2.json", of: ArcadeSnapshots.self)
        == .init(status: 0, output: lines))
    #expect(
      await tool("merge", "1.json", of: ArcadeSnapshots.self)
        == .init(
          status: 2, output: lines.replacing("9 jumps", with: "6 jumps"),
          errors: "error: shard 2 of 2 is missing\n"))
  }

  @Test("A shard that cannot start makes the merged report incomplete, and judges no exception")
  func noStart() async throws {
    let exceptions = [AuditException(.exits, "prizes", because: "old")]
    let merged = await ArcadeSnapshots.$auditExceptions.withValue(exceptions) {
      await ArcadeSnapshots.$isBroken.withValue(false) {
        _ = await audit("1/2")
        _ = await tool(
          "audit", "--shard", "2/2", "--report", "json=2.json", of: EmptySnapshots.self)
        try? tool.write(
          try tool.text(of: "2.json").replacing("\"Empty\"", with: "\"Arcade\""), to: "2.json")
        return await tool("merge", "1.json", "2.json", "--quiet", of: ArcadeSnapshots.self)
      }
    }
    #expect(merged.status == 2)
    #expect(!merged.output.contains("stale"))
    #expect(merged.errors.hasPrefix("error: 2.json: the manifest "))
  }

  @Test("Merge rejects a mix of audits and other reports, and a patch of an audit")
  func rejected() async throws {
    _ = await audit("1/1")
    _ = await tool("--report", "json=b.json", of: ArcadeSnapshots.self)
    #expect(
      await tool(
        "merge", "b.json", "1.json", "--report", "junit=c.xml", of: ArcadeSnapshots.self)
        == .init(
          status: 2,
          errors: """
            error: '1.json' is the report of an audit, but 'b.json' is not
            hint: merge the reports of audits on their own

            """))
    #expect(try tool.text(of: "c.xml").contains("is the report of an audit"))
    #expect(
      await tool("merge", "1.json", "--report", "patch=a.patch", of: ArcadeSnapshots.self)
        == .init(
          status: 64,
          errors: """
            error: 'audit' writes no patch report
            hint: use json, junit, markdown or html

            """))
  }

  @Test("Merge rejects shards of different audits, and replaces the reports of an earlier run")
  func mismatch() async throws {
    _ = await audit("1/2", "--law", "exits")
    _ = await audit("2/2")
    let result = await tool(
      "merge", "1.json", "2.json", "--report", "json=all.json", of: ArcadeSnapshots.self)
    #expect(
      result
        == .init(
          status: 2,
          errors: """
            error: 1.json and 2.json have different laws, screens or limits, so the merged report \
            would be incomplete
            hint: run all shards with the same screens, --law, --depth and --limit

            """))
    #expect(try tool.text(of: "all.json").contains("\"laws\" : ["))
    _ = await audit("1/1")
    #expect(
      await tool("merge", "1.json")
        == .init(
          status: 2,
          errors: """
            error: the reports belong to manifest 'Arcade', but this harness has Shop
            hint: run the harness of that manifest

            """))
  }
}
