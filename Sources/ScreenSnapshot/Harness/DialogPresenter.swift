/// The control that presents a dialog in the app, for ``SnapshotHarness/presenter(of:)``.
public struct DialogPresenter<Screen> {
  let control: String
  let screen: Screen
  let steps: [String]

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

/// The control that a harness names for a dialog, as steps on a screen of the manifest.
package struct NamedPresenter: Codable, Hashable, Sendable {
  /// The name of the screen.
  package let screen: String

  /// The steps of a journey; the last one taps the control.
  package let steps: [String]

  init<Screen: RawRepresentable<String>>(_ presenter: DialogPresenter<Screen>) {
    screen = presenter.screen.rawValue
    steps = presenter.steps + ["tap \(presenter.control)"]
  }
}
