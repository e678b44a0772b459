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
    let otherTimeZone = try TestRunError.otherTimeZone(than: timeZone, environment)
    if let otherTimeZone {
      if environment.arguments.first == Verb.record.name { throw otherTimeZone }
      // For the commands to type next.
      environment.variables["TZ"] = timeZone
    }
    let folder = try TestRunFolder(of: manifest, test: file)
    Transcript.printNotes(on: folder, otherTimeZone)
    let transcript = Transcript()
    let run = UnfinishedRun { folder.begin($0()) }
    let tool = SnapshotTool(
      harness: AnySnapshotHarness(Self.self), environment: environment,
      console: transcript.console, announce: run.announce,
      keep: { transcript.keep($1, of: $0, in: folder) })
    let status = ExitPolicy.status(await tool.run())
    run.finish()
    let hasTexts = status != .success && FileSystem.isFolder(folder.texts)
    if hasTexts { transcript.print("note: the texts that differ are in '\(folder.texts)'\n") }
    folder.finish(needsTexts: hasTexts)
    if status != .success { throw FailedRun(status: status.rawValue, output: transcript.text) }
  }

  /// The name of the harness's executable, which is also that of its module.
  static var executable: String {
    String(String(reflecting: Self.self).prefix { $0 != "." })
  }
}

/// A run in a test whose exit status is not 0.
public struct FailedRun: Error, CustomStringConvertible {
  /// The exit status that the command line has: 1 for differences, 2 for an incomplete run, 64 for wrong arguments.
  public let status: Int32

  /// All that the command prints.
  public let output: String

  /// The output, which ends with the counts.
  public var description: String { output }
}

/// What the tool prints in a test, which is the text of the error, too.
@MainActor
private final class Transcript {
  private(set) var text = ""

  var console: Console { Console(output: print, errors: print) }

  /// Writes a text that differs from its golden, or prints why it cannot be written.
  func keep(_ text: [UInt8]?, of golden: GoldenFile, in folder: TestRunFolder) {
    do {
      try folder.keep(text, of: golden)
    } catch {
      print("note: \(error)\n")
    }
  }

  func print(_ piece: String) {
    text += piece
    Self.write(piece)
  }

  /// Prints what a reader of the log must know, and a reader of the error need not.
  static func printNotes(on folder: TestRunFolder, _ otherTimeZone: TestRunError?) {
    let notes = [
      "the step in progress and the texts that differ are in '\(folder.path)'",
      folder.unfinishedStep.map { "the last run ended while \($0)" },
      otherTimeZone?.description,
      "the screens render in this process: a hang has no time limit, and a static that a screen sets stays set",
    ]
    for note in notes.compactMap(\.self) { write("note: \(note)\n") }
  }

  /// Writes to standard output, because a log of a test in a simulator has no standard error.
  private static func write(_ piece: String) {
    StandardOutput.process.write(piece)
  }
}
