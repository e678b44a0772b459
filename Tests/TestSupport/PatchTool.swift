#if os(macOS) || os(Linux)
  package import Foundation

  /// A program such as `patch` or `git`.
  package enum PatchTool {
    /// Whether the program can be started.
    package static func isInstalled(_ name: String) -> Bool {
      (try? run([name, "--version"], in: temporaryFolder))?.status == 0
    }

    /// Runs a program without any configuration, and outside of any repository.
    package static func run(_ command: [String], in folder: URL) throws -> CommandResult {
      try Shell.run(
        command, in: folder,
        variables: [
          "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path(percentEncoded: false),
          "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ])
    }
  }
#endif
