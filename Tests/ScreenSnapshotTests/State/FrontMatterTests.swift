import Testing

@testable import ScreenSnapshot

@Suite("FrontMatter")
struct FrontMatterTests {
  @Test("The keys of the front matter always have the same order")
  func order() {
    let state = VisibleFlowState<AppFlow, AppTab, AppRoute, AppSheet, AppOverlay>(
      flow: .main, tab: .search, routes: [.settings, .about(page: 2)], fullScreenCover: .welcome,
      overlay: .success(message: "Done"))
    #expect(
      text("everything", state) == """
        ---
        screen: everything
        flow: main
        tab: search
        stack:
        - settings
        - about:
            page: 2
        cover: welcome
        overlay:
          success:
            message: "Done"
        ---

        """)
  }

  @Test(
    "A screen name that YAML would not parse as a string is quoted",
    arguments: [
      ("home", "home"), ("book-edit_2", "book-edit_2"), ("_", "_"), ("on", #""on""#),
      ("Null", #""Null""#), ("NO", #""NO""#), ("2fa", #""2fa""#), ("-a", #""-a""#),
      ("book edit", #""book edit""#), ("größe", #""größe""#), ("a.b", #""a.b""#), ("", #""""#),
      ("a\n---\n", #""a\n---\n""#), ("📚", #""📚""#), ("true", #""true""#), ("trues", "trues"),
      ("\u{202E}x", #""\u202Ex""#), ("a:", #""a:""#), ("~", #""~""#), ("1", #""1""#),
    ])
  func names(screen: String, yaml: String) {
    #expect(
      text(screen, VisibleState<AppTab, AppRoute, AppSheet>()) == """
        ---
        screen: \(yaml)
        ---

        """)
  }

  @Test("An array of more than a hundred elements under a key is truncated at its indentation")
  func longArrays() {
    let state = VisibleState<AppTab, Shelf, Shelf>(
      routes: [.row(books: Array(0..<102), name: "a")], sheet: .pile(Array(0..<102)))
    let lines = { (indent: String) in
      ((0..<100).map(String.init) + [#""<2 more, c3ed1b5d>""#])
        .map { "\(indent)- \($0)\n" }.joined()
    }
    #expect(
      text("shelf", state) == """
        ---
        screen: shelf
        stack:
        - row:
            books:
        \(lines("    "))    name: "a"
        sheet:
          pile:
        \(lines("  "))---

        """)
  }

  private func text<Flow, Tab, Route, Sheet, Overlay>(
    _ screen: String, _ state: VisibleFlowState<Flow, Tab, Route, Sheet, Overlay>
  ) -> String {
    FrontMatterText.of(screen, state)
  }
}

private enum Shelf {
  case row(books: [Int], name: String)
  case pile([Int])
}
