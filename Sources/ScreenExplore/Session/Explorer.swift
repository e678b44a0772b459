import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenNavigation
import ScreenSnapshot
import ScreenText

/// Keeps the app between the steps of an exploration.
@MainActor
final class Explorer: JobTool {
  private let app: AnySnapshotHarness
  private let scenes: SceneBuilder
  private var performer: StepPerformer

  /// The app after some steps; nil if a step failed and may have changed it.
  private var running: Running?

  private struct Running {
    let layout: ScreenLayout
    var steps: [Step]
    let driver: Driver
  }

  init(_ app: AnySnapshotHarness, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
    performer = StepPerformer(app, scenes: scenes)
  }

  /// Performs the step of a job.
  ///
  /// - Throws: `JobFailure` with the number of an earlier step that fails, `JourneyProblem` for a
  ///   step that cannot be performed and changes nothing, or an error of the harness.
  /// - Complexity: O(1) if the app is where the earlier steps left it, and O(*n*) in these steps otherwise.
  func explore(_ job: ExploreJob, onStep: OnStep) async throws -> ExploredStep {
    performer.dialogs = job.dialogs
    if let step = job.step, step.namedStart != nil {
      return try await start(with: step, in: job.layout, onStep)
    }
    var running = try await app(before: job, onStep)
    let driver = running.driver
    self.running = running
    guard let step = job.step else {
      return ExploredStep(result: [], effect: [], page: try page(of: driver))
    }
    announce(step, number: job.history.count + 1, onStep)
    let (state, picture) = (try driver.visible.described, try driver.picture())
    self.running = nil
    let result: StepResult
    do {
      result = try await performer.perform(step, with: driver)
    } catch let problem as JourneyProblem {
      self.running = running
      throw problem
    }
    var effect = NavigationEffect(from: state, to: result.state)
    effect.isRedraw = try effect.steps.isEmpty && driver.picture() != picture
    let explored = ExploredStep(
      result: result.lines(after: job.history.isEmpty ? nil : state),
      effect: [result.note, effect.text].compactMap(\.self) + effect.block.map { "  \($0)" },
      page: try page(of: driver))
    running.steps.append(step)
    self.running = running
    return explored
  }

  /// Starts the app as a first step says.
  private func start(
    with step: Step, in layout: ScreenLayout, _ onStep: OnStep
  ) async throws -> ExploredStep {
    announce(step, number: 1, onStep)
    let driver = try await performer.driver(for: [step], in: layout)
    running = Running(layout: layout, steps: [step], driver: driver)
    let path = try driver.visible.described.path
    return ExploredStep(result: path, effect: [], page: try page(of: driver))
  }

  /// The app after the steps before a job.
  private func app(before job: ExploreJob, _ onStep: OnStep) async throws -> Running {
    if let running, running.layout == job.layout, running.steps == job.history { return running }
    running = nil
    let driver = try await performer.driver(for: job.history, in: job.layout)
    for (index, step) in job.history.enumerated() {
      announce(step, number: index + 1, onStep)
      do {
        try await performer.perform(step, with: driver)
      } catch {
        throw JobFailure(reason: "\(error)", line: index + 1)
      }
    }
    return Running(layout: job.layout, steps: job.history, driver: driver)
  }

  private func announce(_ step: Step, number: Int, _ onStep: OnStep) {
    onStep(.journeyStep(line: number, text: step.redacted(by: app.redaction).text))
  }

  private func page(of driver: Driver) throws -> ExploredPage {
    ExploredPage(
      picture: String(decoding: try driver.picture(redaction: app.redaction), as: UTF8.self),
      path: try driver.visible.described.path,
      controls: try driver.scene.identified.controls.map(ExploredControl.init), events: app.events)
  }
}

extension ExploredControl {
  fileprivate init(_ control: ScreenControl) {
    label = TextColumns.visible(control.label)
    step = control.step
    identifier = control.identifier
    isWired = control.isWired
    isEnabled = if case .button(let button) = control.kind { button.isEnabled } else { true }
  }
}

extension ScreenControl {
  /// The accessibility identifier in a view of the content; nil if the scene has no identifiers.
  fileprivate var identifier: String? {
    let identifier =
      switch kind {
      case .button(let button): button.identifier
      case .field(let field): field.identifier
      case .back, .tab: ""
      }
    return identifier.isEmpty ? nil : identifier
  }

  /// Whether the harness says what the control does, also if it is disabled.
  fileprivate var isWired: Bool {
    if case .button(let button) = kind, case .notWired = button.action.kind { return false }
    return wiring != .notWired
  }
}
