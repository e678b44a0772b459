import Foundation
import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  /// A row about the link to home over screens that block it, over which the app does something else.
  private static func over(
    _ name: String, _ outcome: LinkOutcome,
    open: @escaping @MainActor @Sendable (LobbyNavigator) throws -> Void = { _ in }
  ) -> LawRow {
    LawRow(name) {
      $0.screens = ["home": LobbyState(), "help": help]
      $0.openScreens { navigator, state in
        if navigator.state.isBlocked { try open(navigator) } else { navigator.show(state) }
      }
      $0.outcome = { $0.state.isBlocked ? outcome : .opened }
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
    }
  }

  /// What the app says about a link, and what it does.
  static let outcomes = [
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
    over("a link fails for a reason", .opened) { _ in
      throw RefusedLink(reason: "a form is open")
    },
    LawRow("a link is refused over a screen whose text an earlier link has changed") {
      let memory = LobbyMemory()
      $0.screens = ["home": LobbyState(), "help": help]
      $0.openScreens { navigator, state in
        if navigator.state.isBlocked { throw RefusedLink(reason: "a form is open") }
        memory.hasOpenedLink = true
        navigator.show(state)
      }
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
      $0.content = { @MainActor destination, _ in
        guard case .sheet = destination else { return ScreenContent() }
        return ScreenContent(elements: [.text(memory.hasOpenedLink ? "Welcome back" : "Welcome")])
      }
    },
    over("a link shows something else on purpose", .fallback("closed")) {
      $0.state.sheet = .page(1)
    },
  ]
}

extension LobbyState {
  /// Whether a sheet is visible.
  fileprivate var isBlocked: Bool { sheet != nil }
}
