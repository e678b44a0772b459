import Foundation
// A harness has one import. `ScreenNavigation` is not exported: a team with routers of its own
// uses the names of its types, and a second visible `TabRouter` is an ambiguity error.
@_exported public import ScreenContents
@_exported public import ScreenSnapshot
@_exported public import ScreenText

extension SnapshotHarness {
  /// Runs the command line, and exits with its status.
  ///
  /// The harness's type with `@main` is the tool: `swift run BookshelfSnapshots --help`. The tool
  /// starts the same executable again for the processes that render screens.
  public static func main() async {
    await SnapshotTool.main { AnySnapshotHarness(Self.self) }
  }
}

extension SnapshotTool {
  /// Runs as the tool, or as one of its workers, and exits.
  ///
  /// - Parameter makeHarness: Creates the harness. No code of the app runs before it.
  static func main(_ makeHarness: @MainActor () -> AnySnapshotHarness) async -> Never {
    if CommandLine.arguments.dropFirst() == [Worker.argument] { await Worker.run(makeHarness) }
    // A closed pipe and a file size limit are errors of a write, and must not end this process. The
    // tool must see how workers exit, whatever the shell has set.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    let environment = ToolEnvironment.process
    let tool = SnapshotTool(
      harness: makeHarness(), environment: environment, console: .process)
    let status = StandardOutput.process.status(after: await tool.run())
    environment.writeStatusFile(status.rawValue)
    exit(status.rawValue)
  }
}
