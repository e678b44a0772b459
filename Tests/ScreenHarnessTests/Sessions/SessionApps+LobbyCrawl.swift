import Foundation
import ScreenContents
import ScreenNavigation
import TestApps

@testable import ScreenSnapshot
@testable import ScreenSystem

extension SessionApp {
  /// Screens and links that cannot be checked.
  @MainActor static let uncheckedLobbies: [String: SessionApp] = [
    "Lobby, whose search is closed": lobby {
      $0.jump = { navigator, state in
        if state.tab == .search { throw RefusedLink(reason: "the search is closed") }
        navigator.show(state)
      }
    },
    "Lobby, whose table of links fails": lobby {
      $0.link = { screen in
        if screen == "help" { throw DeepLinkError.noURL }
        if screen == "room" { throw RefusedLink(reason: "the table has two links to room") }
        return URL(string: "lobby://\(screen)")
      }
    },
    "Lobby, whose room has another text each time": lobby {
      $0.content = { @MainActor destination, navigator in
        var content = LobbyApp.content(of: destination, in: navigator)
        if case .route(.room) = destination { content?.elements.append(.text("visit \(count())")) }
        return content
      }
    },
    "Lobby, whose help is over another room each time": lobby {
      $0.jump = { navigator, state in
        navigator.show(state)
        if state.sheet != nil { navigator.stack = [.room(count())] }
      }
    },
  ]

  /// Returns a new number at each call, above the numbers of rooms; random numbers could repeat.
  private static func count() -> Int {
    counter.withLock { count in
      count += 1
      return count
    }
  }

  private static let counter = Locked(1_000)

  /// What taps lead to.
  @MainActor static let crawledLobbies: [String: SessionApp] = {
    @MainActor func photo(_ change: (inout LobbyApp) -> Void = { _ in }) -> SessionApp {
      lobby {
        $0.screens = ["home": LobbyState(), "photo": LobbyState(cover: .photo)]
        $0.link = { _ in nil }
        change(&$0)
      }
    }
    let (room, draft) = (LobbyState(.room(1)), LobbyState(.draft))
    @MainActor func emptied(_ screens: KeyValuePairs<String, LobbyState>) -> SessionApp {
      photo {
        $0.screens = screens
        $0.content = { _, _ in nil }
      }
    }
    return [
      "Lobby, without links": lobby { $0.link = { _ in nil } },
      "Lobby, with a photo that nothing leads to": photo(),
      "Lobby, with an exception for the photo": photo {
        $0.exceptions = [
          AuditException(.reachability, "photo", because: "the server opens it")
        ]
      },
      "Lobby, without contents, with two screens": emptied(["a": room, "b": draft]),
      "Lobby, without contents, with three screens": emptied([
        "a": room, "b": draft, "c": LobbyState(sheet: .help),
      ]),
      "Lobby, whose start is invalid": photo {
        $0.start = { ($0.state.sheet, $0.state.cover) = (.help, .photo) }
      },
      "Lobby, with many rooms to tap": lobby {
        $0.screens = LobbyApp.mappedScreens
        $0.link = { $0 == "call" ? URL(string: "lobby://call") : nil }
        $0.content = LobbyApp.mappedContent
      },
    ]
  }()
}

extension LobbyApp {
  fileprivate static let mappedScreens: KeyValuePairs<String, LobbyState> = [
    "home": LobbyState(), "room": LobbyState(.room(1)), "oldRoom": LobbyState(.room(-1)),
    "help": LobbyState(.room(1), sheet: .help),
    "search": LobbyState(tab: .search), "found": LobbyState(.room(7), tab: .search),
    "guest": LobbyState(flow: .guest), "call": LobbyState(overlay: .call),
  ]

  @MainActor
  fileprivate static func mappedContent(
    of destination: Destination, in navigator: LobbyNavigator
  ) -> ScreenContent? {
    switch destination {
    case .tab(.home):
      let days: KeyValuePairs = [
        "Today": 1, "Tomorrow": 2, "Today": 1, "Monday": 3, "Tuesday": 4, "Friday": 5,
        "Yesterday": -1,
      ]
      return ScreenContent(
        elements: days.map { day, number in .link(day) { navigator.stack = [.room(number)] } }
          + [.link("A very long label of a control") { navigator.state.sheet = .page(1) }])
    case .route(.room):
      return ScreenContent(
        trailing: [.button("Help") { navigator.state.sheet = .help }],
        elements: [
          .link("Page") { navigator.state = LobbyState(sheet: .page(1)) }, .button("Nothing") {},
          .button("Print", action: .effect),
        ])
    default: return ScreenContent(elements: [.row("Open", "no")])
    }
  }
}
