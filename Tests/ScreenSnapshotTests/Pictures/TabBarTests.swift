import Testing

@testable import ScreenSnapshot

@Suite("TabBar")
struct TabBarTests {
  @Test("Tabs are three columns apart")
  func threeApart() {
    #expect(
      Drawing.tabBar(["Library", "Search", "Lists", "More"])
        == "│ ● Library   ○ Search   ○ Lists   ○ More  │")
  }

  @Test("Tabs are two columns apart if three columns do not fit")
  func twoApart() {
    #expect(
      Drawing.tabBar(["Library", "Search", "Lists", "Settings"])
        == "│ ● Library  ○ Search  ○ Lists  ○ Settings │")
  }

  @Test("Tabs that do not fit on one line continue on the next")
  func wrapped() {
    #expect(
      Drawing.tabBar(["Library", "Search", "Reading lists", "Loans", "Settings"]) == """
        │ ● Library  ○ Search  ○ Reading lists     │
        │ ○ Loans  ○ Settings                      │
        """)
  }

  @Test("A tab title that wraps shares its lines with no other tab")
  func long() {
    #expect(
      Drawing.tabBar(["Library", "Everything that you have ever borrowed", "Search", "More"]) == """
        │ ● Library                                │
        │ ○ Everything that you have ever borrowed │
        │ ○ Search  ○ More                         │
        """)
  }

  @Test("A single tab is drawn")
  func one() {
    #expect(
      Drawing.compact(.levels(.level("Library"), tabs: ["Library"])) == """
        ┌──────────────────────────────────────────┐
        │                 Library                  │
        ├──────────────────────────────────────────┤
        │                                          │
        ├──────────────────────────────────────────┤
        │ ● Library                                │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("An app without tabs has no tab bar")
  func none() {
    #expect(
      Drawing.compact(.levels(.level("Library"))) == """
        ┌──────────────────────────────────────────┐
        │                 Library                  │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("A tab with an empty title is drawn as its mark")
  func untitled() {
    #expect(
      Drawing.tabBar(["", ""]) == "│ ●    ○                                   │")
  }
}
