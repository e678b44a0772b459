import Foundation
import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// Replays journeys, each on a new navigator.
@MainActor
final class JourneyPlayer: JobTool {
  private let app: SnapshotApp
  private let scenes: SceneBuilder
  private var performer: StepPerformer

  /// A journey with the results of this run.
  struct Replay {
    /// The bytes of the file with these results.
    let bytes: [UInt8]

    /// What is visible after the last step; nil if the journey ends with a step that is known to fail.
    let visible: VisibleScreen?

    /// Why the last step fails, as the journey says; nil if it does not.
    var known: String?
  }

  init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
    performer = StepPerformer(app, scenes: scenes)
  }

  /// Replays a journey, and writes its results.
  ///
  /// - Throws: `JourneyFileError`, `JourneyStepError`, or an error of the harness.
  func render(
    _ job: JourneyJob, with options: RenderOptions, onStep: OnStep
  ) async throws -> RenderedScreen {
    performer.dialogs = job.dialogs
    let replay = try await replay(
      job.journey, endingBeforeKnown: job.endsBeforeKnown, onStep: onStep)
    var rendered = RenderedScreen()
    rendered.note = replay.known.map {
      "ends with a step that fails, as is known: \(TextColumns.visible($0))"
    }
    if options.locates, let state = replay.visible?.described {
      rendered.locations = [ScreenLocation(of: state, in: .journeys)]
    }
    let text = RenderedText(folder: .journeys, bytes: replay.bytes)
    rendered.texts = [
      options.unmatched(text, ofGoldenNamed: job.journey.name)
    ].compactMap(\.self)
    return rendered
  }

  /// Performs the steps of a journey, up to one that is known to fail.
  ///
  /// If `endingBeforeKnown` is true, that step is not performed.
  ///
  /// - Throws: `JourneyFileError`, `JourneyStepError` for the first step that cannot be performed,
  ///   or an error of the harness before the first step.
  /// - Complexity: O(*n*) in the steps.
  func replay(
    _ journey: JourneySource, endingBeforeKnown: Bool = false, onStep: OnStep
  ) async throws -> Replay {
    let file = try JourneyFile(parsing: journey.bytes)
    let driver = try await start(file, onStep)
    var results: [[String]] = []
    var state: DescribedState?
    for step in file.steps {
      if endingBeforeKnown, let known = step.known {
        return Replay(bytes: file.filled(with: results + [[]]), visible: nil, known: known)
      }
      onStep(.journeyStep(line: step.line, text: step.displayed(redaction: app.redaction)))
      do {
        let result = try await performer.perform(step.action, with: driver)
        results.append(result.lines(after: state))
        // What the step shows is built now, so that no later step is blamed for a crash of its contents.
        _ = try? driver.scene
        state = result.state
      } catch {
        if let known = step.known, error.isFailureOfApp {
          return Replay(bytes: file.filled(with: results + [[]]), visible: nil, known: known)
        }
        throw JourneyStepError(
          line: step.line, step: name(of: step),
          reason: [firstChange(in: results, of: file), "\(error)"]
            .compactMap(\.self).joined(separator: "; "),
          visible: results.isEmpty ? nil : path(in: driver),
          trail: trail(of: results, in: file, to: step))
      }
    }
    return Replay(bytes: file.filled(with: results), visible: try driver.visible)
  }

  /// Starts the app as the first step of a journey says.
  ///
  /// - Throws: `JourneyStepError` for an unknown start, or an error of the harness.
  private func start(_ file: JourneyFile, _ onStep: OnStep) async throws -> Driver {
    let first = file.steps[0]
    if first.action.namedStart != nil {
      onStep(.journeyStep(line: first.line, text: first.displayed(redaction: app.redaction)))
    }
    do {
      return try await performer.driver(for: [first.action], in: app.drivenLayouts[0])
    } catch let problem as JourneyProblem {
      throw JourneyStepError(line: first.line, step: name(of: first), reason: "\(problem)")
    }
  }

  /// The steps up to one that fails, with the results of those before it.
  private func trail(
    of results: [[String]], in file: JourneyFile, to failing: JourneyStep
  ) -> [String] {
    let done = zip(file.steps, results).flatMap { step, result in
      [step.displayed(redaction: app.redaction)] + JourneyStep.lines(of: result)
    }
    return done.isEmpty ? [] : done + [failing.displayed(redaction: app.redaction)]
  }

  /// The path to what is visible; nil if it cannot be read.
  private func path(in driver: Driver) -> String? {
    (try? driver.visible.described)?.path.first
  }

  /// The first step that leads to another place than in the file, which may be why a later one fails.
  private func firstChange(in results: [[String]], of file: JourneyFile) -> String? {
    for (step, result) in zip(file.steps, results) where step.action != .look {
      guard let old = step.result.first,
        step.resultLines.first != JourneyStep.lines(of: result).first
      else { continue }
      return "line \(step.line), \(name(of: step)), led to '\(TextColumns.visible(old))' before"
    }
    return nil
  }

  /// The step in messages.
  private func name(of step: JourneyStep) -> String {
    "'\(TextColumns.visible(step.displayed(redaction: app.redaction)))'"
  }
}

extension Error {
  /// Whether the app fails, and not the journey or the harness.
  fileprivate var isFailureOfApp: Bool {
    !(self is JourneyProblem || self is UnsupportedOperation || self is ScreenContentError)
  }
}
