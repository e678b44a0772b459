import ScreenContents

@testable import ScreenPayloads
@testable import ScreenSnapshot

enum Drawing {
  static func compact(_ scene: ScreenScene, redaction: Redaction = .standard) -> String {
    text(of: ScreenPicture(of: scene, layout: .compact, redactor: LabelRedactor(redaction)))
  }

  static func regular(_ scene: ScreenScene, redaction: Redaction = .standard) -> String {
    text(of: ScreenPicture(of: scene, layout: .regular, redactor: LabelRedactor(redaction)))
  }

  /// The lines of the elements, without the bar above and the frame below.
  static func elements(_ elements: ScreenElement...) -> String {
    lines(of: .level("Shelf", showing: elements)).dropFirst(3).dropLast().joined(separator: "\n")
  }

  /// The lines of the bars of screens without tabs, with an empty line between two bars.
  static func bars(_ levels: ScreenScene.Level...) -> String {
    levels.map { level in
      lines(of: level).dropFirst().prefix { !$0.hasPrefix("├") }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The lines of the tab bar.
  static func tabBar(_ titles: [String]) -> String {
    lines(of: .level("Library"), tabs: titles).dropFirst(5).dropLast().joined(separator: "\n")
  }

  /// The lines of the box, without the screen around it.
  static func dialog(_ dialog: VisibleDialog) -> String {
    lines(of: .level("Dune", dialog: dialog)).dropFirst(4).dropLast(2)
      .map { String($0.dropFirst(4).dropLast(4)) }.joined(separator: "\n")
  }

  private static func lines(of level: ScreenScene.Level, tabs: [String] = []) -> [Substring] {
    compact(.levels(level, tabs: tabs)).split(separator: "\n")
  }

  private static func text(of picture: ScreenPicture) -> String {
    String(picture.text.dropLast())
  }
}

extension ScreenScene {
  static func levels(_ levels: Level..., tabs titles: [String] = []) -> ScreenScene {
    ScreenScene(
      app: "Bookshelf", tabs: titles.enumerated().map { Tab(title: $1, isSelected: $0 == 0) },
      levels: levels)
  }

  static func levels(stacked count: Int) -> ScreenScene {
    let sheets = (1...count).map { number in
      Level.level("Sheet \(number)", as: .sheet, leading: ["Cancel"])
    }
    return ScreenScene(app: "Bookshelf", levels: [.level("Library")] + sheets)
  }
}

extension ScreenScene.Level {
  static func level(
    _ title: String, as kind: Place.Kind = .flow, back: String? = nil,
    leading: [String] = [], trailing: [String] = [], showing elements: [ScreenElement] = [],
    dialog: VisibleDialog? = nil
  ) -> ScreenScene.Level {
    ScreenScene.Level(
      kind: kind, title: title, back: back,
      content: ScreenContent(
        title: title, leading: leading.map { .button($0) }, trailing: trailing.map { .button($0) },
        elements: elements),
      dialog: dialog)
  }
}
