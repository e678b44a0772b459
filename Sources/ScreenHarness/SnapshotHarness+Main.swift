import Foundation
public import ScreenSnapshot

extension SnapshotHarness {
  /// Runs the command line, and ends the process with its status.
  ///
  /// Marked `@main`, the harness's type is the tool: `swift run BookshelfSnapshots --help`. The tool
  /// starts the same executable again for the processes that screens are shown in.
  public static func main() async {
    if CommandLine.arguments.dropFirst() == [Worker.argument] {
      await Worker.run { ScreenWalk(Self.self) }
    }
    let tool = SnapshotTool(
      walk: ScreenWalk(Self.self), environment: .process, console: .process)
    exit(await tool.run())
  }
}
