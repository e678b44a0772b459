import Foundation
import ScreenGoldens
import ScreenJobs
import ScreenRendering
public import ScreenSnapshot
import ScreenSystem

extension SnapshotHarness {
  /// Compares every screen and every journey with its golden in a test, as `swift package snapshot`
  /// does.
  ///
  /// Call it once for all screens: a test for each screen takes longer than the screens. It writes
  /// nothing. Screens render in the process of the test, so a screen that traps or calls `exit` fails the
  /// test run, and a static that a screen sets stays set for the screens after it. `--check-stability` on
  /// the command line finds such screens. A screen that calls `_exit(0)` ends the test run with success.
  ///
  /// If the harness is in the module of the test, which has no command line, the next steps are those of a test that
  /// calls ``run(goldens:file:)``.
  ///
  /// - Parameters:
  ///   - screens: Names or patterns as on the command line: `"note*"`, `"journeys/*"`. Default: all
  ///     screens and journeys.
  ///   - package: The folder of the package, with the goldens in `manifests`; by default, the nearest
  ///     folder with a `Package.swift` at or above the file of the test, or else the folder of that file.
  ///   - file: The file of the test.
  ///   - fileID: The module and the name of that file.
  /// - Returns: A failure for each reason that screens differ.
  /// - Throws: An error with a hint if there is nothing to compare: no package, no screen of that
  ///   name, no screens at all, or a folder that cannot be read; or if the machine does not have the
  ///   harness's time zone.
  public static func verified(
    _ screens: String..., package: String? = nil, file: String = #filePath, fileID: String = #fileID
  ) async throws -> VerifiedScreens {
    var options = Options()
    options.packagePath = package
    var environment = ToolEnvironment.test(of: executable, in: file)
    var ofPackage = environment
    // The paths of values are relative to the package.
    ofPackage.shellFolder = nil
    let paths = try PackagePaths(options, in: ofPackage)
    var request = RunRequest(
      manifests: paths.manifests, displayedManifests: paths.displayedManifests)
    request.selection.patterns = screens
    request.locatesScreens = false
    let otherTimeZone = try TestRunError.adoptTimeZone(timeZone, in: &environment)
    let run = UnfinishedRun()
    defer { run.finish() }
    do {
      let harness = AnySnapshotHarness(Self.self)
      let runner = InProcessRunner(harness, announce: run.announce)
      let pipeline = try SnapshotPipeline(request, harness: harness, runner: runner)
      return VerifiedScreens(
        try await pipeline.compare(), by: executable,
        in: fileID.hasPrefix("\(executable)/") ? environment : nil,
        note: otherTimeZone.map { "note: \($0)" }, path: paths.path(ofGolden:))
    } catch let error as SelectionError {
      throw UsageError(error)
    }
  }
}
