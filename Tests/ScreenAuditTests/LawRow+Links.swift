import Foundation
import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

private enum LobbyLink: String { case home, room, help, search, promo, invite }

extension LawRow {
  static let links =
    opened + refused + outcomes + brokenLinks + tables + moments + kept
    + pushedLinks

  static let help = LobbyState(.room(1), sheet: .help)

  // MARK: What a link shows

  private static let opened = [
    LawRow(.links, "links open in a task of their own") {
      let open = $0.open
      $0.open = { navigator, url in
        guard url.namesScreen else { throw RefusedLink(reason: "no such link") }
        navigator.later = { try? open(navigator, url) }
      }
    },
    LawRow(
      .links, "a link leads to an invalid state",
      .finding(
        "a link leads to an invalid state: after the start and 4 screens, on 4 screens",
        "open lobby://home", "home", invalid), checked: 40
    ) {
      $0.openScreens { navigator, _ in presentBoth(navigator) }
    },
    LawRow(
      .links, "a link opens another screen",
      .finding(
        "a presentation is missing: after the start and 4 screens, on help", "open lobby://help",
        "home › room(1) › sheet help", "home › room(1)"), checked: 43
    ) {
      $0.openScreens { $0.show($1.sheet == nil ? $1 : LobbyState(.room(1))) }
    },
    LawRow(
      .links, "a link opens no flow, no overlay and no further tab",
      .finding(
        "another flow is visible, another screen is on the stack: after the start and 3 screens, on guest",
        "open lobby://guest", "guest", "home › room(1)"),
      .finding(
        "an overlay is missing: after the start and 3 screens, on call", "open lobby://call",
        "home › room(1) › overlay call", "home › room(1)"),
      .finding(
        "the list of tabs differs: after the start and 3 screens, on profile",
        "open lobby://profile", "home › room(1) with the tabs home, search and profile",
        "home › room(1) with the tabs home and search"), checked: 24
    ) {
      $0.screens = [
        "guest": guest, "call": state { $0.overlay = .call },
        "profile": state { $0.tabs = LobbyTab.allCases },
      ]
      $0.openScreens { navigator, _ in navigator.show(LobbyState(.room(1))) }
    },
    LawRow(
      .links, "a link opens another payload",
      .finding(
        "a payload differs: after the start and 4 screens, on room", "open lobby://room",
        "home › room(1)", "home › room(2)"), checked: 43
    ) {
      $0.openScreens { $0.show($1 == LobbyState(.room(1)) ? LobbyState(.room(2)) : $1) }
    },
    LawRow(
      .links, "a link pushes its screen on itself",
      .finding(
        "the stack stays: after room, on room; after help, on help", "show room, open lobby://room",
        "home › room(1)", "home › room(1) › room(1)")
    ) {
      $0.openScreens { navigator, state in
        let isVisible = navigator.state == state && !navigator.stack.isEmpty
        navigator.show(state)
        if isVisible { navigator.stack += navigator.stack }
      }
    },
    LawRow(
      .links, "a link pushes its screen twice",
      .finding(
        "the same screen once more: after the start and 4 screens, on room", "open lobby://room",
        "home › room(1)", "home › room(1) › room(1)"), checked: 43
    ) {
      $0.openScreens { navigator, state in
        navigator.show(state)
        if state.sheet == nil { navigator.stack += navigator.stack }
      }
    },
    LawRow(
      .links, "a link pushes its page on the page in a sheet",
      .finding(
        "the stack of a sheet stays: after page and icon, on page and icon",
        "show page, open lobby://page", "home › sheet help › room(1)",
        "home › sheet help › room(1) › room(1)"), checked: 42
    ) {
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
    LawRow(
      .links, "a text stays only after a link",
      .finding(
        "a screen shows another text: after search, on room and help",
        "show search, open lobby://room, look", "‹ Home           Room 0             Help",
        "‹ Home           Room 7             Help")
    ) {
      $0.openScreens { keepSearched($0, $1) }
    },
    LawRow(
      .links, "a text stays after a link and after a jump", checked: 43,
      unchecked: [
        "2 not checked: a jump shows the same, which breaks the law of isolation (search)"
      ]
    ) {
      $0.jump = { keepSearched($0, $1) }
      $0.openScreens { keepSearched($0, $1) }
    },
    LawRow(
      .links, "a link empties the stack of another tab",
      .finding(
        "a link changes the stack of another tab: after room, on search",
        "show room, open lobby://search, tab home", "home › room(1)", "home")
    ) {
      $0.openScreens { $0.state = $1 }
    },
    LawRow(.links, "a link to another flow empties the stacks", checked: 26) {
      $0.screens = [
        "guest": guest, "member": state { ($0.flow, $0.tab) = (.member, .search) },
        "room": LobbyState(.room(1)),
      ]
      $0.openScreens { $0.state = $1 }
    },
    LawRow(
      .links, "a link has a secret",
      .finding(
        "a presentation is missing, a screen is missing on the stack: after the start and home, on help",
        "open lobby://help?token=<redacted>", "home › room(1) › sheet help", "home",
        note: "not for a journey file: a secret is left out of 'open lobby://help?token=<redacted>'"
      ),
      .finding(
        "a link is ignored: after search and room, on help",
        "show search, open lobby://help?token=<redacted>", "home › room(1) › sheet help", "search",
        note: "not for a journey file: a secret is left out of 'open lobby://help?token=<redacted>'"
      ), checked: 12, unchecked: ["3 not checked: \(LawGap.noLink.words) (home, room, search)"]
    ) {
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
    LawRow(
      .links, "all links are refused",
      .finding(
        "a link is refused: on 4 screens", "open lobby://home", "home", "the token=1234 is old"),
      checked: 8,
      unchecked: ["32 not checked: the app refuses the link over the screen, for a reason"]
    ) {
      $0.open = { _, _ in throw RefusedLink(reason: "the token=1234 is old") }
    },
    LawRow(
      .links, "a link that is refused changes the text below",
      .finding(
        "a refused link changes the text of the screen below: after help, on 4 screens",
        "show help, open lobby://home, look", "‹ Home           Room 0             Help",
        "‹ Home           Room 1             Help")
    ) {
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
    _ name: String, _ findings: LawFinding..., checked: Int? = nil,
    reporting outcome: LinkOutcome = .opened,
    _ open: @escaping @MainActor @Sendable (LobbyNavigator) throws -> Void
  ) -> LawRow {
    var row = LawRow(.links, name, checked: checked) {
      $0.outcome = { _ in outcome }
      let openScreen = $0.open
      $0.open = { navigator, url in
        if url.namesScreen { try openScreen(navigator, url) } else { try open(navigator) }
      }
    }
    row.findings = findings
    return row
  }

  private static let brokenLinks = [
    broken("a broken link does nothing, and no outcome is reported", reporting: .unreported) { _ in
    },
    broken(
      "a broken link does nothing",
      .finding(
        "a broken link is not refused: on 4 screens",
        "show home, open lobby://home/there/is/no/such/screen", "a refusal, and still home", "home")
    ) { _ in },
    broken(
      "a broken link opens home",
      .finding(
        "a broken link is not refused: on home",
        "show home, open lobby://home/there/is/no/such/screen", "a refusal, and still home", "home"),
      .finding(
        "a broken link changes something: on search, room and help",
        "show search, open lobby://search/there/is/no/such/screen", "a refusal, and still search",
        "home")
    ) { $0.show(LobbyState()) },
    broken(
      "a broken link leads to an invalid state",
      .finding(
        "a broken link leads to an invalid state: on 4 screens",
        "show home, open lobby://home/there/is/no/such/screen", "a refusal, and still home", invalid
      )
    ) { presentBoth($0) },
    broken(
      "a broken link changes the text",
      .finding(
        "a broken link changes the text of the screen: on room and help",
        "show room, open lobby://room/there/is/no/such/screen, look",
        "a refusal, and still ‹ Home           Room 0             Help",
        "‹ Home           Room 1             Help")
    ) {
      $0.count += 1
      throw RefusedLink(reason: "no such link")
    },
  ]

  private static let tables = [
    LawRow(.links, "no screen has a link", checked: 0, unchecked: [LawGap.noLink.words]) {
      $0.link = { _ in nil }
    },
    LawRow(
      .links, "links are not supported", checked: 0,
      unchecked: ["\(UnsupportedOperation.open)"]
    ) {
      $0.open = { _, _ in throw UnsupportedOperation.open }
    },
    LawRow(
      .links, "cases of the enum of links have no screen",
      unchecked: [
        "2 not checked: no link of a screen has the case (LobbyLink.invite, LobbyLink.promo)"
      ]
    ) {
      $0.linkType = LinkType(LobbyLink.self) { LobbyLink(rawValue: $0.host ?? "") }
    },
    LawRow(
      .links, "the links have no cases",
      unchecked: ["1 not checked: the cases of 'linkType' cannot be read"]
    ) {
      $0.linkType = LinkType(String.self) { $0.host }
    },
  ]
}
