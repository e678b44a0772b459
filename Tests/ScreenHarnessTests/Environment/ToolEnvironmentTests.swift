import Foundation
import TestSupport
import Testing

@testable import ScreenHarness

@Suite("What the tool is told by its surroundings")
struct ToolEnvironmentTests {
  @Test(
    "decides on colours",
    arguments: [
      (Options.Color.auto, [:], true, true),
      (.auto, [:], false, false),
      (.auto, ["NO_COLOR": "1"], true, false),
      (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true),
      (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["TERM": "dumb"], true, false),
      (.always, ["NO_COLOR": "1"], false, true),
      (.never, ["CLICOLOR_FORCE": "1"], true, false),
    ] as [(Options.Color, [String: String], Bool, Bool)])
  func colors(
    choice: Options.Color, variables: [String: String], isTerminal: Bool, isColored: Bool
  ) {
    let environment = ToolEnvironment(
      words: [], executable: "ShopSnapshots", folder: "/", variables: variables,
      isTerminal: isTerminal)
    #expect(environment.isColored(choice) == isColored)
  }

  @Test("spells the next command as a shell takes it")
  func nextCommand() {
    var options = Options()
    options.layout = "compact"
    options.manifests = "my goldens"
    options.packagePath = "/app"
    options.patterns = ["book*", "it's"]
    let plain = ToolEnvironment(words: [], executable: "ShopSnapshots", folder: "/")
    #expect(
      NextSteps(options: options, environment: plain).command("--prune")
        == "swift run ShopSnapshots record --prune --layout compact --manifests 'my goldens' "
        + #"--package-path /app 'book*' 'it'\''s'"#)
    var plugin = plain
    plugin.variables["SCREENWALK_PLUGIN"] = "1"
    options.patterns = ["-odd"]
    #expect(
      NextSteps(options: options, environment: plugin).command()
        == "swift package --allow-writing-to-package-directory snapshot record --layout compact "
        + "--manifests 'my goldens' -- -odd")
  }

  @Test("asks which harness is meant where screens are named and there are several")
  @MainActor
  func ambiguousHarness() async throws {
    let tool = try ToolRun()
    let variables = ["SCREENWALK_HARNESSES": "ShopSnapshots,AdminSnapshots"]
    #expect(
      await tool("shelf", variables: variables)
        == .init(
          status: 64,
          errors: """
            error: the package has several harnesses, and each has screens and reports of its own
            hint: say which is meant: --harness ShopSnapshots or --harness AdminSnapshots

            """))
    #expect(await tool("--quiet", variables: variables).status == 1)
    #expect(
      await tool("shelf", "--harness", "ShopSnapshots", "--quiet", variables: variables).status == 1
    )
    #expect(
      await tool("--harness", "Shop")
        == .init(
          status: 64,
          errors: """
            error: this harness is ShopSnapshots, not 'Shop'
            hint: leave --harness out, or write --harness ShopSnapshots

            """))
  }

  @Test("finds the package above, or says that there is none")
  func workplace() throws {
    let folder =
      temporaryFolder
      .appendingPathComponent("screenwalk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("Sources/App").path
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    #expect(throws: PackagePathsError.noPackage(inner)) {
      try PackagePaths(Options(), from: inner)
    }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let workplace = try PackagePaths(Options(), from: inner)
    #expect(workplace.manifests == "\(folder.path)/manifests")
    #expect(workplace.displayedManifests == "manifests")
    #expect(!workplace.hasCustomManifests)
    #expect(throws: PackagePathsError.noFolder("\(inner)/nowhere")) {
      var options = Options()
      options.packagePath = "nowhere"
      return try PackagePaths(options, from: inner)
    }
    #expect(
      PackagePathsError.noPackage("/tmp").description == """
        there is no Package.swift in /tmp or above it
        hint: go to the package, or name its folder with --package-path; in a test with 'package:'
        """)
  }
}
