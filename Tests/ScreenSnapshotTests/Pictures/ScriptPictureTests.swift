import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("ScreenPicture, scripts")
struct ScriptPictureTests {
  @Test("A wide character takes two columns of a picture")
  func japanese() {
    #expect(
      Drawing.compact(
        .levels(
          .level(
            "図書館", back: "ようこそ", trailing: ["編集"],
            showing: [
              .text("吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"),
              .row("著者", "夏目漱石"), .button("貸し出す"), .toggle("通知", isOn: true),
            ]),
          tabs: ["図書館", "検索"])) == """
          ┌──────────────────────────────────────────┐
          │ ‹ ようこそ       図書館             編集 │
          ├──────────────────────────────────────────┤
          │ 吾輩は猫である。名前はまだ無い。どこで生 │
          │ れたかとんと見当がつかぬ。               │
          │ 著者                            夏目漱石 │
          │ [ 貸し出す ]                             │
          │ [x] 通知                                 │
          ├──────────────────────────────────────────┤
          │ ● 図書館   ○ 検索                        │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("Marks are drawn on their letters, and a mark without a letter on a circle")
  func marks() {
    #expect(
      Drawing.elements(
        .row("Cafe\u{301}", "e\u{301}\u{323}"), .row("\u{301}", "नमस्ते"),
        .text("Z\u{335}\u{321}a\u{354}")) == """
          │ Café                                   ẹ́ │
          │ ◌́                                   नमस्ते │
          │ Z̵̡a͔                                       │
          """)
  }

  @Test("Invisible characters are drawn as visible signs")
  func controls() {
    #expect(
      Drawing.elements(
        .text("\u{1B}[31mred\u{1B}[0m"), .row("a\nb", "c\td"), .button("\u{202E}evil\u{202C}"),
        .text("zero\u{200B}width"), .text("bell\u{7}")) == """
          │ ␛[31mred␛[0m                             │
          │ a␊b                                  c␉d │
          │ [ ‹U+202E›evil‹U+202C› ]                 │
          │ zero‹U+200B›width                        │
          │ bell␇                                    │
          """)
  }
}
