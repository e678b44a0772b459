import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

private struct Failure: Error, CustomStringConvertible {
  let description = "sign in again: token=abc123"
}

extension LawRow {
  static let isolation = [
    LawRow("a sheet stays") {
      $0.jump = { navigator, state in
        let sheet = navigator.state.sheet
        navigator.state = state
        navigator.state.sheet = state.sheet ?? sheet
      }
    },
    LawRow("a jump pushes on the old stack") {
      $0.jump = { navigator, state in
        let routes = navigator.state.stacks[.home] ?? []
        navigator.state = state
        navigator.state.stacks[.home] = routes + (state.stacks[.home] ?? [])
      }
    },
    LawRow("a jump keeps the tab") {
      $0.jump = { navigator, state in
        let tab = navigator.state.tab
        navigator.state = state
        if state.stacks.isEmpty, tab == .search { navigator.state.tab = .search }
      }
    },
    LawRow("a jump pushes a screen on itself") {
      $0.jump = { navigator, state in
        let routes = navigator.state.stacks[.home]
        navigator.state = state
        if let routes, routes == state.stacks[.home] {
          navigator.state.stacks[.home] = routes + routes
        }
      }
    },
    LawRow("a text of the screen before stays") {
      $0.jump = { navigator, state in
        navigator.count = state.tab == .search ? 7 : navigator.count
        navigator.state = state
      }
    },
    LawRow("a jump fails after another screen") {
      $0.jump = { navigator, state in
        if navigator.state.tab == .search { throw Failure() }
        navigator.state = state
      }
    },
    LawRow("jumps are not absolute") { $0.navigatesAbsolutely = false },
  ]

  static let restoration = [
    LawRow("a sheet is lost") {
      $0.restored = { state in
        var state = state
        state.sheet = nil
        return state
      }
    },
    LawRow("everything is lost") { $0.restored = { _ in LobbyState() } },
    LawRow("a transient screen and what is above it are restored") {
      $0.screens = transient
    },
    LawRow("a transient screen ends the stack") {
      $0.screens = transient
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow("a transient screen stays without what was above it") {
      $0.screens = transient
      $0.restored = { _ in LobbyState(.room(1), .draft) }
    },
    LawRow("a transient sheet is not restored") {
      $0.screens = ["room": LobbyState(.room(1), sheet: .page(1))]
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow("dialogs and overlays are not restored") {
      $0.screens = ["alert": state { $0.dialog = .alert }, "call": state { $0.overlay = .call }]
      $0.restored = { _ in LobbyState(.room(1)) }
    },
    LawRow("a relaunch leads to an invalid state") {
      $0.restored = { _ in LobbyState(sheet: .help, cover: .photo) }
    },
    LawRow("a relaunch fails") { $0.restored = { _ in throw Failure() } },
    LawRow("a relaunch fails and leaves an invalid state") {
      let memory = LobbyMemory()
      $0.jump = { @MainActor navigator, state in
        memory.navigator = navigator
        navigator.show(state)
      }
      $0.restored = { @MainActor _ in
        memory.navigator?.state = LobbyState(sheet: .help, cover: .photo)
        throw Failure()
      }
    },
    LawRow("a relaunch changes the text") {
      $0.jump = { navigator, state in
        navigator.count = 1
        navigator.show(state)
      }
    },
    LawRow("no relaunch") {
      $0.restored = { _ in throw UnsupportedOperation.relaunch }
    },
  ]

  private static var transient: KeyValuePairs<String, LobbyState> {
    ["draft": LobbyState(.room(1), .draft, .room(2), sheet: .help)]
  }

  /// A room with a change.
  static func state(_ change: (inout LobbyState) -> Void) -> LobbyState {
    var state = LobbyState(.room(1))
    change(&state)
    return state
  }
}
