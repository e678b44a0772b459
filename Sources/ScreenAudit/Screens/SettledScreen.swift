import ScreenContents
import ScreenDriver
import ScreenPayloads
import ScreenSnapshot
import ScreenText

/// What a person sees once the app has settled: the state and its picture.
///
/// A law compares it with what was there before, so that it finds another text of the same state, too. A class, so that
/// its picture is drawn once, and only for such a comparison.
@MainActor
final class SettledScreen {
  let state: DescribedState
  let scene: ScreenScene

  /// The picture with its secrets: it is compared, but never written.
  private(set) lazy var picture = scene.picture(in: layout)
  private let layout: ScreenLayout
  private let redaction: Redaction

  /// - Throws: An error of the app, or the reason why its state is invalid.
  convenience init(of driver: Driver, _ inspector: Inspector) throws {
    self.init(try driver.visible, inspector)
  }

  /// Makes the contents of a screen that was just read.
  init(_ visible: VisibleScreen, _ inspector: Inspector) {
    state = visible.described
    (layout, redaction) = (inspector.layout, inspector.app.redaction)
    scene = inspector.scenes.scene(of: visible, in: layout)
  }

  private var redactedPicture: [UInt8] { scene.picture(in: layout, redaction: redaction) }

  func isSame(as other: SettledScreen) -> Bool {
    state == other.state && picture == other.picture
  }

  /// Whether a state before differs only beneath what stays in front.
  func differsOnlyBeneath(from before: SettledScreen) -> Bool {
    let changes = NavigationEffect(from: before.state, to: state).steps
    return !changes.isEmpty && changes.allSatisfy(\.isBeneath)
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
    let change = TextChange(from: redactedPicture, to: other.redactedPicture)
    let (one, two) =
      state == other.state
      ? (change.expected, change.found) : state.distinctPaths(to: other.state)
    return "renders differently each time, so no law is checked on it: \(one) ≠ \(two)"
  }
}

/// How the text of a screen differs from what it should be.
struct TextChange: Equatable {
  /// The words that differ, with placeholders instead of numbers, which violations of one cause have in common.
  let words: [String]

  /// The first lines that differ, without the frame around them.
  let expected: String
  let found: String

  /// Compares two pictures without secrets.
  ///
  /// - Complexity: O(*n* · *d*) for *d* words that differ.
  init(from expected: [UInt8], to found: [UInt8]) {
    let diff = LineDiff(from: expected, to: found)
    let change = diff.changes.first
    func text(_ lines: [LineDiff.Line], _ range: Range<Int>?) -> String {
      guard let range else { return Redaction.otherPlaceholder }
      return range.isEmpty ? "no such line" : lines[range.lowerBound].textInFrame
    }
    self.expected = change == nil ? Redaction.placeholder : text(diff.old, change?.old)
    self.found = text(diff.new, change?.new)
    let old = diff.changes.flatMap { diff.old[$0.old].flatMap(\.words) }
    let new = diff.changes.flatMap { diff.new[$0.new].flatMap(\.words) }
    words = new.difference(from: old).map { change in
      switch change {
      case .insert(_, let word, _): "+\(word.replacing(/[0-9]+/, with: "_"))"
      case .remove(_, let word, _): "-\(word.replacing(/[0-9]+/, with: "_"))"
      }
    }
  }
}

extension LineDiff.Line {
  /// The text without the frame and the spaces around it.
  fileprivate var textInFrame: String {
    text.replacing(/^[\s│]+|[\s│]+$/, with: "")
  }

  fileprivate var words: [String] {
    text.split { $0.isWhitespace || "│┌┐└┘├┤─╭╮╰╯┬┴┼".contains($0) }.map(String.init)
  }
}

extension DescribedState {
  /// Whether an overlay or a presentation is visible.
  var isCovered: Bool { overlay != nil || stack.contains(where: \.isPresentation) }
}
