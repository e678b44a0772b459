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
    "A control has the identifier that a view of the content gives it",
    arguments: [
      ("Close", 1, "Notes.Close"), ("More", 1, "Notes.More"), ("Delete", 1, "Notes.Delete"),
      ("Delete", 2, "Notes.Delete #2"), ("Share", 1, "Notes.Share"), ("First", 1, "Notes.First"),
      ("Pinned", 1, "Notes.Pinned"), ("Title", 1, "Notes.Title"), ("Order", 1, "Notes.Order"),
      ("Size", 1, "Notes.Size"),
    ] as [(String, Int, String)])
  func identifiers(label: String, number: Int, identifier: String) {
    #expect(Self.controls.identifier(of: label, number: number) == identifier)
  }

  @Test(
    "A label or a number that the content does not have has no identifier",
    arguments: [("Edit", 1), ("Delete", 3), ("Delete", 0), ("All", 1), ("New", 1)])
  func missing(label: String, number: Int) {
    #expect(Self.controls.identifier(of: label, number: number) == nil)
  }
}
