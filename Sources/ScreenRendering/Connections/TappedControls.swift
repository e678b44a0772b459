import ScreenContents
import ScreenDriver
import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// The controls of a screen in one layout, and what a tap on each leads to.
///
/// They are found once, with the control golden of the screen.
package struct TappedControls: Codable, Equatable, Sendable {
  let layout: ScreenLayout

  let controls: [TappedControl]
}

/// A control of a screen, and what a tap on it leads to.
struct TappedControl: Codable, Equatable, Sendable {
  /// The text on the control.
  let label: String

  /// The name in control goldens.
  let name: String

  /// The words of control goldens.
  let effect: String

  /// What is visible after the tap; nil for a control that is not tapped, or whose action is not known.
  let state: DescribedState?

  /// Whether a tap on the button, or a text in the field, shows something new.
  let leadsForward: Bool

  /// Where the control is in the picture, on the first of its lines; nil for a control without a text there.
  let region: TextRegion?
}

extension TappedControls {
  /// The rows of a control golden as the controls of the picture that they belong to.
  init(
    _ rows: [ControlRow], of scene: ScreenScene, in layout: ScreenLayout, redactor: LabelRedactor
  ) {
    let regions = ScreenPicture(of: scene, layout: layout, redactor: redactor)
      .regions(of: scene.controls.map(\.place))
    self.init(
      layout: layout,
      controls: rows.map { row in
        TappedControl(
          label: row.control.label, name: row.control.name, effect: row.words, state: row.state,
          leadsForward: row.leadsForward, region: regions[row.control.place])
      })
  }
}

extension ControlRow {
  /// Whether a button or a field leads to something new.
  fileprivate var leadsForward: Bool {
    control.isButtonOrField && effect?.steps.contains(where: \.leadsForward) == true
  }
}
