import Foundation
public import ScreenSnapshot

extension SnapshotHarness {
  /// Compares every screen with its golden, as `swift package snapshot` does, within a test.
  ///
  /// One call for all screens: a test for each would cost more than the screens do. Nothing is
  /// written. Screens are shown in the process of the test, so one that traps ends the tests.
  ///
  /// - Parameters:
  ///   - screens: The screens to look at, by name or pattern as on the command line; all by default.
  ///   - package: The folder of the package, which has the goldens in `manifests`; by default the
  ///     nearest one with a `Package.swift` at or above the file of the test.
  ///   - file: The file of the test.
  /// - Returns: What differs, in words.
  /// - Throws: An error that says what to do, where there is nothing to compare: no package, no
  ///   screen of that name, no screens at all, a folder that cannot be read.
  public static func verified(
    _ screens: String..., package: String? = nil, file: String = #filePath
  ) async throws -> VerifiedScreens {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    var options = Options()
    options.packagePath = package
    let paths = try PackagePaths(options, from: folder)
    var request = RunRequest(
      manifests: paths.manifests, displayedManifests: paths.displayedManifests)
    request.patterns = screens
    do {
      let pipeline = try SnapshotPipeline(request, harness: AnySnapshotHarness(Self.self))
      return VerifiedScreens(try await pipeline.compare().report, by: executable)
    } catch let error as SelectionError {
      throw UsageError.noSuchScreen(error.pattern, nearest: error.nearest)
    }
  }

  /// The name of the harness's executable, which is that of the module that it is declared in.
  private static var executable: String {
    String(String(reflecting: Self.self).prefix { $0 != "." })
  }
}
