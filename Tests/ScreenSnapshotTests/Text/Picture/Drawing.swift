@testable import ScreenSnapshot

/// Pictures of scenes in tests, without the final newline.
enum Drawing {
  /// Draws a scene in the compact layout.
  static func compact(_ scene: ScreenScene, redaction: Redaction = .standard) -> String {
    text(of: ScreenPicture(of: scene, layout: .compact, redaction: redaction))
  }

  /// Draws a scene in the regular layout.
  static func regular(_ scene: ScreenScene, redaction: Redaction = .standard) -> String {
    text(of: ScreenPicture(of: scene, layout: .regular, redaction: redaction))
  }

  /// Draws a screen called "Shelf" with elements in the compact layout.
  static func elements(_ elements: ScreenElement...) -> String {
    compact(.shelf(showing: elements))
  }

  private static func text(of picture: ScreenPicture) -> String {
    String(decoding: picture.bytes.dropLast(), as: UTF8.self)
  }
}

extension ScreenScene {
  /// A scene of levels, with the first tab selected.
  static func levels(_ levels: Level..., tabs titles: [String] = []) -> ScreenScene {
    ScreenScene(
      app: "Bookshelf",
      tabs: titles.enumerated().map { Tab(title: $1, isSelected: $0 == 0) },
      levels: levels)
  }

  /// A scene of nested sheets, numbered from 1.
  static func levels(stacked count: Int) -> ScreenScene {
    let sheets = (1...count).map { number in
      Level.level("Sheet \(number)", as: .sheet, leading: ["Cancel"])
    }
    return ScreenScene(app: "Bookshelf", levels: [.level("Library")] + sheets)
  }

  /// A screen called "Shelf" with elements, without tabs.
  static func shelf(showing elements: [ScreenElement]) -> ScreenScene {
    .levels(.level("Shelf", showing: elements))
  }
}

extension ScreenScene.Level {
  /// A level with a title, buttons and elements.
  static func level(
    _ title: String, as kind: ScreenScene.Kind = .base, back: String? = nil,
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
