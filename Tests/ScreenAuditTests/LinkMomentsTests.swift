import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenSnapshot

@Suite("Links after more than a jump")
@MainActor
struct LinkMomentsTests {
  /// What an app does wrong with links.
  enum Bug: CaseIterable {
    case ignoresAfterSheet, ignoresAfterDialog, ignoresAfterBack, ignoresAfterTab
    case keepsTextOfLink, ignoresAfterLink, ignoresBeforeSettling
  }

  /// An app whose navigator counts 1 while it ignores links, and 2 while it shows the text of a link.
  private static func app(_ bug: Bug?) -> LobbyApp {
    LobbyApp {
      var leave = LobbyState()
      leave.dialog = .alert
      var search = LobbyState()
      search.tab = .search
      $0.screens = [
        "home": LobbyState(), "room": LobbyState(.room(1)),
        "help": LobbyState(.room(1), sheet: .help), "leave": leave, "search": search,
      ]
      $0.link = { ["home", "room", "search"].contains($0) ? URL(string: "lobby://\($0)") : nil }
      $0.start = { navigator in
        if bug == .ignoresBeforeSettling { navigator.count = 1 }
        navigator.later = { navigator.count = 0 }
      }
      $0.open = { navigator, url in
        guard url.namesScreen, let state = Lobby.app.state(of: url.host ?? "") else {
          throw RefusedLink(reason: "no such link")
        }
        if navigator.count == 1 { return }
        navigator.count = bug == .keepsTextOfLink && !state.stacks.isEmpty ? 2 : 0
        navigator.show(state)
        if bug == .ignoresAfterLink { navigator.count = 3 }
      }
      $0.back = { navigator in
        let hasSheet = navigator.state.sheet != nil
        if bug == (hasSheet ? .ignoresAfterSheet : .ignoresAfterBack) || navigator.count == 3 {
          navigator.count = 1
        }
        navigator.goBack()
      }
      $0.select = { navigator, tab in
        if bug == .ignoresAfterTab { navigator.count = 1 }
        navigator.select(tab)
      }
      $0.buttons = { navigator in
        [
          .button("Stay", role: .cancel) {
            if bug == .ignoresAfterDialog { navigator.count = 1 }
            navigator.state.dialog = nil
          }
        ]
      }
      $0.content = { @MainActor destination, navigator in
        guard case .tab(.home) = destination else { return ScreenContent() }
        let text = navigator.count == 2 ? "Switching Server" : "Connected"
        return ScreenContent(elements: [.text(text)])
      }
    }
  }

  nonisolated private static let findings: [(Bug, [[String]])] = [
    (
      .ignoresAfterSheet,
      [
        [
          "links: a link is ignored after a closed sheet: after help, on home and search",
          "> show help", "> back", "> open lobby://home", "expected: home",
          "found:    home › room(1)",
        ]
      ]
    ),
    (
      .ignoresAfterDialog,
      [
        [
          "links: a link is ignored after a closed dialog: after leave, on search and room",
          "> show leave", "> tap Stay", "> open lobby://search", "expected: search",
          "found:    home",
        ]
      ]
    ),
    (
      .ignoresAfterBack,
      [
        [
          "links: a link is ignored after a push and back: after room, on search and room",
          "> show room", "> back", "> open lobby://search", "expected: search", "found:    home",
        ], afterLink,
      ]
    ),
    (
      .ignoresAfterTab,
      [
        [
          "links: a link is ignored after a change of tab: after home, on home; after room, on room; "
            + "after search, on search", "> show home", "> tab Search", "> open lobby://home",
          "expected: home", "found:    search",
        ]
      ]
    ),
    (
      .keepsTextOfLink,
      [
        [
          "links: a screen shows another text after a link and back: on room",
          "> open lobby://room", "> back", "> look", "expected: Connected",
          "found:    Switching Server",
        ]
      ]
    ),
    (.ignoresAfterLink, [afterLink]),
    (
      .ignoresBeforeSettling,
      [
        [
          "links: a link is ignored before the app's first 'settle': on search and room",
          "> open lobby://search", "expected: search", "found:    home",
          "not for a journey file: a journey waits for the app before it opens a link",
        ]
      ]
    ),
  ]

  nonisolated private static let afterLink = [
    "links: a link is ignored after a link and back: after room, on room", "> open lobby://room",
    "> back", "> open lobby://room", "expected: home › room(1)", "found:    home",
  ]

  @Test(
    "Each link is opened at each moment, and what it does there alone is a finding",
    arguments: findings.indices)
  func broken(index: Int) async throws {
    let (bug, findings) = Self.findings[index]
    let found = try await Self.app(bug).audit(.links).findings
    #expect(found == findings)
  }

  @Test("An app that opens its links at any time has no finding, and other pairs are counted")
  func holds() async throws {
    let report = try await Self.app(nil).audit(.links)
    #expect(report.findings == [])
    #expect(
      report.laws.map(\.uncheckedWithMoments) == [
        [
          "'link(to:)' returns no link": 2,
          LawGap.otherMoments.words: 12,
        ]
      ])
    #expect(report.laws.map(\.checkedCount) == [39])
  }
}
