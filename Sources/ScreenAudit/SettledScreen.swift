import ScreenContents
import ScreenDriver
import ScreenPayloads
import ScreenSnapshot

/// What a person sees once the app has settled: the state and its picture.
///
/// A law compares it with what was there before, so that it finds another text of the same state, too.
@MainActor
struct SettledScreen {
  let state: DescribedState
  let scene: ScreenScene

  /// The picture with its secrets: it is compared, but never written.
  let picture: [UInt8]
  private let layout: ScreenLayout
  private let redaction: Redaction

  /// - Throws: An error of the app, or the reason why its state is invalid.
  init(of driver: Driver, _ auditor: Auditor) throws {
    let visible = try driver.visible
    state = visible.described
    (layout, redaction) = (auditor.layout, auditor.app.redaction)
    scene = auditor.scenes.scene(of: visible, in: layout)
    picture = scene.picture(in: layout)
  }

  private var redactedPicture: [UInt8] { scene.picture(in: layout, redaction: redaction) }

  func isSame(as other: SettledScreen) -> Bool { state == other.state && picture == other.picture }

  /// Whether a state before differs only beneath what stays in front.
  func differsOnlyBeneath(from before: SettledScreen) -> Bool {
    NavigationEffect(from: before.state, to: state).isOnlyBeneath
      && scene.front.picture(in: layout) == before.scene.front.picture(in: layout)
  }

  /// How the text differs from that of the same state before; nil if it does not.
  func textChange(since before: SettledScreen) -> TextChange? {
    picture == before.picture
      ? nil : TextChange(from: before.redactedPicture, to: redactedPicture)
  }

  /// The paths or the first lines by which two renders of one screen differ; nil if they are the same.
  func difference(from other: SettledScreen) -> String? {
    if isSame(as: other) { return nil }
    func text(_ screen: SettledScreen) -> [UInt8] {
      Array(FrontMatter(in: screen.state).text.utf8) + screen.redactedPicture
    }
    let change = TextChange(from: text(self), to: text(other))
    let (one, two) =
      state.cases == other.state.cases
      ? (change.expected, change.found) : (state.line, other.state.line)
    return "renders differently each time, so no law is checked on it: \(one) ≠ \(two)"
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
    guard after.state == before.state, let change = after.textChange(since: before) else {
      return nil
    }
    return violation(by: change, on: auditor.name(of: index), after: nil, steps: steps)
  }
}
