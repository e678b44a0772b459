#if os(macOS) || os(Linux)
  package import Foundation

  /// A program such as `patch` or `git`.
  package enum PatchTool {
    /// Whether the program can be started.
    package static func isInstalled(_ name: String) -> Bool {
      (try? run([name, "--version"], in: temporaryFolder))?.status == 0
    }

    /// Runs a program without any configuration, and outside of any repository.
    package static func run(_ command: [String], in folder: URL) throws -> (
      status: Int32, output: String
    ) {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        .merging([
          "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path(percentEncoded: false),
          "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ]) { $1 }
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
  }
#endif
