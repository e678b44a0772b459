import Foundation
import TestSupport
import Testing

extension ShellTests {
  /// A package that contains the plugin, and a harness that only prints its configuration, so that
  /// Screenwalk is not built twice.
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

    @Test("The plugin ends with SwiftPM, so that the tool can end its run", .timeLimit(.minutes(2)))
    func ended() throws {
      // The stub keeps the pipe open until its parent, the plugin, ends.
      try package.write(
        """
        import Foundation

        let pipe = FileHandle(forWritingAtPath: ProcessInfo.processInfo.environment["PIPE"]!)!
        let parent = getppid()
        try pipe.write(contentsOf: Data("started\\n".utf8))
        for _ in 0..<6000 where getppid() == parent { usleep(10_000) }
        try pipe.write(contentsOf: Data("ended\\n".utf8))

        """, to: "Sources/StubSnapshots/main.swift")
      let pipe = package.folder.appendingPathComponent("pipe").path
      try #require(mkfifo(pipe, 0o600) == 0)
      let file = open(pipe, O_RDONLY | O_NONBLOCK)
      let process = try package.startSwiftPackage(["snapshot"], variables: ["PIPE": pipe])
      var event = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      try #require(poll(&event, 1, 100_000) == 1)
      kill(process.identifier, SIGTERM)
      // From here on, a read waits for the end of the stub.
      try #require(fcntl(file, F_SETFL, 0) == 0)
      let reader = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      #expect(try reader.readToEnd() == Data("started\nended\n".utf8))
      #expect(process.wait().status == SIGTERM)
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
