import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("Pictures of controls")
struct ControlTests {
  @Test("A disabled control is in parentheses")
  func disabled() {
    #expect(
      Drawing.elements(
        .button("Save", isEnabled: false), .button("Delete", role: .destructive, isEnabled: false),
        .toggle("Sync", isOn: true, isEnabled: false),
        .toggle("Offline", isOn: false, isEnabled: false), .link("Reviews", isEnabled: false),
        .link("Author", "Frank Herbert", isEnabled: false), .button("Share", action: .effect))
          == """
          │ ( Save )                                 │
          │ ( Delete ) !                             │
          │ [x] (Sync)                               │
          │ [ ] (Offline)                            │
          │ (Reviews)                              › │
          │ (Author)                 Frank Herbert › │
          │ [ Share ]                                │
          """)
  }

  @Test("A menu is drawn with its items below it, unless it is disabled")
  func menus() {
    #expect(
      Drawing.elements(
        .menu(
          "Sort",
          [
            .button("Best first"), .button("Newest first", isEnabled: false),
            .menu("Group", [.button("By author"), .button("By year")]),
            .menu("Hide", isEnabled: false, [.button("Read books")]),
            .button("Delete all", role: .destructive),
            .button("A label that is too long for one line of a phone"),
          ]),
        .menu("Add", isEnabled: false, [.button("Photo")]), .menu("Empty", []), .text("End")) == """
          │ [ Sort ▾ ]                               │
          │   Best first                             │
          │   (Newest first)                         │
          │   Group ▾                                │
          │     By author                            │
          │     By year                              │
          │   (Hide ▾)                               │
          │   Delete all !                           │
          │   A label that is too long for one line  │
          │   of a phone                             │
          │ ( Add ▾ )                                │
          │ [ Empty ▾ ]                              │
          │ End                                      │
          """)
  }

  @Test("A bar has disabled buttons and menus")
  func bar() {
    var scene = ScreenScene.levels(.level("Shelf"))
    scene.levels[0].content?.leading = [.menu("Edit", [.button("All")])]
    scene.levels[0].content?.trailing = [
      .button("Delete", role: .destructive, isEnabled: false), .menu("Sort", isEnabled: false, []),
    ]
    #expect(
      Drawing.compact(scene) == """
        ┌──────────────────────────────────────────┐
        │ Edit ▾       Shelf  (Delete) !  (Sort ▾) │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }
}
