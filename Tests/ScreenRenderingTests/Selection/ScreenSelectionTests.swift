import ScreenContents
import Testing

@testable import ScreenRendering

@Suite("Screen selection")
struct ScreenSelectionTests {
  private static let screens = ["library", "bookDetail", "bookEditSheet", "compact"]

  private static func selected(_ patterns: [String], in layouts: [ScreenLayout]) -> [String] {
    let selection = ScreenSelection(patterns, in: layouts)
    return layouts.map { GoldenFolder($0) }.flatMap { folder in
      screens.filter { selection.matches($0, in: folder) }.map { "\(folder.rawValue)/\($0)" }
    }
  }

  @Test("A selection without patterns contains all screens of its layouts")
  func everything() {
    #expect(
      Self.selected([], in: [.regular])
        == ["regular/library", "regular/bookDetail", "regular/bookEditSheet", "regular/compact"])
    #expect(Self.selected([], in: []).isEmpty)
  }

  @Test(
    "A pattern matches the name of a screen, or with a slash its layout and name",
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
    #expect(Self.selected(patterns, in: [.compact, .regular]) == selected)
  }

  @Test("An exclusion removes screens, or with a slash screens of a layout")
  func exclusions() {
    let selection = ScreenSelection(
      ["book*", "library"], except: ["*Sheet", "regular/library", "nothing"],
      in: [.compact, .regular])
    let selected = [GoldenFolder.compact, .regular].flatMap { folder in
      Self.screens.filter { selection.matches($0, in: folder) }.map { "\(folder.rawValue)/\($0)" }
    }
    #expect(selected == ["compact/library", "compact/bookDetail", "regular/bookDetail"])
    #expect(selection.unmatchedPatterns(among: Self.screens) == ["nothing"])
  }

  @Test("A pattern that matches no screen in the selected layouts is unmatched")
  func unmatched() {
    let selection = ScreenSelection(
      ["library", "regular/*", "nothing", "book*", "nothing", "compact/Library"], in: [.compact])
    #expect(
      selection.unmatchedPatterns(among: Self.screens)
        == ["regular/*", "nothing", "nothing", "compact/Library"])
    #expect(ScreenSelection([], in: [.compact]).unmatchedPatterns(among: []).isEmpty)
  }
}
