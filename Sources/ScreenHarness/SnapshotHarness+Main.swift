import Foundation
// A harness has one import. `ScreenNavigation` is not exported: a team with routers of its own
// uses the names of its types, and a second visible `TabRouter` is an ambiguity error.
import ScreenAudit
@_exported public import ScreenContents
import ScreenCoverage
import ScreenExplore
import ScreenGoldens
import ScreenJobs
@_exported public import ScreenPayloads
import ScreenRendering
@_exported public import ScreenSnapshot
import ScreenSystem
import ScreenViews

extension SnapshotHarness {
  /// Runs the command line, and exits with its status.
  ///
  /// The harness's type with `@main` is the tool: `swift run BookshelfSnapshots --help`. The tool
  /// starts the same executable again for the processes that render screens.
  public static func main() async {
    await SnapshotTool.main(Self.self)
  }
}

extension SnapshotTool {
  /// The kinds of jobs that workers run.
  static let jobs =
    JobKinds.ofRendering + JobKinds.ofGoldens + JobKinds.ofCoverage + JobKinds.ofAudits
    + JobKinds.ofExploration + JobKinds.ofViews

  /// Runs as the tool, or as one of its workers, and exits.
  ///
  /// The harness's code runs only in this function.
  static func main<Harness: SnapshotHarness>(_ harness: Harness.Type) async -> Never {
    // A worker inherits the time zone.
    if ProcessRegion.arguments == [Worker.argument] {
      await Worker.run(jobs) { AnySnapshotHarness(harness) }
    }
    let run = UnfinishedRun()
    let environment = ToolEnvironment.process
    do throws(ProcessRegionError) {
      // Before this process changes how it treats signals, because they stay so.
      try ProcessRegion.enter(Harness.timeZone)
    } catch {
      Console.process.printError(error)
      UnfinishedRun.exit(.failure)
    }
    // A closed pipe and a file size limit are errors of a write, and must not end this process. The
    // tool must see how workers exit, whatever the shell has set.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    if environment.arguments.first == PackagePaths.argument {
      PackagePaths.printFolder(of: Harness.manifest, environment)
      UnfinishedRun.exit(.success)
    }
    let tool = SnapshotTool(
      harness: AnySnapshotHarness(harness), environment: environment, console: .process,
      announce: run.announce)
    let end = await tool.run().checked()
    environment.writeStatusFile(end)
    UnfinishedRun.exit(end.status)
  }
}
