import ScreenContents
package import ScreenDriver
import ScreenPayloads
package import ScreenSnapshot

/// What a person sees once the app has settled: the state and its picture.
///
/// A law compares it with what was there before, so that it finds another text of the same state, too.
@MainActor
package struct SettledScreen {
  package let state: DescribedState
  package let scene: ScreenScene

  /// The picture with its secrets: it is compared, but never written.
  package let picture: [UInt8]
  private let layout: ScreenLayout
  private let redaction: Redaction

  /// - Throws: An error of the app, or the reason why its state is invalid.
  package init(of driver: Driver, _ inspector: Inspector) throws {
    let visible = try driver.visible
    state = visible.described
    (layout, redaction) = (inspector.layout, inspector.app.redaction)
    scene = inspector.scenes.scene(of: visible, in: layout)
    picture = scene.picture(in: layout)
  }

  private var redactedPicture: [UInt8] { scene.picture(in: layout, redaction: redaction) }

  package func isSame(as other: SettledScreen) -> Bool {
    state == other.state && picture == other.picture
  }

  /// Whether a state before differs only beneath what stays in front.
  package func differsOnlyBeneath(from before: SettledScreen) -> Bool {
    let changes = NavigationEffect(from: before.state, to: state).steps
    return !changes.isEmpty && changes.allSatisfy { if case .beneath = $0 { true } else { false } }
      && scene.front.picture(in: layout) == before.scene.front.picture(in: layout)
  }

  /// How the text differs from that of the same state before; nil if it does not.
  package func textChange(since before: SettledScreen) -> TextChange? {
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
