#if os(macOS) || os(Linux)
  package import Foundation

  /// The status and the streams of a command that has ended.
  package struct CommandResult: Equatable, Error {
    package let status: Int32
    package let output: String
    package let errors: String

    package init(status: Int32, output: String = "", errors: String = "") {
      (self.status, self.output, self.errors) = (status, output, errors)
    }

    /// Throws the result of a command that failed, although a test needs what it makes.
    package func requireSuccess() throws {
      if status != 0 { throw self }
    }
  }

  /// Runs commands as a user's shell does.
  package enum Shell {
    /// Runs a command with files for its output, because a full pipe would block the command.
    package static func run(
      _ command: [String], in folder: URL, variables: [String: String] = [:], input: String? = nil
    ) throws -> CommandResult {
      let files = temporaryFolder.appendingPathComponent("screenwalk-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: files) }
      let output = try stream("output", in: files)
      let errors = try stream("errors", in: files)

      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      process.currentDirectoryURL = folder
      process.environment = environment(with: variables)
      if let input {
        let stream = try stream("input", in: files)
        try stream.handle.write(contentsOf: Data(input.utf8))
        process.standardInput = try FileHandle(forReadingFrom: stream.url)
      } else {
        process.standardInput = FileHandle.nullDevice
      }
      process.standardOutput = output.handle
      process.standardError = errors.handle
      try process.run()
      process.waitUntilExit()
      return CommandResult(
        status: process.terminationStatus,
        output: try String(contentsOf: output.url, encoding: .utf8),
        errors: try String(contentsOf: errors.url, encoding: .utf8))
    }

    private static func stream(
      _ name: String, in folder: URL
    ) throws -> (url: URL, handle: FileHandle) {
      let url = folder.appendingPathComponent(name)
      try Data().write(to: url)
      return (url, try FileHandle(forWritingTo: url))
    }

    /// The variables of this process, except for those that change the output of the tool or of Git.
    private static func environment(with variables: [String: String]) -> [String: String] {
      let own = [
        "NO_COLOR", "CLICOLOR_FORCE", "GITHUB_ACTIONS", "SCREENWALK_PLUGIN", "SCREENWALK_HARNESSES",
        "SCREENWALK_OWNS_FOLDER",
      ]
      return ProcessInfo.processInfo.environment
        .filter { !own.contains($0.key) && !$0.key.hasPrefix("GIT_") }
        .merging(variables) { $1 }
    }
  }
#endif
