import Testing

@testable import ScreenSnapshot

@Suite("The tabs below a screen")
struct TabBarTests {
  @Test("stand three columns apart")
  func threeApart() {
    #expect(
      Drawing.compact(.levels(.level("Library"), tabs: ["Library", "Search", "Lists", "More"]))
        == """
        ┌──────────────────────────────────────────┐
        │                 Library                  │
        ├──────────────────────────────────────────┤
        │                                          │
        ├──────────────────────────────────────────┤
        │ ● Library   ○ Search   ○ Lists   ○ More  │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("stand two columns apart where they fit only so")
  func twoApart() {
    #expect(
      Drawing.compact(.levels(.level("Library"), tabs: ["Library", "Search", "Lists", "Settings"]))
        == """
        ┌──────────────────────────────────────────┐
        │                 Library                  │
        ├──────────────────────────────────────────┤
        │                                          │
        ├──────────────────────────────────────────┤
        │ ● Library  ○ Search  ○ Lists  ○ Settings │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("go on in a next line")
  func wrapped() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Library"), tabs: ["Library", "Search", "Reading lists", "Loans", "Settings"]))
          == """
          ┌──────────────────────────────────────────┐
          │                 Library                  │
          ├──────────────────────────────────────────┤
          │                                          │
          ├──────────────────────────────────────────┤
          │ ● Library  ○ Search  ○ Reading lists     │
          │ ○ Loans  ○ Settings                      │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("have lines of their own where one is too long for a line")
  func long() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Library"),
          tabs: ["Library", "Everything that you have ever borrowed", "Search", "More"])) == """
          ┌──────────────────────────────────────────┐
          │                 Library                  │
          ├──────────────────────────────────────────┤
          │                                          │
          ├──────────────────────────────────────────┤
          │ ● Library                                │
          │ ○ Everything that you have ever borrowed │
          │ ○ Search  ○ More                         │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("are shown also when there is one")
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

  @Test("are not there in an app without tabs")
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

  @Test("can be without a title")
  func untitled() {
    #expect(
      Drawing.compact(.levels(.level("Library"), tabs: ["", ""])) == """
        ┌──────────────────────────────────────────┐
        │                 Library                  │
        ├──────────────────────────────────────────┤
        │                                          │
        ├──────────────────────────────────────────┤
        │ ●    ○                                   │
        └──────────────────────────────────────────┘
        """)
  }
}
