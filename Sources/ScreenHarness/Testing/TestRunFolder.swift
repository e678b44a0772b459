import Foundation
import ScreenRendering
import ScreenSystem
import ScreenText

/// The folder of a run in a test, which stays if the process ends: what the run is doing, and the texts that differ.
struct TestRunFolder: Sendable {
  let path: String

  /// What the last run was doing when its process ended; nil if it finished.
  let unfinishedStep: String?

  let lock: FolderLock?
  private let step: Int32

  /// Opens the folder of a manifest and a test, and deletes the texts of the last run.
  ///
  /// - Throws: ``TestRunError`` if another run uses the folder, or if it cannot be written.
  init(of manifest: String, test file: String) throws(TestRunError) {
    // A simulator and the host have the first one in common, and a device has only the second one.
    let root = access("/tmp", W_OK) == 0 ? "/tmp" : NSTemporaryDirectory()
    path = "\(root)/screenwalk-\(getuid())/\(manifest)-\(Checksum.text(of: file))"
    switch FolderLock.attempt(path) {
    case .acquired(let lock): self.lock = lock
    case .held: throw .alreadyRunning(path)
    case .unsupported: lock = nil
    }
    try? FileManager.default.removeItem(atPath: "\(path)/texts")
    let stepPath = "\(path)/step.txt"
    do throws(FileSystem.Failure) {
      let last = try FileSystem.contents(of: stepPath) ?? []
      unfinishedStep = last.isEmpty ? nil : String(decoding: last, as: UTF8.self)
      step = open(stepPath, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
      if step < 0 { throw FileSystem.Failure() }
    } catch {
      lock?.release()
      throw .unwritable(path, reason: error.reason)
    }
  }

  /// What the last run died in, what this one cannot prove, and where its results are.
  var note: String {
    let last = unfinishedStep.map {
      """
      note: the last run ended while \($0)
      hint: leave a screen out with SCREENWALK_ARGUMENTS='--exclude SCREEN'

      """
    }
    return (last ?? "")
      + """
      note: a screen that hangs is not stopped, and statics stay set; the current step and the texts are in \
      '\(path)'

      """
  }

  /// Writes what the run is about to do.
  func begin(_ work: String) {
    // A full disk costs the next run a note, and this one nothing.
    ftruncate(step, 0)
    lseek(step, 0, SEEK_SET)
    try? FileSystem.write(Array(work.utf8), to: step)
  }

  /// Writes a text that differs from its golden; nil deletes it.
  func keep(_ text: [UInt8]?, of golden: GoldenFile) throws(FileSystem.Failure) {
    let folder = "\(texts)/\(golden.folder.rawValue)"
    let file = "\(folder)/\(golden.fileName)"
    guard let text else { return try FileSystem.remove(file) }
    try FileSystem.createFolder(folder)
    try FileSystem.replace(file, with: text, through: "\(folder)/.new")
  }

  /// The folder of the texts that differ from their goldens.
  var texts: String { "\(path)/texts" }

  /// Ends the run, and deletes texts that it does not need.
  func finish(needsTexts: Bool) {
    ftruncate(step, 0)
    close(step)
    if !needsTexts { try? FileManager.default.removeItem(atPath: texts) }
    lock?.release()
  }
}

/// Why a run in a test cannot start.
enum TestRunError: Error, Equatable, CustomStringConvertible {
  /// Another test run uses the folder.
  case alreadyRunning(String)
  case unwritable(String, reason: String)
  /// The goldens are made in another time zone; the command runs the tests in it.
  case otherTimeZone(String, current: String, command: String)

  var description: String {
    switch self {
    case .alreadyRunning(let folder):
      """
      another test run uses the folder '\(folder)'
      hint: wait until it has finished, and run the harness in one test only
      """
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .otherTimeZone(let timeZone, let current, let command):
      """
      goldens are made in the time zone '\(timeZone)', and this test runs in '\(current)'
      hint: run this command: \(command)
      """
    }
  }
}

extension TestRunError {
  /// Puts the commands to type next in the time zone of the goldens.
  ///
  /// - Returns: The error that the process is in another one; nil if it is not.
  static func adoptTimeZone(
    _ timeZone: String, in environment: inout ToolEnvironment
  ) throws(ProcessRegionError) -> TestRunError? {
    guard let current = try ProcessRegion.current(otherThan: timeZone) else { return nil }
    environment.variables["TZ"] = timeZone
    return .otherTimeZone(timeZone, current: current, command: environment.testCommand())
  }
}
