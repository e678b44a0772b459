import ScreenText

/// What differs between two starts of the app on one screen, such as a random identifier.
package struct ScreenInstability: Codable, Hashable, Sendable {
  /// The parts of values that differ.
  let parts: Set<ValuePart>

  /// The lines of the picture that differ.
  let lines: UnstableLines

  /// What differs, with both lines.
  let reason: String
}

extension ScreenInstability {
  /// Compares two visible screens, of which some parts of values differ; nil if nothing differs.
  @MainActor
  init?(
    _ parts: Set<ValuePart>, in first: VisibleScreen, _ second: VisibleScreen,
    with tools: JobTools
  ) {
    let layout = tools.app.drivenLayouts[0]
    // Once for each: a content that decides by chance is another one when it is asked again.
    let scenes = [first, second].map { tools.scenes.scene(of: $0, in: layout) }
    func picture(of scene: ScreenScene, _ redaction: Redaction) -> String {
      ScreenPicture(of: scene, layout: layout, redactor: LabelRedactor(redaction)).text
    }
    let pictures = scenes.map { Array(picture(of: $0, .none).utf8) }
    if parts.isEmpty, pictures[0] == pictures[1] { return nil }
    let texts = zip([first, second], scenes).map { visible, scene in
      Array(
        (FrontMatter(in: visible.described).text + picture(of: scene, tools.app.redaction)).utf8)
    }
    self.init(
      parts: parts,
      lines: UnstableLines(between: pictures[0], pictures[1]),
      reason: Self.reason(LineDiff(from: texts[0], to: texts[1])))
  }

  /// The reason with the first line that differs; without lines, only a secret differs.
  private static func reason(_ diff: LineDiff) -> String {
    let lines = UnifiedDiff(diff).changedLines.map { $0.dropFirst().drop { $0 == " " } }
    return "renders differently each time: "
      + (lines.isEmpty ? "a redacted part differs" : lines.prefix(2).joined(separator: " ≠ "))
  }
}

extension ScreenInstability {
  /// Everything that differs; the reason stays.
  func union(_ other: ScreenInstability) -> ScreenInstability {
    ScreenInstability(
      parts: parts.union(other.parts), lines: lines.union(other.lines), reason: reason)
  }
}

/// Screens that differ each time for one reason.
struct UnstableScreens: Encodable, Equatable, Sendable {
  /// What differs, with the values of the first screen.
  let reason: String
  let screens: [String]

  /// Groups screens by what differs; both lists are in the order of the manifest.
  static func groups(
    of instabilities: [Int: ScreenInstability], among screens: [String]
  ) -> [UnstableScreens] {
    let sorted = instabilities.sorted { $0.key < $1.key }
    return sorted.grouped(by: \.value.reason).map {
      UnstableScreens(reason: $0, screens: $1.map { screens[$0.key] })
    }
  }
}
