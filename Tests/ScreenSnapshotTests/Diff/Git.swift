import Foundation

/// The git of this machine, which the tests take for the judge of a patch.
enum Git {
  static let isInstalled = (try? run(["--version"], in: .temporaryDirectory))?.status == 0

  /// Runs git as if nothing were configured and no repository were near.
  static func run(
    _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
      .merging([
        "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path(percentEncoded: false),
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_NOSYSTEM": "1",
      ]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
