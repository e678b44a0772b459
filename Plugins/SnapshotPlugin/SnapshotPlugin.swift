import Foundation
import PackagePlugin

/// `swift package snapshot`: finds the package's harnesses, builds them, runs them.
///
/// The plugin passes arguments on unchanged; the tool parses them. It asks for no permission, so on
/// macOS the sandbox guarantees that verifying writes nothing.
@main
struct SnapshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    exitAfterSwiftPM()
    deleteOldStatusFiles(in: context)
    if HarnessTarget.namesPackage(arguments) { throw SnapshotPluginError.otherPackage }
    let harnesses = try HarnessTarget.names(in: context.package)
    var errors: [SnapshotPluginError] = []
    var tools: [(harness: String, executable: URL)] = []
    let isQuiet = arguments.prefix { $0 != "--" }.contains("--quiet")
    for harness in try HarnessTarget.selected(from: harnesses, by: arguments) {
      do {
        tools.append((harness, try build(harness, in: context.package, isQuiet: isQuiet)))
      } catch let error as SnapshotPluginError {
        errors.append(error)
      }
    }
    var variables = ["SCREENWALK_HARNESSES": harnesses.joined(separator: ",")]
    variables["SCREENWALK_PACKAGE"] = context.package.pathFromOutside
    do {
      if try haveOwnFolders(tools, in: context, arguments), tools.count == harnesses.count {
        variables["SCREENWALK_OWNS_FOLDER"] = "1"
      }
    } catch let error as SnapshotPluginError {
      return try report(errors + [error])
    }
    for (harness, tool) in tools {
      do {
        try runTool(tool, of: harness, variables, in: context, arguments)
      } catch let error as SnapshotPluginError {
        errors.append(error)
        if error.isFinal { break }
      }
    }
    try report(errors)
  }

  /// Whether harnesses have folders of goldens of their own; false if one does not tell its folder.
  ///
  /// - Throws: ``SnapshotPluginError/sharedFolder(_:harnesses:)``, because each would delete the goldens of the other.
  private func haveOwnFolders(
    _ tools: [(harness: String, executable: URL)], in context: PluginContext,
    _ arguments: [String]
  ) throws -> Bool {
    if tools.count == 1 { return true }
    var owners: [String: String] = [:]
    for (harness, tool) in tools {
      // A tool that cannot tell says why when it runs.
      guard let folder = try folder(of: tool, in: context, arguments) else { continue }
      if let owner = owners.updateValue(harness, forKey: folder.lowercased()) {
        throw SnapshotPluginError.sharedFolder(folder, harnesses: [owner, harness])
      }
    }
    return owners.count == tools.count
  }

  /// The folder of goldens that a harness prints behind a mark; nil if it prints none.
  private func folder(
    of tool: URL, in context: PluginContext, _ arguments: [String]
  ) throws -> String? {
    let question = "--screenwalk-folder"
    let (process, output) = (process(tool, [question], in: context, arguments), Pipe())
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let mark = "\(question): "
    return text.split(separator: "\n").last { $0.hasPrefix(mark) }
      .map { String($0.dropFirst(mark.count)) }
  }

  /// The process of a harness in the user's working directory, with the arguments unchanged.
  private func process(
    _ tool: URL, _ hidden: [String] = [], in context: PluginContext, _ arguments: [String]
  ) -> Process {
    let process = Process()
    process.executableURL = tool
    process.arguments =
      Self.localeArguments + hidden + ["--package-path", context.package.directoryURL.path]
      + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["TZ": "UTC"]) { $1 }
    return process
  }

  /// Reports all errors and throws the most severe one.
  ///
  /// This is the last step, because SwiftPM builds nothing after a plugin reports an error.
  private func report(_ errors: [SnapshotPluginError]) throws {
    let errors = errors.sorted { $0.rank < $1.rank }
    for error in errors.dropLast() { Diagnostics.error(error.description) }
    if let worst = errors.last { throw worst }
  }

  /// Builds a harness, in debug unless `swift package` has another configuration, and finds its
  /// executable by its exact name.
  private func build(
    _ harness: String, in package: Package, isQuiet: Bool
  ) throws -> URL {
    // SwiftPM is silent while it builds for a plugin, and passes this line on at once.
    if !isQuiet { Diagnostics.progress("building harness '\(harness)'") }
    let result = try packageManager.build(
      .product(harness), parameters: .init(configuration: .inherit))
    guard result.succeeded else {
      let log = BuildLog(result.logText)
      throw SnapshotPluginError.notBuilt(
        harness: harness, options: package.option + log.configuration, log: log)
    }
    let tool = result.builtArtifacts.first { artifact in
      artifact.kind == .executable
        && artifact.url.deletingPathExtension().lastPathComponent == harness
    }
    guard let tool else { throw SnapshotPluginError.noExecutable(harness: harness) }
    return tool.url
  }

  /// Ends this process when SwiftPM ends, as after Ctrl-C; the tool then ends its run.
  ///
  /// SwiftPM neither ends its plugins nor passes signals on, and the sandbox of macOS denies a plugin to
  /// send signals.
  private func exitAfterSwiftPM() {
    let swiftPM = getppid()
    Thread.detachNewThread { @Sendable in
      while getppid() == swiftPM { Thread.sleep(forTimeInterval: 0.2) }
      exit(1)
    }
  }

  /// Deletes the status files of runs that ended with SwiftPM.
  private func deleteOldStatusFiles(in context: PluginContext) {
    let files = try? FileManager.default.contentsOfDirectory(
      at: context.pluginWorkDirectoryURL, includingPropertiesForKeys: nil)
    for file in files ?? [] where file.pathExtension == "status" {
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// The arguments for the locale of contents, without which the tool starts itself again, as it does without
  /// the variable `TZ`.
  private static var localeArguments: [String] {
    #if os(macOS)
      ["-AppleLocale", "en_001"]
    #else
      []
    #endif
  }

  /// Runs a harness and waits for it.
  ///
  /// Success requires the tool to have written status 0 to the status file. An executable that is no
  /// harness, or an app that calls `_exit(0)`, would succeed otherwise.
  private func runTool(
    _ tool: URL, of harness: String, _ variables: [String: String],
    in context: PluginContext, _ arguments: [String]
  ) throws {
    let statusFile = context.pluginWorkDirectoryURL.appending(path: "\(UUID()).status")
    defer { try? FileManager.default.removeItem(at: statusFile) }
    let process = process(tool, in: context, arguments)
    process.environment?.merge(variables) { $1 }
    process.environment?.merge(
      ["SCREENWALK_PLUGIN": "1", "SCREENWALK_STATUS_FILE": statusFile.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    SwiftPMOutput.waitUntilRead()
    guard process.terminationReason == .exit else {
      throw SnapshotPluginError.crashed(
        harness: harness, options: context.package.option, signal: process.terminationStatus)
    }
    let report = (try? String(contentsOf: statusFile, encoding: .utf8)) ?? ""
    let lines = report.split(separator: "\n", maxSplits: 1)
    guard process.terminationStatus == 0 else {
      throw SnapshotPluginError.failed(
        harness: harness, status: process.terminationStatus,
        meaning: lines.dropFirst().first.map(String.init) ?? "see its output")
    }
    guard lines.first == "0" else {
      throw SnapshotPluginError.noStatusFile(harness: harness)
    }
  }
}
