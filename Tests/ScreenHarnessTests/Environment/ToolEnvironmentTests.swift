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

  @Test("The package is the nearest that encloses the folder, or else that of the executable")
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
    let inner = try PackagePaths(Options(), in: Self.environment(in: "\(package.path)/Sources"))
    #expect(inner.manifests == "\(package.path)/manifests")
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
}
