import ScreenContents
import Testing

@Suite("The controls of a content")
struct ContentControlsTests {
  private static let controls = ContentControls(
    of: ScreenContent(
      title: "Notes",
      leading: [.button("Close")],
      trailing: [.menu("More", [.button("Delete"), .button("Share")])],
      elements: [
        .text("Delete"),
        .section("All", [.link("First"), .button("Delete"), .toggle("Pinned", isOn: true)]),
        .field("Title", ""), .picker("Order", "New", options: ["New", "Old"]), .slider("Size", 0.5),
      ]))

  @Test(
    "A control has the identifier that a view of the content gives it, and no other label has one",
    arguments: [
      ("Close", 1, "Notes.Close"), ("More", 1, "Notes.More"), ("Delete", 1, "Notes.Delete"),
      ("Delete", 2, "Notes.Delete #2"), ("Share", 1, "Notes.Share"), ("First", 1, "Notes.First"),
      ("Pinned", 1, "Notes.Pinned"), ("Title", 1, "Notes.Title"), ("Order", 1, "Notes.Order"),
      ("Size", 1, "Notes.Size"), ("Edit", 1, nil), ("Delete", 3, nil), ("Delete", 0, nil),
      ("All", 1, nil), ("New", 1, nil),
    ] as [(String, Int, String?)])
  func identifiers(label: String, number: Int, identifier: String?) {
    #expect(Self.controls.identifier(of: label, number: number) == identifier)
  }

  @Test(
    "An identifier has the names of the screen and the control, and a number if it repeats",
    arguments: [
      ("Edit Book", ["Cancel", "Save"], ["Edit Book.Cancel", "Edit Book.Save"]),
      (nil, ["Save", "Save", "Save"], ["Save", "Save #2", "Save #3"]),
      (nil, ["A #2", "A", "A"], ["A #2", "A", "A #3"]),
      ("Empty", ["", ""], ["Empty.", "Empty. #2"]),
    ] as [(String?, [String], [String])])
  func names(screen: String?, labels: [String], expected: [String]) {
    var identifiers = ControlIdentifiers(screen: screen)
    #expect(labels.map { identifiers.next(for: $0) } == expected)
  }
}
