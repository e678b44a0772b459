import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Taps the buttons of a dialog that the path of a screen presents, and finds those that only dismiss it.
struct DialogActionsJob: DialogJob {
  typealias Result = [Step]

  let screen: Int
  let layout: ScreenLayout
  var fatalSteps: [Activity: String] = [:]

  /// A button that ends the process, or that fails, has an action.
  @MainActor
  func result(_ app: SearchedApp) async throws -> Result {
    let buttons = try await app.tapper.jump(to: screen, in: layout).scene.controls
    var steps: [Step] = []
    for (button, step) in zip(buttons, buttons.steps) {
      do { try app.begin([app.show(screen), step]) } catch { continue }
      if try await app.tapper.lacksAction(button, ofDialogOn: screen, in: layout) {
        steps.append(step)
      }
    }
    return steps
  }

  func work(among screens: [String]) -> String {
    "searching the buttons of \(screens[screen]) for dialogs"
  }
}

/// The app of a search for dialogs, which leaves out steps that end its process.
@MainActor
struct SearchedApp {
  let tools: JobTools
  let fatalSteps: [Activity: String]
  let onStep: OnStep
  let tapper: ControlTapper

  init(tools: JobTools, fatalSteps: [Activity: String], onStep: @escaping OnStep) {
    (self.tools, self.fatalSteps, self.onStep) = (tools, fatalSteps, onStep)
    tapper = ControlTapper(tools.app, scenes: tools.scenes)
  }

  /// The step that goes to a screen.
  func show(_ screen: Int) -> Step { .show(screen: tools.app.screens[screen]) }

  /// Announces the last of some steps.
  ///
  /// - Throws: ``EndedStep`` if the step ended the process before.
  func begin(_ steps: [Step], on place: String? = nil) throws(EndedStep) {
    let activity = Activity.steps(steps, on: place)
    if let reason = fatalSteps[activity] { throw EndedStep(description: reason) }
    onStep(activity)
  }

  /// Why the last of some steps fails: `'tap Send' after 'show outbox': SIGTRAP`.
  func reason(_ error: any Error, in steps: [Step]) -> String {
    let names = steps.reversed().map { "'\(TextColumns.visible($0.text))'" }
    let reason = (error as? ControlError)?.reason ?? "\(error)"
    return "\(names.joined(separator: " after ")) fails: \(reason)"
  }
}

/// A step that ended the process before.
struct EndedStep: Error, CustomStringConvertible {
  let description: String
}
