import Foundation
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  /// A row about the link to home over screens that block it, over which the app does something else.
  private static func over(
    _ name: String, _ outcome: LinkOutcome, _ findings: LawFinding...,
    of screens: KeyValuePairs<String, LobbyState> = ["home": LobbyState(), "help": help],
    checked: Int = 7, unchecked: [String] = [], blockers: [LinkBlocker] = [],
    open: @escaping @MainActor @Sendable (LobbyNavigator) throws -> Void = { _ in }
  ) -> LawRow {
    let others = screens.dropFirst().map(\.key).joined(separator: ", ")
    let noLink = "\(screens.count - 1) not checked: \(LawGap.noLink.words) (\(others))"
    var row = LawRow(.links, name, checked: checked, unchecked: (unchecked + [noLink]).sorted()) {
      $0.screens = screens
      $0.openScreens { navigator, state in
        if navigator.state.isBlocked { try open(navigator) } else { navigator.show(state) }
      }
      $0.outcome = { $0.state.isBlocked ? outcome : .opened }
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
      $0.linkBlockers = blockers
    }
    row.findings = findings
    return row
  }

  /// What the app says about a link, and what it does.
  static let outcomes = [
    over(
      "a link waits", .waiting
    ) { $0.count = 1 },
    over(
      "a link that waits presents something", .waiting,
      .finding(
        "a waiting link changes something: after help, on home", "show help, open lobby://home",
        "home", "home › room(1) › sheet page(1)")
    ) { $0.state.sheet = .page(1) },
    over(
      "a link does nothing", .unreported,
      .finding(
        "a link is ignored: after help, on home", "show help, open lobby://home", "home",
        "home › room(1) › sheet help")),
    over(
      "a link does nothing, but is reported as opened", .opened,
      .finding(
        "a link is ignored, but reported as opened: after help, on home",
        "show help, open lobby://home", "home", "home › room(1) › sheet help")),
    over(
      "a link leaves the stack below the sheet", .opened,
      .finding(
        "the stack stays: after help, on home", "show help, open lobby://home", "home",
        "home › room(1)")
    ) { $0.state.sheet = nil },
    over(
      "a link is refused after a change", .opened,
      .finding(
        "a refused link changes something: after help, on home", "show help, open lobby://home",
        "home", "a form is open")
    ) {
      $0.state.sheet = nil
      throw RefusedLink(reason: "a form is open")
    },
    over(
      "a link is refused without a reason", .refused(""),
      .finding(
        "a link is refused without a reason: after help, on home", "show help, open lobby://home",
        "home", "")),
    over(
      "a link is refused for a reason", .refused("a form is open"), checked: 6,
      unchecked: [
        "1 not checked: the app refuses the link over the screen, for a reason (help)"
      ]),
    over(
      "a link fails for a reason", .opened, checked: 6,
      unchecked: [
        "1 not checked: the app refuses the link over the screen, for a reason (help)"
      ]
    ) { _ in
      throw RefusedLink(reason: "a form is open")
    },
    over(
      "a link shows something else on purpose", .fallback("closed"), checked: 6,
      unchecked: [
        "1 not checked: the app shows something else on purpose (help)"
      ]
    ) {
      $0.state.sheet = .page(1)
    },
    over(
      "presentations block links", .unreported, checked: 6,
      unchecked: [
        "1 not checked: the harness declares that the screen below blocks links (help)"
      ], blockers: [.presentations]),
    over(
      "a screen blocks links", .unreported, checked: 6,
      unchecked: [
        "1 not checked: the harness declares that the screen below blocks links (help)"
      ], blockers: [.screen("hel*")]),
    over(
      "an overlay and a flow block links", .unreported,
      of: ["home": LobbyState(), "call": state { $0.overlay = .call }, "guest": guest], checked: 5,
      unchecked: [
        "2 not checked: the harness declares that the screen below blocks links (call, guest)"
      ],
      blockers: [.overlays, .flow("guest")]),
  ]
}

extension LobbyState {
  /// Whether something other than a screen of a tab is visible.
  fileprivate var isBlocked: Bool { sheet != nil || overlay != nil || flow != nil }
}
