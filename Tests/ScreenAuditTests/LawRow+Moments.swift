import Foundation
import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  /// Links that an app ignores, or opens in another way, at a moment that no jump makes.
  static let moments = [
    moment("links at any time"),
    moment("links are ignored after a closed sheet") {
      $0.back = { navigator in
        if navigator.state.sheet != nil { navigator.ignoresLinks = true }
        navigator.goBack()
      }
    },
    moment("links are ignored after a closed dialog") {
      $0.buttons = { stay($0, isLast: true) }
    },
    moment("links are ignored after a push and back") {
      $0.back = { navigator in
        if navigator.state.sheet == nil { navigator.ignoresLinks = true }
        navigator.goBack()
      }
    },
    moment("links are ignored after a change of tab") {
      $0.select = { navigator, tab in
        navigator.ignoresLinks = true
        navigator.select(tab)
      }
    },
    moment("links are ignored before the app has settled") {
      $0.start = { navigator in
        navigator.ignoresLinks = true
        navigator.later = { navigator.ignoresLinks = false }
      }
    },
  ]

  /// A row for an app that may ignore links, and whose content has no controls.
  private static func moment(
    _ name: String, change: @escaping @Sendable (inout LobbyApp) -> Void = { _ in }
  ) -> LawRow {
    LawRow(name) {
      var leave = LobbyState()
      leave.dialog = .alert
      let search = $0.state(of: "search") ?? LobbyState()
      $0.screens = [
        "home": LobbyState(), "room": LobbyState(.room(1)),
        "help": LobbyState(.room(1), sheet: .help), "leave": leave, "search": search,
      ]
      $0.link = { ["home", "room", "search"].contains($0) ? URL(string: "lobby://\($0)") : nil }
      $0.openScreens { navigator, state in
        if !navigator.ignoresLinks { navigator.show(state) }
      }
      $0.buttons = { stay($0, isLast: false) }
      $0.content = { @MainActor _, _ in ScreenContent() }
      change(&$0)
    }
  }

  /// The button of a dialog, after which the app opens no links if it is the last one.
  @MainActor
  private static func stay(_ navigator: LobbyNavigator, isLast: Bool) -> [ScreenButton] {
    [
      .button("Stay", role: .cancel) {
        navigator.ignoresLinks = isLast
        navigator.state.dialog = nil
      }
    ]
  }
}

extension LobbyNavigator {
  /// Whether the app opens no links.
  fileprivate var ignoresLinks: Bool {
    get { count == 7 }
    set { count = newValue ? 7 : 0 }
  }
}
