import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Headline")
struct HeadlineTests {
  private static func golden(_ frontMatter: String, _ lines: [String] = ["│ Dune │"]) -> String {
    "---\nscreen: x\n\(frontMatter)---\n┌──────┐\n\(lines.map { "\($0)\n" }.joined())└──────┘\n"
  }

  private static func headline(_ old: String, _ new: String) -> String {
    Headline.text(of: LineDiff(from: Array(old.utf8), to: Array(new.utf8)))
  }

  @Test(
    "Changed navigation is the headline, even if a payload and the picture changed too",
    arguments: [
      ("tab: library\n", "tab: search\n", "tab: library → search"),
      ("", "tab: search\n", "tab: none → search"),
      ("", "sheet: filters\n", "sheet: none → filters"),
      ("", "popover: filters\n", "popover: none → filters"),
      ("", "sheet:\n  bookEdit:\n    id: 1\n", "sheet: none → bookEdit"),
      (
        "sheet:\n  bookEdit:\n    id: 1\n", "cover: scan\n",
        "sheet: bookEdit → none, cover: none → scan"
      ),
      (
        "sheet: edit\n", "sheet:\n  root: pick\n  stack:\n  - colours\n", "sheet: edit → pick"
      ),
      (
        "sheet:\n  root:\n    edit:\n      id: 1\n  stack:\n  - a\n",
        "sheet:\n  root:\n    pick:\n      id: 1\n  stack:\n  - a\n", "sheet: edit → pick"
      ),
      (
        "stack:\n- a\n- b:\n    id: 1\n", "stack:\n- a\n- b:\n    id: 1\n- c: 3\n",
        "stack: 2 → 3 (+ c)"
      ),
      ("stack:\n- a\n", "", "stack: 1 → 0 (− a)"),
      ("stack:\n- a\n", "stack:\n- b\n- c\n", "stack: 1 → 2"),
      ("stack:\n- a\n- b: 1\n- c\n", "stack:\n- a\n- d: 1\n- c\n", "stack: b → d"),
      ("stack:\n- a\n- b\n", "stack:\n- c\n- d\n", "stack: a › b → c › d"),
      ("", "alert: \"Really: go?\"\n", "alert: none → \"Really: go?\""),
      (
        "stack:\n- \"a\"\n- 7\n", "stack:\n- \"a://b\"\n- 8\n",
        "stack: \"a\" › 7 → \"a://b\" › 8"
      ),
      ("stack:\n- \"a\\\": b\"\n", "stack:\n- \"on\": 1\n", "stack: \"a\\\": b\" → \"on\""),
      ("stack:\n- a\n", "stack:\n- b:\n  - 1\n  - id: 2\n", "stack: a → b"),
      ("flow: welcome\n", "flow: inside\ntab: a\n", "flow: welcome → inside, tab: none → a"),
      ("overlay: done\n", "", "overlay: done → none"),
      ("link: \"a://b\"\n", "link: \"a://c\"\n", "link: \"a://b\" → \"a://c\""),
    ])
  func navigation(old: String, new: String, headline: String) {
    #expect(Self.headline(Self.golden(old), Self.golden(new, ["│ Emma │"])) == headline)
  }

  @Test(
    "A changed payload is the headline, even if the picture changed too",
    arguments: [
      (
        "stack:\n- book:\n    title: \"Dune\"\n", "stack:\n- book:\n    title: \"Emma\"\n",
        "title: \"Dune\" → \"Emma\""
      ),
      ("stack:\n- book: 1\n", "stack:\n- book: 2\n", "book: 1 → 2"),
      (
        "stack:\n- book:\n    pages: 412\nsheet:\n  edit:\n    pages: 412\n",
        "stack:\n- book:\n    pages: 413\nsheet:\n  edit:\n    pages: 413\n", "pages: 412 → 413"
      ),
      (
        "sheet:\n  edit:\n    a: 1\n    b: 1\n", "sheet:\n  edit:\n    a: 2\n    b: 2\n",
        "a: 1 → 2, b: 1 → 2"
      ),
      (
        "sheet:\n  edit:\n    a: 1\n    b: 1\n    c: 1\n",
        "sheet:\n  edit:\n    a: 2\n    b: 2\n    c: 2\n", "4 lines changed"
      ),
      (
        "sheet:\n  edit:\n    a: 1\n", "sheet:\n  edit:\n    a: 1\n    b: 1\n",
        "1 line removed, 2 added"
      ),
      (
        "sheet:\n  note:\n    text: \"" + String(repeating: "long ", count: 9) + "\"\n",
        "sheet:\n  note:\n    text: \"short\"\n", "text changed"
      ),
    ])
  func payload(old: String, new: String, headline: String) {
    #expect(Self.headline(Self.golden(old), Self.golden(new, ["│ Emma │"])) == headline)
  }

