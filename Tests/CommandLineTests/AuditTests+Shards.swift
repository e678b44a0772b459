import Testing

extension ShellTests.AuditTests {
  @Suite("Shards of an audit")
  struct ShardTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage(built: "Laws") }

    @Test(
      "Two shards of an audit merge into the output and the report of the whole audit",
      arguments: ["Isolation", "Links", "Exits", "Reachability", "Cafe"])
    func merge(harness: String) throws {
      let whole = try package.harness(of: harness, "audit", "--report", "json=whole.json")
      for index in 1...2 {
        let shard = try package.harness(
          of: harness, "audit", "--shard", "\(index)/2", "--report", "json=\(index).json")
        #expect(shard.output.contains(", shard \(index)/2: "))
        #expect(shard.errors == "")
      }
      let merged = try package.harness(
        of: harness, "merge", "2.json", "1.json", "--report", "json=merged.json")
      #expect(merged == whole)
      #expect(try package.text(of: "merged.json") == package.text(of: "whole.json"))
    }
  }
}
