import Foundation
import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  static let links =
    opened + refused + outcomes + brokenLinks + tables + moments + pushedLinks

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
    LawRow("a link opens no flow, no overlay and no further tab") {
      $0.screens = [
        "guest": LobbyState(flow: .guest), "call": LobbyState(.room(1), overlay: .call),
        "profile": LobbyState(.room(1), tabs: LobbyTab.allCases),
      ]
      $0.openScreens { navigator, _ in navigator.show(LobbyState(.room(1))) }
    },
    LawRow("a link pushes its page on the page in a sheet") {
      $0.screens = [
        "home": LobbyState(), "settings": LobbyState(sheet: .help),
        "page": LobbyState(sheet: .help, pages: [.room(1)]),
        "icon": LobbyState(sheet: .help, pages: [.room(2)]),
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
        "guest": LobbyState(flow: .guest), "member": LobbyState(flow: .member, tab: .search),
        "room": LobbyState(.room(1)),
      ]
      $0.openScreens { $0.state = $1 }
    },
    LawRow("a link has a secret") {
      $0.link = { $0 == "help" ? URL(string: "lobby://help?token=x7") : nil }
      $0.openScreens { _, _ in }
    },
  ]

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

  private static let pushedLinks = [
    LawRow("a link pushes its screen unless it is in front") {
      $0.pushLinks {
        $0.state.sheet = nil
        if $0.stack.last != $1 { $0.stack.append($1) }
      }
    },
    LawRow("a link pushes its screen in the sheet") {
      $0.pushLinks {
        if $0.state.sheet == nil { $0.stack.append($1) } else { $0.state.pages.append($1) }
      }
    },
  ]

  // MARK: What the app says about a link

  /// A row about the link to home over screens that block it, over which the app does something else.
  private static func over(
    _ name: String, _ outcome: LinkOutcome,
    open: @escaping @MainActor @Sendable (LobbyNavigator) throws -> Void = { _ in }
  ) -> LawRow {
    LawRow(name) {
      $0.screens = ["home": LobbyState(), "help": help]
      $0.openScreens { navigator, state in
        if navigator.state.sheet != nil { try open(navigator) } else { navigator.show(state) }
      }
      $0.outcome = { $0.state.sheet != nil ? outcome : .opened }
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
    }
  }

  private static let outcomes = [
    over("a link waits", .waiting) { $0.count = 1 },
    over("a link that waits presents something", .waiting) { $0.state.sheet = .page(1) },
    over("a link does nothing", .unreported),
    over("a link does nothing, but is reported as opened", .opened),
    over("a link leaves the stack below the sheet", .opened) { $0.state.sheet = nil },
    over("a link is refused after a change", .opened) {
      $0.state.sheet = nil
      throw RefusedLink(reason: "a form is open")
    },
    over("a link is refused without a reason", .refused("")),
    over("a link is refused for a reason", .refused("a form is open")),
    LawRow("a link is refused over a screen whose text an earlier link has changed") {
      let memory = LobbyMemory()
      $0.screens = ["home": LobbyState(), "help": help]
      $0.openScreens { navigator, state in
        if navigator.state.sheet != nil { throw RefusedLink(reason: "a form is open") }
        memory.count += 1
        navigator.show(state)
      }
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
      $0.content = { @MainActor destination, _ in
        guard case .sheet = destination else { return ScreenContent() }
        return ScreenContent(elements: [.text(memory.count > 0 ? "Welcome back" : "Welcome")])
      }
    },
    over("a link shows something else on purpose", .fallback("closed")) {
      $0.state.sheet = .page(1)
    },
  ]

  // MARK: Moments that no jump makes

  private static let moments = [
    moment("links at any time"),
    moment("links are ignored after a closed sheet") {
      $0.back = { navigator in
        if navigator.state.sheet != nil { navigator.isMarked = true }
        navigator.goBack()
      }
    },
    moment("links are ignored after a closed dialog") {
      $0.buttons = { stay($0, isLast: true) }
    },
    moment("links are ignored after a push and back") {
      $0.back = { navigator in
        if navigator.state.sheet == nil { navigator.isMarked = true }
        navigator.goBack()
      }
    },
    moment("links are ignored after a change of tab") {
      $0.select = { navigator, tab in
        navigator.isMarked = true
        navigator.select(tab)
      }
    },
    moment("links are ignored before the app has settled") {
      $0.start = { navigator in
        navigator.isMarked = true
        navigator.later = { navigator.isMarked = false }
      }
    },
  ]

  /// A row for an app that ignores links once it is marked, and whose content has no controls.
  private static func moment(
    _ name: String, change: @escaping @Sendable (inout LobbyApp) -> Void = { _ in }
  ) -> LawRow {
    LawRow(name) {
      $0.screens = [
        "home": LobbyState(), "room": LobbyState(.room(1)), "help": help,
        "leave": LobbyState(dialog: .alert), "search": LobbyState(tab: .search),
      ]
      $0.link = { ["home", "room", "search"].contains($0) ? URL(string: "lobby://\($0)") : nil }
      $0.openScreens { navigator, state in
        if !navigator.isMarked { navigator.show(state) }
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
        (navigator.isMarked, navigator.state.dialog) = (isLast, nil)
      }
    ]
  }
}