  @Test(
    "A changed picture has its phrases or the number of lines as the headline",
    arguments: [
      (["│ Dune │"], ["│ Emma │"], "Dune → Emma"),
      (["│ Pages       412 │"], ["│ Pages       413 │"], "Pages: 412 → 413"),
      (["│ Title:     Dune │"], ["│ Title:     Emma │"], "Title: Dune → Emma"),
      (["││ Title:   Dune ││"], ["││ Title:   Emma ││"], "Title: Dune → Emma"),
      (["│ ○ More  │ Pages    412 │"], ["│ ○ More  │ Pages    413 │"], "Pages: 412 → 413"),
      (["│ ‹ All   Dune   Edit │"], ["│ ‹ All   Emma   Edit │"], "Dune → Emma"),
      (["│ Cancel  Edit Book  Save │"], ["│ Cancel  Edit Novel Save │"], "1 line changed"),
      (["│ ‹ All      Dune     │"], ["│ ‹ All      Emma     │"], "Dune → Emma"),
      (["│ ‹ All        Edit │"], ["│ ‹ All        Save │"], "Edit → Save"),
      (["│     Dune     Edit │"], ["│     Emma     Edit │"], "Dune → Emma"),
      (["│ [x] Offline │"], ["│ [ ] Offline │"], "[x] Offline → [ ] Offline"),
      (["│ a │", "│ b │"], ["│ a │"], "1 line removed"),
      (["│ a │"], ["│ a │", "│ b │", "│ c │"], "2 lines added"),
      (["│ a │", "│ b │"], ["│ c │", "│ d │"], "a → c, b → d"),
      (["│ a │", "│ b │", "│ c │"], ["│ d │", "│ e │", "│ f │"], "3 lines changed"),
      (["│ a │", "│ b │"], ["│ b │", "│ c │"], "1 line removed, 1 added"),
      (["│ a │", "│ b │", "│ a │"], ["│ c │", "│ b │", "│ c │"], "a → c"),
      (["│ a │", "│ b │"], ["│ c │", "│ d │", "│ e │"], "2 lines removed, 3 added"),
      (["│  a │"], ["│ a  │"], "1 line changed"),
      (["│ " + String(repeating: "w", count: 41) + " │"], ["│ b │"], "1 line changed"),
    ])
  func picture(old: [String], new: [String], headline: String) {
    #expect(Self.headline(Self.golden("", old), Self.golden("", new)) == headline)
  }

  @Test("A missing final newline is the headline if nothing else changed")
  func newline() {
    let golden = Self.golden("")
    #expect(Self.headline(String(golden.dropLast()), golden) == "no newline at end of file")
  }

  @Test("Texts that are not goldens, or contain control characters, have a headline")
  func oddTexts() {
    #expect(Self.headline("a\u{1B}[0m\n", "b\n") == "a␛[0m → b")
    #expect(Self.headline("", "a\n") == "1 line added")
    #expect(Self.headline("---\n", "a\nb\n") == "1 line removed, 2 added")
    #expect(Self.headline("---\n---\n", "---\ntab: a\n---\n") == "tab: none → a")
    #expect(Self.headline("---\n- a\n b\n:\n---\n", "---\n---\n") == "3 lines removed")
  }
}
