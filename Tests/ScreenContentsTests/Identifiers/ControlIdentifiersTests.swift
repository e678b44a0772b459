import ScreenContents
import Testing

@Suite("ControlIdentifiers")
struct ControlIdentifiersTests {
  @Test(
    "An identifier has the names of the screen and the control, and a number if it repeats",
    arguments: [
      ("Edit Book", ["Cancel", "Save"], ["Edit Book.Cancel", "Edit Book.Save"]),
      ("Notes", ["Delete", "Edit", "Delete"], ["Notes.Delete", "Notes.Edit", "Notes.Delete #2"]),
      (nil, ["Save", "Save", "Save"], ["Save", "Save #2", "Save #3"]),
      (nil, ["A #2", "A", "A"], ["A #2", "A", "A #3"]),
      ("Empty", ["", ""], ["Empty.", "Empty. #2"]),
    ] as [(String?, [String], [String])])
  func names(screen: String?, labels: [String], expected: [String]) {
    var identifiers = ControlIdentifiers(screen: screen)
    #expect(labels.map { identifiers.next(for: $0) } == expected)
  }
}
