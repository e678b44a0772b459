import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

extension SearchedApp {
  /// Presents a dialog with the control that the harness names, in the first layout that has the control.
  func check(
    _ named: DialogPresenter<String>, of value: DescribedDialog
  ) async -> ManifestDialog.SearchResult {
    guard let screen = app.screens.firstIndex(of: named.screen) else {
      let name = TextColumns.visible(named.screen)
      return .misnamed(reason: "the manifest has no screen '\(name)'")
    }
    var reason: String?
    for layout in app.drivenLayouts {
      do throws(JobFailure) {
        let steps = try await present(value, by: named, from: screen, in: layout)
        return .found(ManifestDialog.Presenter(screen: screen, layout: layout, steps: steps))
      } catch {
        reason = reason ?? error.reason
      }
    }
    return .misnamed(reason: reason ?? "the harness has no layout")
  }

  /// Performs the steps that the harness names.
  ///
  /// - Returns: The steps.
  /// - Throws: The reason why they do not present the dialog.
  private func present(
    _ value: DescribedDialog, by named: DialogPresenter<String>, from screen: Int,
    in layout: ScreenLayout
  ) async throws(JobFailure) -> [Step] {
    var steps = [show(screen)]
    var text = steps[0].text
    let state: DescribedState
    do {
      try begin(steps)
      let driver = try await Driver(app, showing: screen, in: layout, scenes: scenes)
      try await driver.show(screen)
      for next in named.steps + ["tap \(named.control)"] {
        text = next
        steps.append(try Step(parsing: text))
        try begin(steps)
        if try await !driver.take(steps[steps.count - 1]) {
          throw JobFailure(
            reason: "it cannot present a dialog; use 'tap', 'type', 'back' and 'tab'")
        }
      }
      state = try driver.visible.described
    } catch {
      throw JobFailure(reason: "'\(TextColumns.visible(text))': \(error)")
    }
    if let difference = state.difference(from: value) { throw JobFailure(reason: difference) }
    return Array(steps.dropFirst())
  }
}

extension DescribedState {
  /// What is in front instead of a dialog; nil if the dialog is.
  fileprivate func difference(from dialog: DescribedDialog) -> String? {
    guard let frontDialog else { return "it leads to \(line)" }
    if frontDialog == dialog { return nil }
    return frontDialog.title == dialog.title
      ? "it presents the dialog \(dialog.differences(of: frontDialog))"
      : "it presents '\(TextColumns.visible(frontDialog.title))'"
  }
}
