import Foundation
import Testing

@testable import ScreenHarness
@testable import ScreenRendering
@testable import ScreenSystem

@Suite("A run in a test", .serialized)
@MainActor
struct TestRunTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  private func environment(_ variables: [String: String]) -> ToolEnvironment {
    .test(of: "AppTests", in: tool.testFile, variables: variables)
  }

  @Test(
    "The variables have the verb and the arguments; worker processes are off",
    arguments: [
      ([:], ["verify", "--no-workers"]),
      (["SCREENWALK_VERB": ""], ["verify", "--no-workers"]),
      (
        ["SCREENWALK_VERB": "record", "SCREENWALK_ARGUMENTS": "'book*' --prune"],
        ["record", "--no-workers", "book*", "--prune"]
      ),
      (["SCREENWALK_ARGUMENTS": "--no-workers a"], ["verify", "--no-workers", "a"]),
    ])
  func arguments(variables: [String: String], arguments: [String]) throws {
    #expect(try environment(variables).argumentsInVariables() == arguments)
  }

  @Test(
    "A verb that needs a terminal or does not exist, and a help or a version, are errors in a test",
    arguments: [
      (["SCREENWALK_VERB": "explore"], "explore"), (["SCREENWALK_VERB": "review"], "review"),
      (["SCREENWALK_VERB": "verfy"], "verfy"), (["SCREENWALK_ARGUMENTS": "--help"], "help"),
      (["SCREENWALK_ARGUMENTS": "-h"], "help"),
      (["SCREENWALK_ARGUMENTS": "--version"], "--version"),
    ])
  func unusable(variables: [String: String], word: String) {
    let error = UsageError.unusableInTest(word)
    #expect(throws: error) {
      try Invocation(environment(variables).argumentsInVariables()).checkInTest()
    }
    #expect(
      error.description == """
        '\(word)' cannot run in a test
        hint: set SCREENWALK_VERB to verify, check, record, list, show, coverage, audit, map or views
        """)
  }

  @Test("Commands to type next run the tests again, by the program that started them")
  func commands() {
    var options = Options()
    options.patterns = ["compact/*"]
    let steps = NextSteps(options: options, environment: environment([:]))
    #expect(
      steps.command("--prune")
        == "SCREENWALK_VERB=record SCREENWALK_ARGUMENTS='--prune '\\''compact/*'\\''' swift test")
    let variables = ["XCTestConfigurationFilePath": "/x", "SCREENWALK_MANIFESTS": "goldens"]
    #expect(
      environment(variables).command(.record)
        == "TEST_RUNNER_SCREENWALK_VERB=record TEST_RUNNER_SCREENWALK_MANIFESTS=goldens "
        + "xcodebuild test")
    #expect(environment([:]).command(.verify) == "swift test")
    #expect(
      environment(["TZ": "UTC"]).command(.record) == "TZ=UTC SCREENWALK_VERB=record swift test")
  }

  @Test("Commands and paths are for the folder of the user's shell")
  func shellFolder() throws {
    let package = tool.folder
    let (above, name) = (package.deletingLastPathComponent().path, package.lastPathComponent)
    func environment(_ folder: String) -> ToolEnvironment { self.environment(["PWD": folder]) }
    let shells = [package.path, "\(package.path)/Tests", above, "/elsewhere", "/"]
    #expect(
      shells.map { environment($0).command(.verify) } == [
        "swift test", "swift test", "swift test --package-path \(name)",
        "swift test --package-path \(package.path)", "swift test --package-path \(package.path)",
      ])
    let golden = "manifests/Shop/compact/cart.txt"
    let paths = try shells.map { try PackagePaths(Options(), in: environment($0)) }
    #expect(
      paths.map { "\($0.displayedManifests)/Shop/compact/cart.txt" } == [
        golden, golden, "\(name)/\(golden)", "\(package.path)/\(golden)",
        "\(package.path)/\(golden)",
      ])
    for paths in paths {
      #expect(
        paths.path(ofGolden: "\(paths.displayedManifests)/a.txt")
          == "\(package.path)/manifests/a.txt")
    }
  }

  @Test("While a test runs a harness, another one with the same folder is an error")
  func twice() async throws {
    let folder = try TestRunFolder(of: ShopSnapshots.manifest, test: tool.testFile)
    await #expect(throws: TestRunError.alreadyRunning(folder.path)) {
      try await ShopSnapshots.run(file: tool.testFile)
    }
    let other = try TestRunFolder(of: "Hotel", test: tool.testFile)
    other.finish(needsTexts: false)
    folder.finish(needsTexts: false)
  }

  @Test("A folder of a run that cannot be written is an error")
  func unwritable() throws {
    let folder = try TestRunFolder(of: ShopSnapshots.manifest, test: tool.testFile)
    folder.finish(needsTexts: false)
    let step = "\(folder.path)/step.txt"
    try FileSystem.remove(step)
    try FileSystem.createFolder(step)
    defer { try? FileManager.default.removeItem(atPath: step) }
    #expect(throws: TestRunError.unwritable(folder.path, reason: "Is a directory")) {
      try TestRunFolder(of: ShopSnapshots.manifest, test: tool.testFile)
    }
  }

  @Test("The text of an unstable screen is deleted, and one that cannot be written is an error")
  func texts() throws {
    let folder = try TestRunFolder(of: "Shop", test: tool.testFile)
    defer { folder.finish(needsTexts: false) }
    let golden = GoldenFile(folder: .compact, name: "cart")
    let path = "\(folder.texts)/compact/cart.txt"
    try folder.keep(Array("text\n".utf8), of: golden)
    #expect(try FileSystem.contents(of: path) == Array("text\n".utf8))
    try folder.keep(nil, of: golden)
    #expect(try FileSystem.names(in: "\(folder.texts)/compact") == [])
    try FileSystem.createFolder("\(path)/folder")
    #expect(throws: FileSystem.Failure(code: EISDIR)) {
      try folder.keep([], of: golden)
    }
  }

  @Test("Without a package, goldens are in the folder of the test's file")
  func noPackage() throws {
    let files = FileManager.default
    try files.removeItem(at: tool.folder.appendingPathComponent("Package.swift"))
    try files.createDirectory(
      at: tool.folder.appendingPathComponent("Tests"), withIntermediateDirectories: false)
    let paths = try PackagePaths(Options(), in: environment([:]))
    #expect(paths.manifests == "\(tool.folder.path)/Tests/manifests")
    #expect(paths.displayedManifests == "manifests")
    #expect(paths.path(of: "report.html") == "\(tool.folder.path)/Tests/report.html")
    let other = try PackagePaths(Options(), in: environment(["SCREENWALK_MANIFESTS": "../goldens"]))
    #expect(other.manifests == "\(tool.folder.path)/goldens" && other.hasCustomManifests)
  }
}
