import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  static let tabs = [
    LawRow("a tab loses its stack") {
      $0.select = { navigator, tab in
        navigator.stack = []
        navigator.select(tab)
      }
    },
    LawRow("a second tap keeps the stack") { $0.select = { $0.state.tab = $1 } },
    LawRow("a tab is gone before it is tapped") {
      $0.select = { navigator, tab in
        if tab != navigator.state.tab { navigator.state.tabs = [tab] }
        navigator.select(tab)
      }
    },
    LawRow("a tap does nothing") { $0.select = { if $1 == $0.state.tab { $0.select($1) } } },
    LawRow("a tap selects no tab") {
      $0.screens = allTabs
      $0.select = { if $1 == .search { $0.stack = [] } else { $0.select($1) } }
    },
    LawRow("a tap works on each of three tabs") { $0.screens = allTabs },
    LawRow("all tabs have one path") {
      $0.select = { navigator, tab in
        let stack = tab == navigator.state.tab ? [] : navigator.stack
        navigator.state.tab = tab
        navigator.stack = stack
      }
    },
    LawRow("a tap leads to an invalid state") {
      $0.select = { navigator, tab in
        if tab == navigator.state.tab { navigator.select(tab) } else { presentBoth(navigator) }
      }
    },
    LawRow("a change of tab changes the text") {
      $0.select = { navigator, tab in
        if tab != navigator.state.tab { navigator.count += 1 }
        navigator.select(tab)
      }
    },
    LawRow("a second tap changes the text") {
      $0.select = { navigator, tab in
        if tab == navigator.state.tab { navigator.count += 1 }
        navigator.select(tab)
      }
      $0.content = { @MainActor _, navigator in ScreenContent(title: "Number \(navigator.count)") }
    },
    LawRow("a tab that was not visited shows what it shows after the start") {
      $0.screens = room
      $0.select = { navigator, tab in
        navigator.select(tab)
        if tab == .search { navigator.stack = [.draft] }
      }
    },
    LawRow("a tab presents something") {
      $0.screens = room
      $0.select = { navigator, tab in
        if tab == .search { navigator.state.sheet = .help } else { navigator.select(tab) }
      }
    },
    LawRow("a tab leads to another flow") {
      $0.screens = room
      $0.select = { navigator, tab in
        if tab == .search { navigator.state.flow = .guest } else { navigator.select(tab) }
      }
    },
    LawRow("a sheet covers the tabs") {
      $0.screens = room
      $0.select = { navigator, tab in
        navigator.select(tab)
        if tab == .search { navigator.state.sheet = .help }
      }
    },
    LawRow("the screens hide the tabs") {
      $0.content = { @MainActor _, _ in ScreenContent(hidesTabs: true) }
    },
    LawRow("no tabs") {
      $0.select = { _, _ in throw UnsupportedOperation.select }
    },
  ]

  private static var room: KeyValuePairs<String, LobbyState> { ["room": LobbyState(.room(1))] }

  private static var allTabs: KeyValuePairs<String, LobbyState> {
    ["room": LobbyState(.room(1), tabs: LobbyTab.allCases)]
  }
}
