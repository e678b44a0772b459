import ScreenText

/// What a person sees once the app has settled: the state and its picture.
///
/// A law compares it with what was there before, so that it finds another text of the same state, too.
@MainActor
struct SettledScreen {
  let state: DescribedState
  private let scene: ScreenScene

  /// - Throws: An error of the app, or the reason why its state is invalid.
  init(of driver: Driver, _ auditor: Auditor) throws {
    let visible = try driver.visible
    state = visible.described
    scene = auditor.scenes.scene(of: visible, in: auditor.layout)
  }

  /// How the text differs from that of the same state before; nil if it does not.
  fileprivate func textChange(since before: SettledScreen, _ auditor: Auditor) -> TextChange? {
    let (layout, redaction) = (auditor.layout, auditor.app.redaction)
    if scene.picture(in: layout) == before.scene.picture(in: layout) { return nil }
    return TextChange(
      from: before.scene.picture(in: layout, redaction: redaction),
      to: scene.picture(in: layout, redaction: redaction))
  }
}

extension Law {
  /// The violation by another text of a state that was there before; nil if the text is the same, or the state is not.
  ///
  /// The steps begin with the screen at `index`.
  @MainActor
  static func textViolation(
    of driver: Driver, since before: SettledScreen, on index: Int, _ steps: [Step],
    _ auditor: Auditor
  ) throws -> Violation? {
    let after = try SettledScreen(of: driver, auditor)
    guard after.state == before.state,
      let change = after.textChange(since: before, auditor)
    else { return nil }
    return violation(by: change, on: auditor.name(of: index), after: nil, steps: steps)
  }
}
