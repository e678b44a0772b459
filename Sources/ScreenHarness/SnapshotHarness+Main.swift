import Foundation
public import ScreenSnapshot

extension SnapshotHarness {
  /// Runs the command line, and ends the process with its status.
  ///
  /// Marked `@main`, the harness's type is the tool: `swift run BookshelfSnapshots --help`. The tool
  /// starts the same executable again for the processes that screens are shown in.
  public static func main() async {
    if CommandLine.arguments.dropFirst() == [Worker.argument] {
      await Worker.run { AnySnapshotHarness(Self.self) }
    }
    // A reader that is gone, and a file that may not grow, are errors where it is written to, and no
    // end of this process; and how workers end has to be known, whatever the shell has set.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    let environment = ToolEnvironment.process
    let tool = SnapshotTool(
      harness: AnySnapshotHarness(Self.self), environment: environment, console: .process)
    let status = StandardOutput.process.status(after: await tool.run())
    environment.writeStatusFile(status.rawValue)
    exit(status.rawValue)
  }
}
