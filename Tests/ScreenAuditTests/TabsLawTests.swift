import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("The law of tabs")
@MainActor
struct TabsLawTests {
  @Test("A tab keeps its stack, and a second tap returns to its root; sheets hide the tabs")
  func holds() async throws {
    let report = try await LobbyApp().audit(.tabs)
    // One other tab and the selected one, on each screen but the sheet.
    #expect(report.laws.map(\.checkedCount) == [6])
    #expect(report.causes.isEmpty)
  }

  @Test("A tab that loses its stack is a finding")
  func lostStack() async throws {
    let report = try await LobbyApp {
      $0.select = { navigator, tab in
        navigator.stack = []
        navigator.select(tab)
      }
    }.audit(.tabs)
    #expect(report.causes == ["a tab loses its stack: room"])
    #expect(
      report.example == ["show room", "tab search", "tab home", "home › room(1)", "home"])
  }

  @Test("A second tap that keeps the stack is a finding")
  func secondTap() async throws {
    let report = try await LobbyApp { $0.select = { $0.state.tab = $1 } }.audit(.tabs)
    #expect(report.causes == ["a second tap does not return to the root: room"])
    #expect(report.example == ["show room", "tab home", "home", "home › room(1)"])
  }

  @Test("A tab that is gone before it is tapped is a finding, and the other taps are checked")
  func missingTab() async throws {
    let report = try await LobbyApp {
      $0.select = { navigator, tab in
        if tab != navigator.state.tab { navigator.state.tabs = [tab] }
        navigator.select(tab)
      }
    }.audit(.tabs)
    #expect(report.causes == ["a tab is missing: search, home, room"])
    #expect(report.example == ["show search", "tab home", "all tabs", "home with the tabs home"])
    #expect(report.laws.map(\.checkedCount) == [6])
    #expect(report.failures.isEmpty)
  }

  @Test("A tab that presents something, or that leads to another flow, is not followed any further")
  func presenting() async throws {
    for change in [{ $0.sheet = .help }, { $0.flow = .guest }]
      as [@Sendable (inout LobbyState) -> Void]
    {
      let report = try await LobbyApp {
        $0.screens = ["room": LobbyState(.room(1))]
        $0.select = { navigator, tab in
          if tab == navigator.state.tab { navigator.select(tab) } else { change(&navigator.state) }
        }
      }.audit(.tabs)
      #expect(report.causes.isEmpty)
      #expect(report.laws.map(\.checkedCount) == [1])
      #expect(report.laws.map(\.unchecked) == [["a tap on a tab leads away from the tabs": 1]])
    }
  }

  @Test("No tab is tapped under a sheet, or on a root that hides the tabs")
  func covered() async throws {
    let presenting = LobbyApp {
      $0.select = { navigator, tab in
        navigator.select(tab)
        if tab == .search { navigator.state.sheet = .help }
      }
    }
    let hiding = LobbyApp {
      $0.content = { @MainActor destination, navigator in
        if case .tab(.search) = destination { return ScreenContent(hidesTabs: true) }
        return LobbyApp.content(of: destination, in: navigator)
      }
    }
    for var app in [presenting, hiding] {
      app.screens = ["room": LobbyState(.room(1))]
      let report = try await app.audit(.tabs)
      #expect(report.causes.isEmpty)
      #expect(report.laws.map(\.unchecked) == [["a tap on a tab leads away from the tabs": 1]])
    }
  }

  @Test("A tab that does nothing is a finding")
  func dead() async throws {
    let report = try await LobbyApp {
      $0.screens = ["room": LobbyState(.room(1))]
      $0.select = { if $1 == $0.state.tab { $0.select($1) } }
    }.audit(.tabs)
    #expect(report.causes == ["a tap on a tab does nothing: room"])
    #expect(report.example == ["show room", "tab search", "the tab", "home › room(1)"])
  }

  @Test("A tap that does not select its tab is a finding, whether it selects another tab or none")
  func otherTab() async throws {
    var room = LobbyState(.room(1))
    room.tabs = LobbyTab.allCases
    let states: KeyValuePairs = ["room": room]
    let repaired = try await LobbyApp { $0.screens = states }.audit(.tabs)
    #expect(repaired.causes.isEmpty)
    let other = try await LobbyApp {
      $0.screens = states
      $0.select = { $0.select($1 == .search ? .profile : $1) }
    }.audit(.tabs)
    #expect(other.causes == ["a tap on a tab does not select it: room"])
    #expect(other.example == ["show room", "tab search", "the tab", "profile"])
    #expect(other.laws.map(\.unchecked) == [[:]])
    let none = try await LobbyApp {
      $0.screens = states
      $0.select = { if $1 == .search { $0.stack = [] } else { $0.select($1) } }
    }.audit(.tabs)
    #expect(none.causes == ["a tap on a tab does not select it: room"])
    #expect(none.example == ["show room", "tab search", "the tab", "home"])
  }

  @Test("One path for all tabs is a finding: a tab that was not visited shows its root")
  func onePath() async throws {
    let report = try await LobbyApp {
      $0.select = { navigator, tab in
        let stack = tab == navigator.state.tab ? [] : navigator.stack
        navigator.state.tab = tab
        navigator.stack = stack
      }
    }.audit(.tabs)
    #expect(report.causes == ["a tab that was not visited does not show its root: room"])
    #expect(report.example == ["show room", "tab search", "search", "search › room(1)"])
    #expect(report.laws.map(\.checkedCount) == [6])
  }

  @Test("A tab that was not visited may show what it shows after the start")
  func startOfTab() async throws {
    let report = try await LobbyApp {
      $0.screens = ["room": LobbyState(.room(1))]
      $0.select = { navigator, tab in
        navigator.select(tab)
        if tab == .search { navigator.stack = [.draft] }
      }
    }.audit(.tabs)
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.checkedCount) == [2])
  }

  @Test("Tabs that the screen hides are not tapped")
  func hidden() async throws {
    let report = try await LobbyApp {
      $0.content = { @MainActor _, _ in ScreenContent(hidesTabs: true) }
    }.audit(.tabs)
    #expect(report.laws.map(\.checkedCount) == [0])
    #expect(report.causes.isEmpty)
  }

  @Test("A tap that leads to an invalid state is a finding, and the other taps are checked")
  func invalid() async throws {
    let report = try await LobbyApp {
      $0.select = { navigator, tab in
        if tab == navigator.state.tab { return navigator.select(tab) }
        (navigator.state.sheet, navigator.state.cover) = (.help, .photo)
      }
    }.audit(.tabs)
    #expect(report.causes == ["a tap on a tab leads to an invalid state: home, room, search"])
    #expect(
      report.example == [
        "show home", "tab search", "tab home", "home",
        Lobby.twoPresentations,
      ])
    #expect(report.laws.map(\.checkedCount) == [6])
    #expect(report.failures.isEmpty)
  }

  @Test("The law does not apply to a flow without tabs")
  func withoutTabs() async throws {
    var guest = LobbyState()
    guest.flow = .guest
    let states: KeyValuePairs = ["guest": guest]
    let report = try await LobbyApp { $0.screens = states }.audit(.tabs)
    #expect(report.laws.map(\.checkedCount) == [0])
    #expect(report.causes.isEmpty)
  }

  @Test("A harness that does not support tabs is not checked")
  func unsupported() async throws {
    let report = try await LobbyApp { $0.select = { _, _ in throw UnsupportedOperation.select } }
      .audit(.tabs)
    #expect(report.laws.map(\.unsupported) == [[.select]])
    #expect(report.conclusion == .incomplete)
  }
}
