/// The control that presents a dialog in the app, for ``SnapshotHarness/presenter(of:)``.
public struct DialogPresenter<Screen> {
  /// The control, as a step of a journey names it after `tap`.
  package let control: String

  /// The screen to start from.
  package let screen: Screen

  /// The steps before the control is tapped.
  package let steps: [String]

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - control: The control, as a step of a journey names it after `tap`: `"Delete"` or `"Delete #2"`.
  ///   - screen: The screen of the manifest to start from.
  ///   - steps: The steps of a journey on that screen before the control is tapped, such as `"tap Edit"`, `"back"`,
  ///     `"tab Library"` or `"type Ada into Name"`.
  public init(_ control: String, on screen: Screen, after steps: [String] = []) {
    (self.control, self.screen, self.steps) = (control, screen, steps)
  }
}

extension DialogPresenter: Sendable where Screen: Sendable {}
