import ScreenContents
import ScreenDriver
import ScreenJobs

/// Taps the buttons of a dialog that the path of a screen presents, and finds those that only dismiss it.
struct DialogActionsJob: DialogJob {
  typealias Result = [Step]

  let screen: Int
  let layout: ScreenLayout
  var fatalSteps: [Activity: String] = [:]

  /// A button that ends the process, or that fails, has an action.
  @MainActor
  func result(_ app: SearchedApp) async throws -> Result {
    let buttons = try await app.tapper.open(screen, nil, in: layout).scene.controls
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
