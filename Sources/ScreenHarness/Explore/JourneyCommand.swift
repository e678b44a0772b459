import Foundation
import ScreenNavigation
import ScreenSnapshot
import ScreenText

/// Turns a recording of what a person did into the text of a journey.
@MainActor
struct JourneyCommand {
  let options: Options
  let paths: PackagePaths
  let console: Console
  let signals: SignalMonitor
  let harness: AnySnapshotHarness
  let app: ExploredApp

  /// Prints the journey.
  ///
  /// - Throws: ``RecordingFileError``, ``ExploreProblem`` if the app cannot start, or ``WorkerError``.
  func run() async throws -> Conclusion {
    let recording = try recording()
    signals.start()
    defer {
      app.end()
      signals.stop()
    }
    var journey = RecordedJourney(
      ExploreSession(of: harness) { [app] in try await app.outcome(of: $0) })
    do {
      let gap = try await journey.replay(recording)
      console.output(journey.text)
      guard let gap else { return .matched }
      printGap(gap, of: recording)
      return .differs
    } catch is CancellationError {
      console.output(journey.text)
      console.printDiagnostic("interrupted: the journey ends before the recording")
      return .interrupted
    } catch let problem as ExploreProblem {
      console.printDiagnostic("error: \(problem.message)")
      return .incomplete
    }
  }

  private func recording() throws(RecordingFileError) -> NavigationRecording {
    let path = options.patterns[0]
    let data: Data
    do {
      data = Data(try InputFile.bytes(at: paths.path(of: path)))
    } catch {
      throw .unreadable(path: path, reason: FileErrorReason.text(for: error))
    }
    do {
      return try NavigationRecording(decoding: data)
    } catch {
      throw .invalid(path: path, error)
    }
  }

  private func printGap(_ gap: RecordedJourney.Gap, of recording: NavigationRecording) {
    let choices: [String]
    switch gap {
    case .start(let screens):
      choices = screens
      console.printDiagnostic(
        "note: the journey is empty, because the start of the recording "
          + (screens.isEmpty ? "is on no screen" : "can be on several screens"))
    case .event(let number, let steps):
      choices = steps
      console.printDiagnostic(
        "note: the journey ends before event \(number) of \(recording.entries.count), which "
          + (steps.isEmpty ? "no control has" : "several controls have"))
    }
    console.printDiagnostic(
      choices.isEmpty
        ? "hint: add the step by hand, such as 'open URL' or 'type TEXT into FIELD'"
        : "hint: choose a step from the comment, or record with payloads")
  }
}

/// The reason why a recording cannot be read.
enum RecordingFileError: Error, Equatable {
  case unreadable(path: String, reason: String)
  case invalid(path: String, NavigationRecordingError)
}

extension RecordingFileError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "cannot read \(MessageFormatting.quoted(path)): \(reason)"
    case .invalid(let path, let error): "cannot read \(MessageFormatting.quoted(path)): \(error)"
    }
  }
}
