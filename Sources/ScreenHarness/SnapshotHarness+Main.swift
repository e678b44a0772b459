import Foundation
public import ScreenSnapshot

extension SnapshotHarness {
  /// Runs the command line, and ends the process with its status.
  ///
  /// Marked `@main`, the harness's type is the tool: `swift run BookshelfSnapshots --help`.
  public static func main() async {
    let tool = SnapshotTool(
      walk: ScreenWalk(Self.self), environment: .process, console: .process)
    exit(await tool.run())
  }
}
