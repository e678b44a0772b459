import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot

/// Performs the steps of a journey, and collects the controls that they operate.
struct JourneyCoverageJob: Job {
  let steps: [Step]

  /// The dialogs of the manifest that the steps go to, by the positions of their screens.
  let dialogs: [Int: ManifestDialog]

  struct Usage: Codable, Equatable, Sendable {
    var controls: Set<PlacedControl> = []

    /// Whether all steps were performed.
    var isComplete = false
  }

  func run(with tools: JobTools, onStep: OnStep) async throws -> Usage {
    var performer = StepPerformer(tools.app, scenes: tools.scenes)
    performer.dialogs = dialogs
    var usage = Usage()
    do {
      let driver = try await performer.driver(for: steps, in: tools.app.drivenLayouts[0])
      for (index, step) in steps.enumerated() {
        onStep(
          .journeyStep(line: index + 1, text: step.redacted(by: tools.app.redaction).text))
        if let control = try driver.scene.control(for: step), control.isButtonOrField {
          usage.controls.insert(PlacedControl(control, showing: try driver.visible.described))
        }
        try await performer.perform(step, with: driver)
      }
      usage.isComplete = true
    } catch {
      // The verification names the step that fails; what was operated before it counts.
    }
    return usage
  }

  func work(among screens: [String]) -> String { "replaying a journey" }

  static var jobsPerProcess: Int { 8 }

  static var reportsCrashes: Bool { true }
}
