import Foundation
import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  static let links =
    opened + refused + outcomes + brokenLinks + tables + moments + kept
    + pushedLinks

  static let help = LobbyState(.room(1), sheet: .help)

  // MARK: What a link shows

  private static let opened = [
    LawRow("links open in a task of their own") {
      let open = $0.open
      $0.open = { navigator, url in
        guard url.namesScreen else { throw RefusedLink(reason: "no such link") }
        navigator.later = { try? open(navigator, url) }
      }
    },
    LawRow("a link leads to an invalid state") {
      $0.openScreens { navigator, _ in presentBoth(navigator) }
    },
    LawRow("a link opens another screen") {
      $0.openScreens { $0.show($1.sheet == nil ? $1 : LobbyState(.room(1))) }
    },
    LawRow("a link opens no flow, no overlay and no further tab") {
      $0.screens = [
        "guest": guest, "call": state { $0.overlay = .call },
        "profile": state { $0.tabs = LobbyTab.allCases },
      ]
      $0.openScreens { navigator, _ in navigator.show(LobbyState(.room(1))) }
    },
    LawRow("a link opens another payload") {
      $0.openScreens { $0.show($1 == LobbyState(.room(1)) ? LobbyState(.room(2)) : $1) }
    },
    LawRow("a link pushes its screen on itself") {
      $0.openScreens { navigator, state in
        let isVisible = navigator.state == state && !navigator.stack.isEmpty
        navigator.show(state)
        if isVisible { navigator.stack += navigator.stack }
      }
    },
    LawRow("a link pushes its screen twice") {
      $0.openScreens { navigator, state in
        navigator.show(state)
        if state.sheet == nil { navigator.stack += navigator.stack }
      }
    },
    LawRow("a link pushes its page on the page in a sheet") {
      $0.screens = [
        "home": LobbyState(), "settings": LobbyState(sheet: .help), "page": page(1),
        "icon": page(2),
      ]
      $0.openScreens { navigator, state in
        let pages = navigator.state.sheet == nil ? [] : navigator.state.pages
        navigator.show(state)
        if !state.pages.isEmpty { navigator.state.pages = pages + state.pages }
      }
    },
    LawRow("a text stays only after a link") {
      $0.openScreens { keepSearched($0, $1) }
    },
    LawRow("a text stays after a link and after a jump") {
      $0.jump = { keepSearched($0, $1) }
      $0.openScreens { keepSearched($0, $1) }
    },
    LawRow("a link empties the stack of another tab") {
      $0.openScreens { $0.state = $1 }
    },
    LawRow("a link to another flow empties the stacks") {
      $0.screens = [
        "guest": guest, "member": state { ($0.flow, $0.tab) = (.member, .search) },
        "room": LobbyState(.room(1)),
      ]
      $0.openScreens { $0.state = $1 }
    },
    LawRow("a link has a secret") {
      $0.link = { $0 == "help" ? URL(string: "lobby://help?token=x7") : nil }
      $0.openScreens { _, _ in }
    },
  ]

  private static func page(_ number: Int) -> LobbyState {
    var state = LobbyState(sheet: .help)
    state.pages = [.room(number)]
    return state
  }

  static var guest: LobbyState {
    var state = LobbyState()
    state.flow = .guest
    return state
  }

  /// Shows a state, and counts what a person searched.
  @MainActor
  private static func keepSearched(_ navigator: LobbyNavigator, _ state: LobbyState) {
    if navigator.state.tab == .search { navigator.count = 7 }
    navigator.show(state)
  }

  private static let refused = [
    LawRow("all links are refused") {
      $0.open = { _, _ in throw RefusedLink(reason: "the token=1234 is old") }
    },
    LawRow("a link that is refused changes the text below") {
      $0.openScreens { navigator, state in
        if navigator.state.sheet == nil { return navigator.show(state) }
        navigator.count += 1
        throw RefusedLink(reason: "a sheet is up")
      }
    },
  ]

  // MARK: Broken links, and no links

  /// A row for an app that does something with links that no screen has.
  private static func broken(
    _ name: String, reporting outcome: LinkOutcome = .opened,
    _ open: @escaping @MainActor @Sendable (LobbyNavigator) throws -> Void
  ) -> LawRow {
    LawRow(name) {
      $0.outcome = { _ in outcome }
      let openScreen = $0.open
      $0.open = { navigator, url in
        if url.namesScreen { try openScreen(navigator, url) } else { try open(navigator) }
      }
    }
  }

  private static let brokenLinks = [
    broken("a broken link does nothing, and no outcome is reported", reporting: .unreported) { _ in
    },
    broken("a broken link does nothing") { _ in },
    broken("a broken link opens home") { $0.show(LobbyState()) },
    broken("a broken link leads to an invalid state") { presentBoth($0) },
    broken("a broken link changes the text") {
      $0.count += 1
      throw RefusedLink(reason: "no such link")
    },
  ]

  private static let tables = [
    LawRow("no screen has a link") {
      $0.link = { _ in nil }
    },
    LawRow("links are not supported") {
      $0.open = { _, _ in throw UnsupportedOperation.open }
    },
  ]

  // MARK: Links that push

  /// A row about an app whose links push their routes.
  private static func pushing(_ name: String, push: @escaping LobbyApp.Push) -> LawRow {
    LawRow(name) { $0.pushLinks(by: push) }
  }

  /// Links that push, and mistakes that apps make with them.
  private static let pushedLinks = [
    pushing("a link pushes its screen onto what is visible", push: LobbyApp.pushesOnce),
    pushing("a link pushes its screen unless it is in front") {
      $0.state.sheet = nil
      if $0.stack.last != $1 { $0.stack.append($1) }
    },
    pushing("a link pushes its screen in the sheet") {
      if $0.state.sheet == nil { $0.stack.append($1) } else { $0.state.pages.append($1) }
    },
    pushing("a link that pushes does so twice", push: LobbyApp.pushesTwice),
    pushing("a link that pushes does so under a sheet", push: LobbyApp.pushesUnderSheet),
    pushing("a link that pushes does so in another tab", push: LobbyApp.pushesInFirstTab),
  ]
}
