import Testing

@testable import ScreenSnapshot

@Suite("TabBar")
struct TabBarTests {
  @Test(
    "Tabs are three columns apart, or two if three do not fit, and continue on the next line",
    arguments: [
      (
        ["Library", "Search", "Lists", "More"], "│ ● Library   ○ Search   ○ Lists   ○ More  │"
      ),
      (
        ["Library", "Search", "Lists", "Settings"], "│ ● Library  ○ Search  ○ Lists  ○ Settings │"
      ),
      (
        ["Library", "Search", "Reading lists", "Loans", "Settings"],
        """
        │ ● Library  ○ Search  ○ Reading lists     │
        │ ○ Loans  ○ Settings                      │
        """
      ),
      // A title that wraps shares its lines with no other tab.
      (
        ["Library", "Everything that you have ever borrowed", "Search", "More"],
        """
        │ ● Library                                │
        │ ○ Everything that you have ever borrowed │
        │ ○ Search  ○ More                         │
        """
      ),
      // A tab with an empty title is drawn as its mark.
      (["", ""], "│ ●    ○                                   │"),
    ])
  func rows(titles: [String], expected: String) {
    #expect(Drawing.tabBar(titles) == expected)
  }
}
