import Foundation
import TestSupport
import Testing

/// The workflow of this repository, the gate that it runs, and the guide that users copy it from.
@Suite("The workflow of the repository")
struct WorkflowTests {
  private let workflow: String
  private let guide: Article

  init() throws {
    workflow = try Self.text(of: ".github/workflows/ci.yml")
    guide = try Article("ScreenHarness/gating-pull-requests-on-github")
  }

  @Test("The workflow starts with the jobs in the guide, except for the name of the harness")
  func guideShowsWorkflow() {
    let jobs = guide.blocks(in: "yaml").prefix(2)
    #expect(jobs.count == 2)
    #expect(
      workflow.hasPrefix(
        jobs.joined(separator: "\n").replacing("RecipesSnapshots", with: "BookshelfSnapshots")))
  }

  @Test("The workflow runs the gate with the oldest supported Swift on both systems")
  func oldestSwift() throws {
    let manifest = try Self.text(of: "Package.swift")
    let oldest = try #require(manifest.firstMatch(of: /swift-tools-version: ([0-9.]+)/)).1
    for system in ["Linux", "macOS"] {
      let row = "- system: \(system)\n            swift: \"\(oldest)\"\n"
      #expect(workflow.contains(row))
    }
    #expect(try Self.text(of: "README.md").contains("the Swift toolchain (\(oldest) or later;"))
  }

  @Test(
    "The gate rejects an unknown argument with its usage and status 64",
    arguments: [["--skip-formats"], ["--skip-format", "now"]])
  func unknownArgument(words: [String]) throws {
    let result = try Shell.run(["bash", ".ci/run"] + words, in: Self.root)
    #expect(
      result
        == CommandResult(status: 64, output: "", errors: "usage: bash .ci/run [--skip-format]\n"))
  }

  private static let root = packageFolder

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
