import Foundation
import PackagePlugin

/// `swift package snapshot`: finds the package's harnesses, builds them, runs them.
///
/// A doorbell, no more: arguments are passed on as they are, and all words about screens and
/// goldens are the tool's. It asks for no permission, so on macOS its sandbox proves that
/// verifying writes nothing.
@main
struct SnapshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if Harness.namesPackage(arguments) { throw SnapshotPluginError.otherPackage }
    let harnesses = try Harness.all(in: context.package)
    var errors: [SnapshotPluginError] = []
    for harness in try Harness.chosen(of: harnesses, by: arguments) {
      do {
        let tool = try build(harness)
        try run(tool, of: harness, among: harnesses, in: context, arguments)
      } catch let error as SnapshotPluginError {
        errors.append(error)
        if error.isFinal { break }
      }
    }
    try fail(with: errors)
  }

  /// Tells of all errors, and throws the worst one.
  ///
  /// At the end, since SwiftPM builds nothing more once a plugin has told of an error.
  private func fail(with errors: [SnapshotPluginError]) throws {
    let errors = errors.sorted { $0.rank < $1.rank }
    for error in errors.dropLast() { Diagnostics.error(error.description) }
    if let worst = errors.last { throw worst }
  }

  /// Builds a harness, and finds its executable by its exact name.
  private func build(_ harness: Harness) throws -> URL {
    let result = try packageManager.build(.product(harness.name), parameters: .init())
    guard result.succeeded else {
      throw SnapshotPluginError.notBuilt(harness: harness.name, log: BuildLog(result.logText))
    }
    let tool = result.builtArtifacts.first { artifact in
      artifact.kind == .executable
        && artifact.url.deletingPathExtension().lastPathComponent == harness.name
    }
    guard let tool else { throw SnapshotPluginError.noExecutable(harness: harness.name) }
    return tool.url
  }

  /// Runs a harness in the folder where the user stands, and waits for it.
  ///
  /// That all is well is believed of the tool alone, which leaves its status in a file too: an executable
  /// that is no harness, or an app that ends itself, would be green.
  private func run(
    _ tool: URL, of harness: Harness, among harnesses: [Harness], in context: PluginContext,
    _ arguments: [String]
  ) throws {
    let statusFile = context.pluginWorkDirectoryURL.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: statusFile) }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--package-path", context.package.directoryURL.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SCREENWALK_PLUGIN": "1",
      "SCREENWALK_HARNESSES": harnesses.map(\.name).joined(separator: ","),
      "SCREENWALK_STATUS_FILE": statusFile.path,
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw SnapshotPluginError.crashed(harness: harness.name, signal: process.terminationStatus)
    }
    guard process.terminationStatus == 0 else {
      throw SnapshotPluginError.failed(
        harness: harness.name, verb: SnapshotVerb(in: arguments),
        status: process.terminationStatus)
    }
    guard (try? String(contentsOf: statusFile, encoding: .utf8)) == "0" else {
      throw SnapshotPluginError.noStatusFile(harness: harness.name)
    }
  }
}
