import ScreenContents
import Testing

@testable import ScreenDriver
@testable import ScreenPayloads
@testable import ScreenRendering
@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Text of control goldens")
struct ControlsTextTests {
  private static func row(
    _ label: String, number: Int = 1, kind: ScreenControl.Kind = .back, words: String = "pop"
  ) -> ControlRow {
    var control = ScreenControl(kind: kind, label: label, place: .back)
    control.number = number
    return ControlRow(control: control, outcome: .words(words))
  }

  @Test("A screen without controls says so, and its name is quoted as in front matter")
  func empty() {
    #expect(
      String(decoding: ControlsText.bytes(of: "a: b", []), as: UTF8.self)
        == "---\nscreen: \"a: b\"\n---\nno controls\n")
    let text = ControlsText.bytes(
      of: "a", [(.compact, []), (.regular, [Self.row("Sidebar")])])
    #expect(
      String(decoding: text, as: UTF8.self)
        == "---\nscreen: a\n---\nregular:\nSidebar                 pop\n")
  }

  @Test(
    "An effect starts in column 24, below a label that is too long",
    arguments: [
      ("Edit", ["Edit                    pop"]),
      ("A label of 22 columns.", ["A label of 22 columns.  pop"]),
      ("A label of 23 columns..", ["A label of 23 columns..", "                        pop"]),
      ("家家家家家家家家家家家", ["家家家家家家家家家家家  pop"]),
      ("家家家家家家家家家家家a", ["家家家家家家家家家家家a", "                        pop"]),
      ("👩‍🚀 Go", ["👩‍🚀 Go                   pop"]),
      ("שלום", ["שלום                    pop"]),
    ])
  func columns(label: String, lines: [String]) {
    #expect(Self.row(label).lines == lines)
  }

  @Test(
    "A label is quoted if it could be read as something else",
    arguments: [
      ("", "\"\""), (" a", "\" a\""), ("a ", "\"a \""), ("a  b", "\"a  b\""),
      ("\"a\"", #""\"a\"""#), ("say \"a\"", "say \"a\""), ("---", "\"---\""),
      ("regular:", "\"regular:\""), ("Delete #2", "\"Delete #2\""), ("Delete #", "Delete #"),
      ("Wow !", "\"Wow !\""), ("Wow!", "Wow!"), ("Stop (cancel)", "\"Stop (cancel)\""),
      ("(all)", "(all)"),
      ("=======", "\"=======\""), ("<<<<<<< HEAD", "\"<<<<<<< HEAD\""), ("========", "========"),
      ("a\nb", "a␊b"), ("a\tb", "a␉b"),
      ("no controls", "no controls"),
    ])
  func quotes(label: String, text: String) {
    let line = Self.row(label).lines[0]
    #expect(line == text.padding(to: 24) + "pop")
  }

  @Test("Equal labels are numbered, and the buttons of a dialog are indented")
  func nesting() {
    var row = Self.row("Delete", number: 2, words: "present alert “?”")
    row.nested = [Self.row("Yes"), Self.row("A label of 21 columns", words: "dismiss")]
    #expect(
      row.lines == [
        "Delete #2               present alert “?”", "  Yes                   pop",
        "  A label of 21 columns", "                        dismiss",
      ])
  }

  @Test(
    "The role of a button follows its name and number",
    arguments: [
      (nil, "Delete #2"), (.destructive, "Delete #2 !"), (.cancel, "Delete #2 (cancel)"),
    ] as [(ScreenButton.Role?, String)])
  func roles(role: ScreenButton.Role?, text: String) {
    let row = Self.row("Delete", number: 2, kind: .button(.button("Delete", role: role)))
    #expect(row.lines[0] == text.padding(to: 24) + "pop")
  }

  @Test("The block of a long payload is below its effect")
  func blocks() {
    enum Route { case text(String) }
    let text = String(repeating: "a", count: 80)
    var describer = PayloadDescriber(redaction: .standard)
    let states = [[], [Route.text(text)]].map { routes in
      describer.state(VisibleState<Never, Route, Never>(routes: routes).erased)
    }
    let row = ControlRow(
      control: ScreenControl(kind: .back, label: "Go", place: .back),
      outcome: .effect(NavigationEffect(from: states[0], to: states[1])))
    #expect(
      row.lines == [
        "Go                      push text(…)",
        "                          text: \"\(text)\"",
      ])
  }

  @Test("A tab that its tap only selects is listed on a root alone")
  func tabs() {
    enum Tab: CaseIterable { case a, b, c }
    var describer = PayloadDescriber(redaction: .standard)
    func isListed(
      from old: VisibleState<Tab, Int, Never>, to new: VisibleState<Tab, Int, Never>
    ) -> Bool {
      let (old, new) = (describer.state(old.erased), describer.state(new.erased))
      let tab = ScreenControl(kind: .tab(1), label: "B", place: .tab(1))
      return ControlRow(control: tab, outcome: .effect(NavigationEffect(from: old, to: new)))
        .isListed(on: old)
    }
    let pushed = VisibleState<Tab, Int, Never>(tab: .a, routes: [1])
    #expect(isListed(from: VisibleState(tab: .a), to: VisibleState(tab: .b)))
    #expect(!isListed(from: pushed, to: VisibleState(tab: .b)))
    #expect(isListed(from: pushed, to: VisibleState(tab: .c)))
    #expect(isListed(from: pushed, to: VisibleState(tab: .b, routes: [2])))
    #expect(isListed(from: VisibleState(tab: .b, routes: [1]), to: VisibleState(tab: .b)))
  }
}

extension String {
  fileprivate func padding(to columns: Int) -> String {
    self + String(repeating: " ", count: columns - count)
  }
}
