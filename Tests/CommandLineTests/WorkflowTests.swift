import Foundation
import TestSupport
import Testing

/// The workflow of this repository, the gate that it runs, and the guide that users copy it from.
@Suite("The workflow of the repository")
struct WorkflowTests {
  private let workflow: String
  private let guide: Article

  init() throws {
    workflow = try packageText(of: ".github/workflows/ci.yml")
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
    let manifest = try packageText(of: "Package.swift")
    let oldest = try #require(manifest.firstMatch(of: /swift-tools-version: ([0-9.]+)/)).1
    for system in ["Linux", "macOS"] {
      let row = "- system: \(system)\n            swift: \"\(oldest)\"\n"
      #expect(workflow.contains(row))
    }
    #expect(try packageText(of: "README.md").contains("the Swift toolchain (\(oldest) or later;"))
  }

  @Test(
    "The nightly job for real views runs the script of its guide, with the actions of the workflow")
  func nightlyJob() throws {
    let job = try #require(try Self.views().blocks(in: "yaml").first)
    #expect(job.contains("run: bash Scripts/export-views\n"))
    let actions = job.matches(of: /uses: .*/).map(\.output)
    #expect(actions.count == 2 && actions.allSatisfy(workflow.contains))
  }

  @Test(
    "The script exports the declared screens on a phone and a tablet",
    .enabled(if: (try? Shell.run(["jq", "--version"], in: packageFolder))?.status == 0))
  func exportScript() throws {
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list =
      #"{"screens":[{"screen":"tea"},{"screen":"tea"},{"screen":"old","verdict":"obsolete"}]}"#
    let stubs = """
      swift() { [ "$*" = "run MyAppSnapshots list --json" ] && echo '\(list)'; }
      xcodebuild() { env | grep '^TEST_RUNNER' | sort; echo "$2 $3 $6"; }

      """
    let script = try #require(try Self.views().blocks(in: "sh").first)
    let result = try Shell.run(
      ["bash", "-c", stubs + script.replacing("/tmp/", with: "\(folder.path)/")], in: folder)
    let runs = [("compact", "iPhone 17"), ("regular", "iPad Pro 13-inch (M5)")].map {
      layout, device in
      """
      TEST_RUNNER_SCREENWALK_LAYOUT=\(layout)
      TEST_RUNNER_SCREENWALK_SCREENS=tea
      TEST_RUNNER_SCREENWALK_VIEWS=\(folder.path)/views
      -scheme MyApp platform=iOS Simulator,name=\(device)

      """
    }
    #expect(result == CommandResult(status: 0, output: runs.joined(), errors: ""))
  }

  private static func views() throws -> Article {
    try Article("ScreenHarness/comparing-goldens-with-real-views")
  }
}
