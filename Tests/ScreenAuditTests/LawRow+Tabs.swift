import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  private static let leadsAway = ["1 not checked: a tap on a tab leads away from the tabs (room)"]

  private static let noTabs = ["found no screen with tabs to tap"]

  static let tabs = [
    LawRow(
      .tabs, "a tab loses its stack",
      .finding(
        "a tab loses its stack: on room", "show room, tab search, tab home", "home › room(1)",
        "home")
    ) {
      $0.select = { navigator, tab in
        navigator.stack = []
        navigator.select(tab)
      }
    },
    LawRow(
      .tabs, "a second tap keeps the stack",
      .finding(
        "a second tap does not return to the root: on room", "show room, tab home", "home",
        "home › room(1)")
    ) { $0.select = { $0.state.tab = $1 } },
    LawRow(
      .tabs, "a tab is gone before it is tapped",
      .finding(
        "a tab is missing: on search, home and room", "show search, tab home", "all tabs",
        "home with the tabs home")
    ) {
      $0.select = { navigator, tab in
        if tab != navigator.state.tab { navigator.state.tabs = [tab] }
        navigator.select(tab)
      }
    },
    LawRow(
      .tabs, "a tap does nothing",
      .finding(
        "a tap on a tab does nothing: on home, room and search", "show home, tab search", "the tab",
        "home")
    ) { $0.select = { if $1 == $0.state.tab { $0.select($1) } } },
    LawRow(
      .tabs, "a tap selects another tab",
      .finding(
        "a tap on a tab does not select it: on room", "show room, tab search", "the tab", "profile"),
      checked: 3
    ) {
      $0.screens = allTabs
      $0.select = { $0.select($1 == .search ? .profile : $1) }
    },
    LawRow(
      .tabs, "a tap selects no tab",
      .finding(
        "a tap on a tab does not select it: on room", "show room, tab search", "the tab", "home"),
      checked: 3
    ) {
      $0.screens = allTabs
      $0.select = { if $1 == .search { $0.stack = [] } else { $0.select($1) } }
    },
    LawRow(.tabs, "a tap works on each of three tabs", checked: 3) { $0.screens = allTabs },
    LawRow(
      .tabs, "all tabs have one path",
      .finding(
        "a tab that was not visited does not show its root: on room", "show room, tab search",
        "search", "search › room(1)")
    ) {
      $0.select = { navigator, tab in
        let stack = tab == navigator.state.tab ? [] : navigator.stack
        navigator.state.tab = tab
        navigator.stack = stack
      }
    },
    LawRow(
      .tabs, "a tap leads to an invalid state",
      .finding(
        "a tap on a tab leads to an invalid state: on home, room and search",
        "show home, tab search, tab home", "home", invalid)
    ) {
      $0.select = { navigator, tab in
        if tab == navigator.state.tab { navigator.select(tab) } else { presentBoth(navigator) }
      }
    },
    LawRow(
      .tabs, "a change of tab changes the text",
      .finding(
        "a screen shows another text: on room", "show room, tab search, tab home, look",
        "‹ Home           Room 0             Help", "‹ Home           Room 2             Help")
    ) {
      $0.select = { navigator, tab in
        if tab != navigator.state.tab { navigator.count += 1 }
        navigator.select(tab)
      }
    },
    LawRow(
      .tabs, "a second tap changes the text",
      .finding(
        "a screen shows another text: on home, room and search", "show home, tab home, look",
        "Number 0", "Number 1")
    ) {
      $0.select = { navigator, tab in
        if tab == navigator.state.tab { navigator.count += 1 }
        navigator.select(tab)
      }
      $0.content = { @MainActor _, navigator in ScreenContent(title: "Number \(navigator.count)") }
    },
    LawRow(.tabs, "a tab that was not visited shows what it shows after the start", checked: 2) {
      $0.screens = room
      $0.select = { navigator, tab in
        navigator.select(tab)
        if tab == .search { navigator.stack = [.draft] }
      }
    },
    LawRow(.tabs, "a tab presents something", checked: 1, unchecked: leadsAway) {
      $0.screens = room
      $0.select = { navigator, tab in
        if tab == .search { navigator.state.sheet = .help } else { navigator.select(tab) }
      }
    },
    LawRow(.tabs, "a tab leads to another flow", checked: 1, unchecked: leadsAway) {
      $0.screens = room
      $0.select = { navigator, tab in
        if tab == .search { navigator.state.flow = .guest } else { navigator.select(tab) }
      }
    },
    LawRow(.tabs, "a sheet covers the tabs", checked: 1, unchecked: leadsAway) {
      $0.screens = room
      $0.select = { navigator, tab in
        navigator.select(tab)
        if tab == .search { navigator.state.sheet = .help }
      }
    },
    LawRow(.tabs, "a root hides the tabs", checked: 1, unchecked: leadsAway) {
      $0.screens = room
      $0.content = { @MainActor destination, _ in
        if case .tab(.search) = destination { ScreenContent(hidesTabs: true) } else { nil }
      }
    },
    LawRow(.tabs, "the screens hide the tabs", checked: 0, unchecked: noTabs) {
      $0.content = { @MainActor _, _ in ScreenContent(hidesTabs: true) }
    },
    LawRow(.tabs, "a flow without tabs", checked: 0, unchecked: noTabs) {
      $0.screens = ["guest": state { $0.flow = .guest }]
    },
    LawRow(
      .tabs, "no tabs", checked: 0,
      unchecked: ["\(UnsupportedOperation.select)"]
    ) {
      $0.select = { _, _ in throw UnsupportedOperation.select }
    },
  ]

  private static var room: KeyValuePairs<String, LobbyState> { ["room": LobbyState(.room(1))] }

  private static var allTabs: KeyValuePairs<String, LobbyState> {
    ["room": state { $0.tabs = LobbyTab.allCases }]
  }
}
