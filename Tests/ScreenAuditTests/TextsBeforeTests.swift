import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("Texts that differ from what was there before")
@MainActor
struct TextsBeforeTests {
  /// A step that changes the text of what is visible after it.
  enum Bug: CaseIterable {
    case back, tab, secondTap, secondTapOnPushed, relaunch, refusedLink, brokenLink
  }

  /// An app whose screens show a number that no step should change.
  private static func app(_ bug: Bug?, _ exceptions: AuditException...) -> LobbyApp {
    LobbyApp {
      $0.exceptions = exceptions
      $0.link = { ["room", "help"].contains($0) ? URL(string: "lobby://\($0)") : nil }
      $0.back = { navigator in
        if bug == .back { navigator.count += 1 }
        navigator.goBack()
      }
      $0.select = { navigator, tab in
        let isSecond = tab == navigator.state.tab
        let isPushed = !navigator.stack.isEmpty
        if isSecond ? bug == (isPushed ? .secondTapOnPushed : .secondTap) : bug == .tab {
          navigator.count += 1
        }
        navigator.select(tab)
      }
      $0.open = { navigator, url in
        guard let state = Lobby.app.state(of: url.host ?? ""), url.path.isEmpty else {
          if bug == .brokenLink { navigator.count += 1 }
          throw RefusedLink(reason: "no such link")
        }
        if navigator.state.sheet != nil {
          if bug == .refusedLink { navigator.count += 1 }
          throw RefusedLink(reason: "a sheet is up")
        }
        navigator.state = state
      }
      $0.restored = { @MainActor state in
        var state = state
        // The stack of a tab that is not selected is not visible.
        if bug == .relaunch, state.tab == .home { state.stacks[.search] = [.draft] }
        return state
      }
      $0.content = { @MainActor destination, navigator in
        let other = navigator.state.stacks[.search] == [.draft] ? 1 : 0
        let number = ScreenElement.text("Number \(navigator.count + other)")
        let buttons: [ScreenButton] =
          if case .route(.room) = destination {
            [
              .button("Help") { navigator.state.sheet = .help },
              .button("Photo") { navigator.state.sheet = .photo },
            ]
          } else { [] }
        return ScreenContent(trailing: buttons, elements: [number])
      }
    }
  }

  private static let laws: [AuditLaw] = [.links, .restoration, .back, .tabs]

  nonisolated private static let lines = ["> look", "expected: Number 0", "found:    Number 1"]

  nonisolated private static let findings: [(Bug, [[String]])] = [
    (
      .back,
      [
        [
          "links: a screen shows another text after a push and back: after room and help, on room and help",
          "> show room", "> back", "> open lobby://room",
        ] + lines,
        ["back: a screen shows another text: on room", "> show room", "> tap Help", "> back"]
          + lines,
      ]
    ),
    (
      .tab,
      [
        [
          "links: a screen shows another text after a change of tab: after home and search, on room; "
            + "after room, on help", "> show home", "> tab Search", "> open lobby://room",
        ] + lines,
        [
          "tabs: a screen shows another text: on home, room and search", "> show home",
          "> tab search", "> tab home", "> look", "expected: Number 0", "found:    Number 2",
        ],
      ]
    ),
    (
      .secondTap,
      [
        ["tabs: a screen shows another text: on home and search", "> show home", "> tab home"]
          + lines
      ]
    ),
    (
      .secondTapOnPushed,
      [["tabs: a screen shows another text: on room", "> show room", "> tab home"] + lines]
    ),
    (
      .relaunch,
      [
        [
          "restoration: a screen shows another text: on home, room and help", "> show home",
          "> relaunch",
        ] + lines
      ]
    ),
    (
      .refusedLink,
      [
        [
          "links: a refused link changes the text of the screen below: after help, on room and help",
          "> show help", "> open lobby://room",
        ] + lines
      ]
    ),
    (
      .brokenLink,
      [
        [
          "links: a broken link changes the text of the screen: on room and help",
          "> show room", "> open lobby://room/there/is/no/such/screen",
          "> look", "expected: a refusal, and still Number 0", "found:    Number 1",
        ]
      ]
    ),
  ]

  @Test(
    "A step that shows the same state with another text is a finding with the lines",
    arguments: findings.indices)
  func broken(index: Int) async throws {
    let (bug, findings) = Self.findings[index]
    let found = try await Self.app(bug).audit(.links, .restoration, .back, .tabs).findings
    #expect(found == findings)
  }

  @Test("An app whose texts stay has no finding")
  func holds() async throws {
    let report = try await Self.app(nil).audit(.links, .restoration, .back, .tabs)
    #expect(report.findings == [])
    #expect(report.laws.map(\.holds) == [true, true, true, true])
  }

  @Test("An exception for the law, the screen and the cause accepts a text that may differ")
  func exception() async throws {
    let exception = AuditException(
      .back, "room", cause: .otherText, because: "a row loses its unread mark")
    let report = try await Self.app(.back, exception).audit(.back)
    #expect(report.findings == [])
    #expect(report.usedExceptions == [exception])
    #expect(report.conclusion == .matched)
  }

  @Test("Texts that differ on one screen are one finding, whatever the lines are")
  func oneFinding() {
    func violation(_ text: String, on screen: String) -> Violation {
      BackLaw.violation(
        by: TextChange(from: Array("Number 1".utf8), to: Array(text.utf8)), on: screen, after: nil,
        steps: [.show(screen), .back])
    }
    let violations = [
      violation("a", on: "room"), violation("b", on: "home"), violation("c", on: "room"),
      violation("d", on: "help"), violation("b", on: "help"),
    ]
    #expect(AuditGroup.positions(of: violations) == [[0, 2], [1, 3, 4]])
  }
}
