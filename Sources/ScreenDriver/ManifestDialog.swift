package import ScreenContents
package import ScreenSnapshot

/// A dialog that the path of a screen presents.
///
/// The path is made from fixtures, so that the buttons of its dialog have the actions of a fixture. Those of the
/// app are behind the control that presents the dialog.
package struct ManifestDialog: Codable, Hashable, Sendable {
  package let value: DescribedDialog
  package var search: SearchResult

  package init(_ value: DescribedDialog, _ search: SearchResult) {
    (self.value, self.search) = (value, search)
  }

  /// What a search for the control that presents the dialog found out.
  package enum SearchResult: Codable, Hashable, Sendable {
    /// No control presents the dialog.
    case nothing

    /// A control beneath presents a dialog with the same title that is on no screen of the manifest.
    case presentsAnother(difference: String)
    case found(Presenter)

    /// The control that the harness names does not present the dialog.
    case misnamed(reason: String)

    /// A control could not be tapped that may present the dialog.
    case undecided(reason: String)
  }

  /// Steps that present the dialog.
  package struct Presenter: Codable, Hashable, Sendable {
    /// The position of the screen to start from.
    package let screen: Int

    /// The layout that has the control.
    let layout: ScreenLayout

    /// The steps on the screen; the last one taps the control.
    let steps: [Step]

    package init(screen: Int, layout: ScreenLayout, steps: [Step]) {
      (self.screen, self.layout, self.steps) = (screen, layout, steps)
    }
  }
}

extension ManifestDialog {
  /// The steps that present the dialog; nil if they are not known.
  ///
  /// - Throws: ``PresenterError`` if the harness names a control that does not present it.
  var presenter: Presenter? {
    get throws(PresenterError) {
      switch search {
      case .found(let presenter): presenter
      case .misnamed(let reason):
        throw PresenterError(
          description:
            "the control that 'presenter(of:)' names does not present the dialog: \(reason)")
      case .nothing, .presentsAnother, .undecided: nil
      }
    }
  }

  /// A remark on the actions of the buttons; nil if there is nothing to say.
  package var note: String? {
    if case .presentsAnother(let difference) = search { difference } else { nil }
  }
}

/// Why the control that presents a dialog is not known.
struct PresenterError: Error, CustomStringConvertible {
  let description: String
}

// MARK: - Visits

extension Driver {
  /// Goes to a screen as a person does: the control that presents a dialog is tapped.
  ///
  /// It jumps to any other screen, and to a dialog that no control presents from where the app is.
  ///
  /// - Throws: ``PresenterError``, or an error of the harness.
  package func visit(_ screen: Int, _ dialog: ManifestDialog?) async throws {
    if try await present(dialog) { return }
    try await show(screen)
    jumpedDialog = dialog.map { (screen, $0.value) }
  }

  /// Presents a dialog of the manifest with its control.
  ///
  /// - Returns: Whether it is in front; false if no control is known, or if it is gone.
  /// - Throws: ``PresenterError``, or an error of the harness.
  func present(_ dialog: ManifestDialog?) async throws -> Bool {
    guard let dialog, let presenter = try dialog.presenter else { return false }
    do {
      try await show(presenter.screen)
      let own = layout
      defer { layout = own }
      // Only another layout may have the control.
      layout = presenter.layout
      for step in presenter.steps { try await take(step) }
    } catch is JourneyProblem {
      return false
    }
    return try visible.described.frontDialog == dialog.value
  }

  /// Goes back, or operates the control that a step names on the visible screen.
  ///
  /// - Returns: Whether the step is such a step; nothing happens for any other one.
  /// - Throws: ``JourneyProblem`` if there is no such control, or an error of the harness.
  @discardableResult
  package func take(_ step: Step) async throws -> Bool {
    if step == .back {
      try await goBack()
      return true
    }
    guard let control = try scene.control(for: step) else { return false }
    switch step {
    case .tapTwice: try await tapTwice(control)
    case .type(let text, _): try await operate(control, typing: text)
    default: try await operate(control)
    }
    return true
  }

  /// The screen whose path presents the visible dialog with the actions of a fixture; nil for another dialog.
  var screenOfFixture: Int? {
    get throws {
      guard let jumpedDialog else { return nil }
      return try visible.described.frontDialog == jumpedDialog.value ? jumpedDialog.screen : nil
    }
  }
}

extension ScreenControl {
  /// Whether a tap that only dismisses a dialog of the manifest shows that its button has no action there.
  var needsAction: Bool { isWiredButton && !isCancel }
}
