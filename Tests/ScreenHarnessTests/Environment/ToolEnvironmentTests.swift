import Foundation
import TestSupport
import Testing

@testable import ScreenHarness

@Suite("ToolEnvironment")
struct ToolEnvironmentTests {
  @Test(
    "The option, the variables and the terminal determine whether output is colored",
    arguments: [
      (Options.Color.auto, [:], true, true), (.auto, [:], false, false),
      (.auto, ["NO_COLOR": "1"], true, false), (.auto, ["NO_COLOR": ""], true, true),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["TERM": "dumb"], true, false), (.always, ["NO_COLOR": "1"], false, true),
      (.never, ["CLICOLOR_FORCE": "1"], true, false),
    ] as [(Options.Color, [String: String], Bool, Bool)])
  func colors(
    choice: Options.Color, variables: [String: String], isTerminal: Bool, isColored: Bool
  ) {
    let environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "/", variables: variables,
      isTerminal: isTerminal)
    #expect(environment.isColored(choice) == isColored)
  }

  @Test(
    "Commands outside of the package name it for SwiftPM", arguments: [false, true])
  func otherPackage(isPlugin: Bool) {
    let environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "/",
      variables: isPlugin ? ["SCREENWALK_PLUGIN": "1"] : [:], package: "my shop/Snapshots",
      configuration: "-c release ")
    let options = "--package-path 'my shop/Snapshots' -c release"
    #expect(
      [.verify, .record, .review].map { environment.command($0) }
        == (isPlugin
          ? [
            "swift package \(options) snapshot",
            "swift package \(options) --allow-writing-to-package-directory snapshot record",
            "swift run \(options) ShopSnapshots review",
          ]
          : [
            "swift run \(options) ShopSnapshots",
            "swift run \(options) ShopSnapshots record",
            "swift run \(options) ShopSnapshots review",
          ]))
  }

  private static func environment(in folder: String) -> ToolEnvironment {
    ToolEnvironment(arguments: [], executable: "ShopSnapshots", workingDirectory: folder)
  }

  @Test("In a folder without a package, the package is that of the executable")
  func packageOfExecutable() throws {
    let folder = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = folder.appendingPathComponent("my app/Snapshots")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try Data().write(to: package.appendingPathComponent("Package.swift"))
    let executable = "\(package.path)/.build/debug/ShopSnapshots"
    let found = ["", "/my app", "/my app/Snapshots", "/elsewhere"].map {
      PackagePaths.package(of: executable, from: folder.path + $0)
    }
    #expect(found == ["my app/Snapshots", "Snapshots", nil, package.path])
    var environment = Self.environment(in: folder.path)
    environment.package = found[0]
    let paths = try PackagePaths(Options(), in: environment)
    #expect(paths.manifests == "\(package.path)/manifests")
    #expect(paths.path(of: "report.json") == "\(folder.path)/report.json")
    environment.shellFolder = folder.path
    let shown = try PackagePaths(Options(), in: environment)
    #expect(shown.displayedManifests == "my app/Snapshots/manifests")
    #expect(shown.path(ofGolden: "my app/Snapshots/manifests/a") == "\(package.path)/manifests/a")
  }

  @Test("The package is the nearest enclosing folder with a Package.swift")
  func packagePaths() throws {
    let folder =
      temporaryFolder
      .appendingPathComponent("screenwalk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("Sources/App").path
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    #expect(throws: PackagePathsError.packageNotFound(inner)) {
      try PackagePaths(Options(), in: Self.environment(in: inner))
    }
    var options = Options()
    options.manifests = "../goldens"
    let alone = try PackagePaths(options, in: Self.environment(in: inner))
    #expect(alone.manifests == "\(folder.path)/Sources/goldens")
    #expect(alone.displayedManifests == alone.manifests)
    #expect(alone.path(of: "report.json") == "\(inner)/report.json")
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let paths = try PackagePaths(Options(), in: Self.environment(in: inner))
    #expect(paths.manifests == "\(folder.path)/manifests")
    #expect(paths.displayedManifests == "manifests")
    #expect(!paths.hasCustomManifests)
    #expect(throws: PackagePathsError.notPackage("\(inner)/nowhere")) {
      var options = Options()
      options.packagePath = "nowhere"
      return try PackagePaths(options, in: Self.environment(in: inner))
    }
    #expect(
      PackagePathsError.packageNotFound("/tmp").description == """
        no Package.swift found in '/tmp' or its parent folders
        hint: run in the folder of the package or use '--package-path DIR' ('package:' or 'goldens:' in a test)
        """)
  }
}
