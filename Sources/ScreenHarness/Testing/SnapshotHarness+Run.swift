public import Foundation
import ScreenJobs
import ScreenRendering
public import ScreenSnapshot
import ScreenSystem

extension SnapshotHarness {
  /// Performs a verb of `swift package snapshot` in a test, without other processes.
  ///
  /// The variable `SCREENWALK_VERB` has the verb, by default `verify`, and `SCREENWALK_ARGUMENTS` has its
  /// arguments, quoted as in a shell. `xcodebuild` passes variables with the prefix `TEST_RUNNER_`:
  ///
  /// ```swift
  /// @Test func screens() async throws { try await NotesSnapshots.run() }
  /// ```
  ///
  /// Goldens are in `manifests` of the nearest folder with a `Package.swift` at or above the file of the test, or
  /// else of the folder of that file, unless `SCREENWALK_MANIFESTS` names another folder. A screen that traps or
  /// hangs ends the test run, and the next run prints which one it was.
  ///
  /// - Parameters:
  ///   - goldens: A folder with a copy of `manifests` to read, such as `Bundle.module.resourceURL`, on a machine that
  ///     does not have the sources. Recording always writes beside the sources.
  ///   - file: The file of the test.
  /// - Throws: ``FailedRun`` if the exit status is not 0, or an error with a hint if the run cannot start.
  public static func run(goldens: URL? = nil, file: String = #filePath) async throws {
    var environment = ToolEnvironment.test(of: executable, in: file, goldens: goldens?.path)
    environment.arguments = try environment.argumentsInVariables()
    let otherTimeZone = try TestRunError.adoptTimeZone(timeZone, in: &environment)
    if let otherTimeZone, environment.arguments.first == Verb.record.name { throw otherTimeZone }
    let folder = try TestRunFolder(of: manifest, test: file)
    // At once, because a screen may hang or trap.
    StandardOutput.process.write(folder.note)
    let transcript = Transcript()
    let run = UnfinishedRun { folder.begin($0()) }
    let tool = SnapshotTool(
      harness: AnySnapshotHarness(Self.self), environment: environment,
      console: transcript.console, announce: run.announce,
      keep: { transcript.keep($1, of: $0, in: folder) })
    let end = await tool.run()
    run.finish()
    guard end.status != .success else {
      folder.finish(needsTexts: false)
      return StandardOutput.process.write(transcript.text)
    }
    if let otherTimeZone { transcript.print("note: \(otherTimeZone)\n") }
    let hasTexts = FileSystem.isFolder(folder.texts)
    if hasTexts { transcript.print("note: the texts that differ are in '\(folder.texts)'\n") }
    folder.finish(needsTexts: hasTexts)
    throw FailedRun(status: end.status.rawValue, reason: end.meaning, output: transcript.text)
  }

  /// The name of the harness's executable, which is also that of its module.
  static var executable: String {
    String(String(reflecting: Self.self).prefix { $0 != "." })
  }
}

/// A run in a test whose exit status is not 0.
public struct FailedRun: LocalizedError, CustomStringConvertible {
  /// The exit status that the command line has: 1 for differences, 2 for an incomplete run, 64 for wrong arguments.
  public let status: Int32

  /// What the status means: `4 screens have no golden yet`.
  public let reason: String

  /// All that the command prints, which is not printed in this case.
  public let output: String

  /// The reason, and the output below it.
  public var description: String { "\(reason)\n\(output)" }

  /// The same, for a test runner that prints errors as Foundation does.
  public var errorDescription: String? { description }
}

/// What the tool prints in a test: the test prints it if the run succeeds, and throws it if not.
@MainActor
private final class Transcript {
  private(set) var text = ""

  var console: Console { Console(output: print, errors: print) }

  /// Writes a text that differs from its golden, or prints why it cannot; the failure costs only the attachment.
  func keep(_ text: [UInt8]?, of golden: GoldenFile, in folder: TestRunFolder) {
    do throws(FileSystem.Failure) {
      try folder.keep(text, of: golden)
    } catch {
      print("note: \(TestRunError.unwritable(folder.texts, reason: error.reason))\n")
    }
  }

  func print(_ piece: String) {
    text += piece
  }
}
