import ScreenContents
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenText

@Suite("Headline")
struct HeadlineTests {
  private static func headline(
    _ old: String, _ new: String, in folder: GoldenFolder = .compact
  ) -> String {
    Headline.text(of: LineDiff(from: Array(old.utf8), to: Array(new.utf8)), in: folder)
  }

  @Test(
    "The phrases of the first line that changed follow their label and their first words",
    arguments: [
      ("tab: library\n", "tab: search\n", "tab: library → search"),
      ("  title: \"Dune\"\n", "  title: \"Emma\"\n", "title: \"Dune\" → \"Emma\""),
      ("│ Pages       412 │\n", "│ Pages       413 │\n", "Pages 412 → 413"),
      ("││ Title:   Dune ││\n", "││ Title:   Emma ││\n", "Title: Dune → Emma"),
      ("│ ‹ All   Dune   Edit │\n", "│ ‹ All   Emma   Edit │\n", "Dune → Emma"),
      ("│ Cancel   Add Tea         │\n", "│ Cancel   New Tea         │\n", "Add Tea → New Tea"),
      ("│ ○ More │ Pages    412 │\n", "│ ○ More │ Pages    413 │\n", "Pages 412 → 413"),
      (
        "│ Cancel  Edit Recipe  Save │\n", "│ Cancel  Change Recipe  Save │\n",
        "Edit Recipe → Change Recipe"
      ),
      (
        "Edit                  present sheet bookEdit\n",
        "Edit                  present sheet lend\n", "Edit present sheet bookEdit → lend"
      ),
      ("│ ‹ My Plants   Fern │\n", "│ ‹ Garden   Fern │\n", "‹ My Plants → ‹ Garden"),
      ("│      Fern        │\n", "│ ‹ Garden   Moss │\n", "Fern → ‹ Garden  Moss"),
      ("│ ‹ Garden   Moss │\n", "│      Garden      │\n", "‹ Garden  Moss → Garden"),
      ("│ ○ Recipes   ● Shopping │\n", "│ ○ Meals   ● Shopping │\n", "○ Recipes → ○ Meals"),
      ("│ [x] Offline │\n", "│ [ ] Offline │\n", "[x] Offline → [ ] Offline"),
      ("│ [ Lend Book ] │\n", "│ [ Lend It ] │\n", "[ Lend Book ] → [ Lend It ]"),
      ("│ [ Yes ] A B │\n", "│ [ Yes ] A C │\n", "[ Yes ] A B → C"),
      ("Edit                  pop\n", "Edit                  no change\n", "Edit pop → no change"),
      ("│ Edit │\n", "│ Edit Book │\n", "Edit → Edit Book"),
      (
        "Edit                  present sheet edit(id: 1)\n",
        "Edit                  present sheet edit(id: 2)\n",
        "Edit present sheet edit(id: 1) → edit(id: 2)"
      ),
      ("│ │\n", "│ Dune │\n", "nothing → Dune"),
      ("│ a │\n│ b │\n", "│ c │\n│ d │\n", "a → c and 1 more line"),
      ("│ a │\n│ b │\n│ a │\n", "│ c │\n│ b │\n│ c │\n", "a → c"),
      ("│ a │\n│ b │\n", "│ a │\n", "1 line removed"),
      ("│ a │\n│ b │\n", "│ b │\n│ a │\n", "1 line changed"),
      ("a\n", "a\n\n", "1 line added"),
      ("│ a │\n", "│ a │\n│ b │\n│ c │\n", "2 lines added"),
      ("│ a │\n│ b │\n", "│ c │\n│ d │\n│ e │\n", "2 lines removed, 3 added"),
      ("│  a │\n", "│ a  │\n", "1 line changed"),
      ("│ \(String(repeating: "w", count: 73)) │\n", "│ b │\n", "1 line changed"),
      ("a", "a\n", "no newline at end of file"),
      ("a\u{1B}[0m\n", "b\n", "a␛[0m → b"),
      ("a\n", "a\n", ""),
      ("Cafe\u{301}\n", "Caf\u{E9}\n", "only the composition of Unicode characters differs"),
    ])
  func lines(old: String, new: String, headline: String) {
    #expect(Self.headline(old, new) == headline)
  }

  @Test("The headline of a journey begins with the step above the line")
  func journey() {
    let old = "Prose.\n\n> show a\na\n\n> tap \"B\"\nlibrary › sheet lend\n"
    #expect(
      Self.headline(old, old.replacing("sheet lend", with: "lists"), in: .journeys)
        == "> tap \"B\": library › sheet lend → lists")
    #expect(
      Self.headline("> back\na\n", "> back\na\n  b\n", in: .journeys) == "> back: 1 line added")
  }
}
