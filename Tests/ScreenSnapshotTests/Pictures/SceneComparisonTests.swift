import ScreenContents
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Scenes with one difference")
struct SceneComparisonTests {
  private static func picture(_ scene: ScreenScene) -> String {
    ScreenPicture(of: scene, layout: .compact, redactor: LabelRedactor(.none)).text
  }

  private static func scene(
    _ elements: [ScreenElement], leading: [ScreenButton] = [], dialog: VisibleDialog? = nil,
    back: String? = nil, tabs: [ScreenScene.Tab] = []
  ) -> ScreenScene {
    var level = ScreenScene.Level(kind: .base, title: "Shelf", back: back)
    level.content = ScreenContent(leading: leading, elements: elements)
    level.dialog = dialog
    return ScreenScene(app: "Library", tabs: tabs, levels: [level])
  }

  /// Scenes with one difference each.
  static var scenes: [ScreenScene] {
    [
      scene([]), scene([.text("a")]), scene([.text("b")]), scene([.row("a", "b")]),
      scene([.row("ab", "")]), scene([.link("a")]), scene([.link("a", "b")]), scene([.button("a")]),
      scene([.button("a", isEnabled: false)]), scene([.button("a", role: .destructive)]),
      scene([.menu("a", [])]), scene([.menu("a", [.button("b")])]), scene([.field("a", "b")]),
      scene([.field("a", "", placeholder: "b")]), scene([.toggle("a", isOn: true)]),
      scene([.toggle("a", isOn: false)]), scene([.section("a", [])]),
      scene([.picker("a", "b", options: ["b"])]), scene([.picker("a", "b", options: ["b", "c"])]),
      scene([.picker("a", "c", options: ["b", "c"])]),
      scene([.picker("a", "b", options: ["b"], isEnabled: false)]),
      scene([.slider("a", 0.5)]), scene([.slider("a", 0.6)]),
      scene([.slider("a", 0.5, text: "b")]), scene([.slider("a", 0.5, isEnabled: false)]),
      scene([.section("a", [.text("b")])]), scene([.section("a", []), .text("b")]),
      scene([.image("a")]), scene([.progress("a", 0.5)]), scene([.progress("a", 0.75)]),
      scene([.progress("a")]), scene([], leading: [.button("a")]), scene([], back: "a"),
      scene([], dialog: VisibleDialog("a")), scene([], dialog: VisibleDialog("a", message: "b")),
      scene([], dialog: VisibleDialog("a", buttons: [.button("b")])),
      scene([], tabs: [ScreenScene.Tab(title: "a", isSelected: true)]),
      scene([], tabs: [ScreenScene.Tab(title: "a", isSelected: false)]),
    ]
  }

  @Test("Scenes that differ in one part are not drawn alike")
  func parts() {
    let scenes = Self.scenes
    for (position, one) in scenes.enumerated() {
      #expect(one.isDrawn(like: one))
      for other in scenes[..<position] {
        #expect(!one.isDrawn(like: other))
      }
    }
  }

  @Test("Scenes that are drawn alike have the same picture")
  func drawnAlike() {
    let scenes = (0..<60).map { RandomScene(seed: $0 / 2).scene } + Self.scenes
    for (position, one) in scenes.enumerated() {
      for other in scenes[..<position] where one.isDrawn(like: other) {
        #expect(Self.picture(one) == Self.picture(other))
      }
    }
    #expect(scenes[0].isDrawn(like: scenes[1]))
  }

  @Test("A new property of a scene has to be compared, or added to this list")
  func properties() {
    func names(_ value: Any) -> [String] {
      Mirror(reflecting: value).children.map { $0.label ?? "" }
    }
    let scene = Self.scenes[0]
    #expect(names(scene) == ["app", "tabs", "levels"])
    #expect(
      names(scene.levels[0]) == ["kind", "title", "back", "closesBySwipe", "content", "dialog"])
    #expect(
      names(ScreenContent()) == [
        "title", "tabLabel", "leading", "trailing", "elements", "hidesBack", "isDismissDisabled",
        "hidesTabs",
      ])
    #expect(
      names(ScreenButton("a")) == [
        "label", "role", "isEnabled", "action", "items", "identifier", "layout",
      ])
    #expect(names(ScreenElement.text("a")) == ["kind", "layout"])
    #expect(
      names(VisibleDialog("a")) == [
        "title", "message", "buttons", "value", "countedValue", "hasDefaultTitle",
      ])
  }
}
