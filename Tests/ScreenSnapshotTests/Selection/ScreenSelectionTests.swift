import Testing

@testable import ScreenSnapshot

@Suite("Selecting screens")
struct ScreenSelectionTests {
  private static let screens = ["library", "bookDetail", "bookEditSheet", "compact"]

  private static func selected(_ patterns: [String], in layouts: [ScreenLayout]) -> [String] {
    let selection = ScreenSelection(patterns, in: layouts)
    return ScreenLayout.allCases.flatMap { layout in
      screens.filter { selection.contains($0, in: layout) }.map { "\(layout.rawValue)/\($0)" }
    }
  }

  @Test("without patterns selects all screens of the layouts")
  func everything() {
    #expect(
      Self.selected([], in: [.regular])
        == ["regular/library", "regular/bookDetail", "regular/bookEditSheet", "regular/compact"])
    #expect(Self.selected([], in: []).isEmpty)
  }

  @Test(
    "tries each pattern on the name, and one with a slash on the layout's folder too",
    arguments: [
      (["library"], ["compact/library", "regular/library"]),
      (
        ["book*", "library"],
        [
          "compact/library", "compact/bookDetail", "compact/bookEditSheet", "regular/library",
          "regular/bookDetail", "regular/bookEditSheet",
        ]
      ),
      (["compact/book*"], ["compact/bookDetail", "compact/bookEditSheet"]),
      (["*/library"], ["compact/library", "regular/library"]),
      (["c*"], ["compact/compact", "regular/compact"]),
      (["compact*"], ["compact/compact", "regular/compact"]),
      (["Library", "books", ""], []),
    ])
  func patterns(_ patterns: [String], selected: [String]) {
    #expect(Self.selected(patterns, in: ScreenLayout.allCases) == selected)
  }

  @Test("tells which patterns match nothing in the layouts that are looked at")
  func unmatched() {
    let selection = ScreenSelection(
      ["library", "regular/*", "nothing", "book*", "nothing", "compact/Library"], in: [.compact])
    #expect(
      selection.unmatchedPatterns(among: Self.screens)
        == ["regular/*", "nothing", "nothing", "compact/Library"])
    #expect(ScreenSelection([], in: [.compact]).unmatchedPatterns(among: []).isEmpty)
  }
}
