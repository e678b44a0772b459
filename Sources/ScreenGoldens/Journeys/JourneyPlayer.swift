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
  private let app: AnySnapshotHarness
  private var performer: StepPerformer

  init(_ app: AnySnapshotHarness, scenes: SceneBuilder) {
    self.app = app
    performer = StepPerformer(app, scenes: scenes)
  }

  /// Replays a journey up to a step that is known to fail, and writes its results.
  ///
  /// - Throws: `JourneyFileError`, a `JobFailure` for the first step that cannot be performed, or an error of the
  ///   harness before the first step.
  /// - Complexity: O(*n*) in the steps.
  func render(
    _ job: JourneyJob, with options: RenderOptions, onStep: OnStep
  ) async throws -> RenderedScreen {
    performer.dialogs = job.dialogs
    let file = try JourneyFile(parsing: job.journey.bytes)
    let driver = try await start(file, onStep)
    var rendered = RenderedScreen()
    var results: [[String]] = []
    var state: DescribedState?
    for step in file.steps {
      if job.endsBeforeKnown, step.known != nil { break }
      let result = try await result(of: step, in: file, after: results, driver, onStep)
      guard let result else { break }
      results.append(result.lines(after: state))
      state = result.state
    }
    if results.count < file.steps.count {
      let reason = TextColumns.visible(file.steps[results.count].known ?? "")
      rendered.note = "ends with a step that fails, as is known: \(reason)"
      results.append([])
      state = nil
    }
    if options.locates, let state {
      rendered.locations = [ScreenLocation(of: state, in: .journeys)]
    }
    let text = RenderedText(folder: .journeys, bytes: file.filled(with: results))
    rendered.texts = [
      options.unmatched(text, ofGoldenNamed: job.journey.name)
    ].compactMap(\.self)
    return rendered
  }

  /// Performs a step of a journey.
  ///
  /// - Returns: The result; nil if the step fails as the journey says.
  /// - Throws: A `JobFailure` if the step cannot be performed.
  private func result(
    of step: JourneyStep, in file: JourneyFile, after results: [[String]], _ driver: Driver,
    _ onStep: OnStep
  ) async throws -> StepResult? {
    onStep(.journeyStep(line: step.line, text: step.displayed(redaction: app.redaction)))
    do {
      let result = try await performer.perform(step.action, with: driver)
      // What the step shows is built now, so that no later step is blamed for a crash of its contents.
      _ = try? driver.scene
      return result
    } catch {
      if step.known != nil, error.isFailureOfApp { return nil }
      let place = results.isEmpty ? nil : (try? driver.visible.described)?.line
      let reasons = [firstChange(in: results, of: file), "\(error)"].compactMap(\.self)
      throw failure(
        of: step, on: place, reasons.joined(separator: "; "),
        trail: trail(of: results, in: file, to: step))
    }
  }

  /// Starts the app as the first step of a journey says.
  ///
  /// - Throws: A `JobFailure` for an unknown start, or an error of the harness.
  private func start(_ file: JourneyFile, _ onStep: OnStep) async throws -> Driver {
    let first = file.steps[0]
    if first.action.namedStart != nil {
      onStep(.journeyStep(line: first.line, text: first.displayed(redaction: app.redaction)))
    }
    do {
      return try await performer.driver(for: [first.action], in: app.drivenLayouts[0])
    } catch let problem as JourneyProblem {
      throw failure(of: first, on: nil, "\(problem)")
    }
  }

  private func failure(
    of step: JourneyStep, on place: String?, _ reason: String, trail: [String] = []
  ) -> JobFailure {
    JobFailure(
      reason: "\(name(of: step))\(place.map { " on \($0)" } ?? ""): \(reason)", line: step.line,
      trail: trail)
  }

  /// The steps up to one that fails, with the results of those before it; without secrets of URLs.
  private func trail(
    of results: [[String]], in file: JourneyFile, to failing: JourneyStep
  ) -> [String] {
    let done = zip(file.steps, results).flatMap { step, result in
      [step.displayed(redaction: app.redaction)] + JourneyStep.lines(of: result)
    }
    return done.isEmpty ? [] : done + [failing.displayed(redaction: app.redaction)]
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
