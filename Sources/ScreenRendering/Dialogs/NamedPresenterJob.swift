import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Presents a dialog with the control that the harness names.
struct NamedPresenterJob: DialogJob {
  typealias Result = ManifestDialog.Presenter

  let presenter: NamedPresenter

  /// The position of the screen that shows the dialog.
  let dialog: Int
  let value: DescribedDialog
  var fatalSteps: [Activity: String] = [:]

  init(_ presenter: NamedPresenter, of dialog: Int, _ value: DescribedDialog) {
    (self.presenter, self.dialog, self.value) = (presenter, dialog, value)
  }

  func work(among screens: [String]) -> String {
    "searching the controls of \(presenter.screen) for dialogs"
  }
}

extension NamedPresenterJob {
  /// - Throws: The reason why the control does not present the dialog.
  @MainActor
  func result(_ app: SearchedApp) async throws -> Result {
    var steps: [Step] = []
    for text in presenter.steps {
      do throws(JourneyDefect) {
        steps.append(try Step(parsing: text))
      } catch {
        throw Self.failure(of: text, error.reason)
      }
    }
    let name = presenter.screen
    guard let screen = app.tools.app.screens.firstIndex(of: name) else {
      throw JobFailure(reason: "the manifest has no screen '\(TextColumns.visible(name))'")
    }
    var failure: JobFailure?
    for layout in app.tools.app.drivenLayouts {
      do throws(JobFailure) {
        try await present(from: screen, by: steps, in: layout, app)
        return ManifestDialog.Presenter(screen: screen, layout: layout, steps: steps)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? JobFailure(reason: "the harness has no layout")
  }

  @MainActor
  private func present(
    from screen: Int, by steps: [Step], in layout: ScreenLayout, _ app: SearchedApp
  ) async throws(JobFailure) {
    var done = [app.show(screen)]
    let front: DescribedDialog
    do {
      try app.begin(done)
      let driver = try await Driver(
        app.tools.app, showing: screen, in: layout, scenes: app.tools.scenes)
      try await driver.show(screen)
      for step in steps {
        done.append(step)
        try app.begin(done)
        try await driver.take(step)
      }
      let state = try driver.visible.described
      guard let dialog = state.frontDialog else {
        throw JobFailure(reason: "it leads to \(state.path.first ?? "")")
      }
      front = dialog
    } catch let failure as JobFailure {
      throw failure
    } catch {
      throw Self.failure(of: done.last?.text ?? "", "\(error)")
    }
    if front == value { return }
    throw JobFailure(
      reason: front.title == value.title
        ? "it presents the dialog \(value.differences(of: front))"
        : "it presents '\(TextColumns.visible(front.title))'")
  }

  private static func failure(of step: String, _ reason: String) -> JobFailure {
    JobFailure(reason: "'\(TextColumns.visible(step))': \(reason)")
  }
}
