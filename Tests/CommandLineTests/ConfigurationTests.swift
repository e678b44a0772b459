import Testing

extension ShellTests {
  /// A package that contains the plugin, and a harness that only prints its configuration, so that
  /// the engine is not built twice.
  @Suite("The build configuration of swift package snapshot")
  struct ConfigurationTests {
    private let package: FixturePackage

    init() throws {
      package = try FixturePackage(emptyFolderFor: "Stub")
      try package.addPlugin()
      try package.write(Self.manifest, to: "Package.swift")
      try package.write("", to: "Sources/ScreenHarness/Empty.swift")
      try package.write(Self.harness, to: "Sources/StubSnapshots/main.swift")
    }

    @Test(
      "The plugin builds the harness in the configuration that precedes the verb",
      arguments: [([], "debug"), (["-c", "debug"], "debug"), (["-c", "release"], "release")])
    func inherited(options: [String], configuration: String) throws {
      let result = try package.swiftPackage(options + ["snapshot"])
      #expect(result.output.split(separator: "\n").last == "configuration: \(configuration)")
      #expect(result.errors.contains("harness 'StubSnapshots' exited with status 64"))
      #expect(result.status == 1)
    }

    @Test("A release build of a harness with '@testable' fails with a hint")
    func testable() throws {
      try package.write("let internalValue = 1\n", to: "Sources/ScreenHarness/Empty.swift")
      try package.write(
        "@testable import ScreenHarness\nprint(internalValue)\n",
        to: "Sources/StubSnapshots/main.swift")
      let failure = try package.swiftPackage(["-c", "release", "snapshot"])
      #expect(
        failure.errors.hasSuffix(
          """
          hint: '@testable' needs a debug build; remove '-c release', or write 'swift package \
          -c release -Xswiftc -enable-testing snapshot'
          hint: use 'swift build -c release --product StubSnapshots' to repeat the build

          """))
      #expect(failure.status == 1)
      let testing = ["-c", "release", "-Xswiftc", "-enable-testing", "snapshot"]
      #expect(try package.swiftPackage(testing).output == "1\n")
    }

    private static let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Stub",
        targets: [
          .plugin(
            name: "SnapshotPlugin",
            capability: .command(intent: .custom(verb: "snapshot", description: "Walk the app."))),
          .target(name: "ScreenHarness"),
          .executableTarget(name: "StubSnapshots", dependencies: ["ScreenHarness"]),
        ]
      )

      """

    private static let harness = """
      import Foundation

      #if DEBUG
        print("configuration: debug")
      #else
        print("configuration: release")
      #endif
      exit(64)

      """
  }
}
