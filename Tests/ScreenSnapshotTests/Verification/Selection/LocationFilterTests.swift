import Testing

@testable import ScreenSnapshot

@Suite("LocationFilter")
struct LocationFilterTests {
  private static func filter(
    tabs: [String] = [], flows: [String] = [], _ outcomes: [ScreenOutcome]
  ) -> LocationFilter {
    var criteria = SelectionCriteria()
    (criteria.tabs, criteria.flows) = (tabs, flows)
    var filter = LocationFilter(criteria)
    for (index, outcome) in outcomes.enumerated() {
      filter.add(RenderTask(index: index, layouts: [.compact]), outcome)
    }
    return filter
  }

  private static func screen(tab: String?, flow: String? = nil) -> ScreenOutcome {
    .rendered(RenderedScreen(tab: tab, flow: flow, path: "", hasContent: false, texts: []))
  }

  private static let outcomes = [
    screen(tab: nil, flow: "start"), screen(tab: "home", flow: "main"),
    screen(tab: "search", flow: "main"), screen(tab: "home", flow: "guest"),
  ]

  @Test(
    "A screen is in one of the tabs and in one of the flows",
    arguments: [
      (["home"], [], [1, 3]), (["home", "search"], [], [1, 2, 3]), ([], ["start"], [0]),
      ([], ["start", "guest"], [0, 3]), (["home"], ["main"], [1]), (["search"], ["guest"], []),
      ([], [], [0, 1, 2, 3]),
    ] as [([String], [String], [Int])])
  func selection(tabs: [String], flows: [String], indices: [Int]) {
    let filter = Self.filter(tabs: tabs, flows: flows, Self.outcomes)
    #expect(filter.tasks.map(\.number) == indices)
  }

  @Test(
    "A name that no screen has is an error",
    arguments: [
      (
        ["home", "hom"], [],
        .unknownName(.tab, "hom", nearest: ["home"], known: ["home", "search"])
      ),
      ([], ["x"], .unknownName(.flow, "x", nearest: [], known: ["start", "main", "guest"])),
      (["search"], ["guest"], .noScreens),
    ] as [([String], [String], LocationError)])
  func errors(tabs: [String], flows: [String], error: LocationError) {
    let filter = Self.filter(tabs: tabs, flows: flows, Self.outcomes)
    #expect(throws: error) { try filter.check() }
  }

  @Test("A screen that fails stays selected, and then no name is an error")
  func failures() throws {
    let failures: [ScreenOutcome] = [
      .failed(reason: "locked"), .crashed(ScreenCrash(signal: "SIGTRAP")),
      .timedOut(after: .seconds(1)),
    ]
    let filter = Self.filter(tabs: ["x"], Self.outcomes + failures)
    try filter.check()
    #expect(filter.tasks.map(\.number) == [4, 5, 6])
  }

  @Test("A screen can be in a tab in one layout only")
  func layouts() {
    var criteria = SelectionCriteria()
    criteria.tabs = ["home"]
    var filter = LocationFilter(criteria)
    let outcomes = ["home", "more", "home", "home"].map { Self.screen(tab: $0) }
    for (position, outcome) in outcomes.enumerated() {
      filter.add(
        RenderTask(index: position / 2, layouts: [[ScreenLayout.compact, .regular][position % 2]]),
        outcome)
    }
    #expect(
      filter.tasks == [
        RenderTask(index: 0, layouts: [.compact]),
        RenderTask(index: 1, layouts: [.compact, .regular]),
      ])
  }
}
