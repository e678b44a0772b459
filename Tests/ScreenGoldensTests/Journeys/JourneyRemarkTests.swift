import Testing

@testable import ScreenDriver
@testable import ScreenGoldens

@Suite("JourneyRemark")
struct JourneyRemarkTests {
  private static let text = "the text is neither a comment, a step nor a part of a result"
  private static let look = "> look\n---\ntab: home\n---\n┌──┐\n│  │\n└──┘\n"

  @Test(
    "What an author writes below a step is never taken for a result and deleted",
    arguments: [
      ("> show room\n    > back\n    home\n", 2, "the line does not start with '> '"),
      ("> show room\nhome › room(1)\n\nThen he leaves.\n\n> back\n", 4, text),
      ("> show room\n\nThen he leaves.\n\n> back\n", 3, text),
      ("> show room\nThen he leaves.\n", 2, text),
      ("> show room\nThen he leaves (as always).\n", 2, text),
      ("> show room\nwaiting: he leaves\nhome\n", 2, text),
      ("> show room\nhome › room(1)\nThen he leaves.\n\n> back\n", 3, text),
      ("> show room\nhome › room(…)\n  Then he leaves.\n", 3, text),
      ("> show room\nhome › room(…)\n  id: 1\n  leaves\n", 4, text),
      ("> show room\nhome › room(…)\n  Note: he leaves\n", 3, text),
      ("> show room\nhome › room(…)\n  \"Leaves\" is the word.\n", 3, text),
      ("> open a:b\nwaiting\nhome › room(1)\nflow: main\n  id: 1\n- a list\n", 6, text),
      ("> look\nIt is empty.\n", 2, text), ("> look\nhome\n", 2, text),
      (look.replacing("tab: home", with: "It is empty."), 3, text),
      (look.replacing("tab: home", with: "tab: home\n  It is empty."), 4, text),
      (look.replacing("tab: home", with: "tab: home\nempty"), 4, text),
      (look.replacing("┌", with: "It is empty.\n┌"), 5, text),
      (look.replacing("┌", with: "  It is empty.\n┌"), 5, text),
      (look.replacing("│  │", with: "It is empty."), 6, text), (look + "It is empty.\n", 8, text),
      (look + "  It is empty.\n", 8, text), (look + "│ It is empty. │\n", 8, text),
    ])
  func remarks(file: String, line: Int, defect: String) {
    do {
      _ = try JourneyFile(parsing: Array(file.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description.hasPrefix("line \(line): \(defect)\n"))
    }
  }

  @Test(
    "The lines of a result are none of the author's",
    arguments: [
      "> show room\nroot\n", "> show room\n“Delete it?”\n", "> show room\n\"a b\" › room(1)\n",
      "> show room\nroom(id: 1, of: [1, 2]) › “Delete it?” › alert “Sure?”\n",
      "> open a:b\nfallback: he has left\nrefused: no such room\nroot\n",
      "> tab Home\nhome(…) › “…”\n  title: \"a: b\"\n  rooms:\n  - number: 1\n    \"a b\": [5]\n"
        + "  - - first\n    - \"a b\"\n  “A long title”\nflow: main(…)\n  id: 1\ntabs: a, b\n",
      "> show room\nroom(…)\n  \(String(repeating: "a", count: 73))\n", look,
      look.replacing("tab: home", with: "stack:\n- room:\n    name: \"It is empty.\"\n- hall"),
    ])
  func results(file: String) throws {
    _ = try JourneyFile(parsing: Array(file.utf8))
  }
}
