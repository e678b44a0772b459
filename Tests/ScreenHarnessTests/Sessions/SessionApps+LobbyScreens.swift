import Foundation
import ScreenContents
import TestApps

@testable import ScreenSnapshot

extension SessionApp {
  /// Many screens, with names that a session chooses.
  @MainActor static let lobbyRooms: [String: SessionApp] = {
    @MainActor func rooms(
      _ count: Int, named name: String = "theRoomWithTheNumber", titled title: String = "Room",
      closed: ClosedRange<Int> = -1...0
    ) -> SessionApp {
      lobby {
        $0.hasTabs = false
        $0.layouts = [.compact]
        $0.screens = [:]
        ($0.roomCount, $0.roomName) = (count, name)
        $0.jump = { navigator, state in
          if case .room(let number) = state.stacks[.home]?.first, closed.contains(number) {
            throw RefusedLink(reason: "\(number) is closed")
          }
          navigator.show(state)
        }
        $0.content = { destination, _ in
          guard case .route(.room(let number)) = destination else { return nil }
          return ScreenContent(
            title: title, elements: count > 12 ? [] : [.text("\(title) \(number)")])
        }
      }
    }
    @MainActor func screens(_ screens: KeyValuePairs<String, LobbyState>) -> SessionApp {
      lobby { $0.screens = screens }
    }
    return [
      "Lobby, with thirty rooms": rooms(30),
      "Lobby, with thirty suites": rooms(30, titled: "Suite"),
      "Lobby, with a thousand rooms": rooms(1_000),
      "Lobby, with twelve rooms": rooms(12, named: "r"),
      "Lobby, with twelve suites, and the last one closed": rooms(
        12, named: "r", titled: "Suite", closed: 12...12),
      "Lobby, with twelve closed rooms": rooms(12, named: "r", closed: 1...12),
      "Lobby, with closed rooms whose names have control characters": rooms(
        1, named: "\u{1B}[31m\n", closed: 1...1),
      "Lobby, without screens": screens([:]),
      "Lobby, with the screens 'home' and 'Home'": screens([
        "home": LobbyState(), "Home": LobbyState(),
      ]),
      "Lobby, with a long list": lobby {
        $0.content = { _, _ in ScreenContent(elements: (1...59).map { .text("line \($0)") }) }
      },
    ]
  }()

  /// Controls whose effects a session chooses, on a navigator without a back button.
  @MainActor static let teaLobbies: [String: SessionApp] = {
    @MainActor func tea(_ sheet: LobbySheet?) -> SessionApp {
      lobby {
        $0.hasTabs = false
        $0.layouts = [.compact, .controls]
        $0.screens = [
          "start": LobbyState(), "tea": LobbyState(.room(1)), "cup": LobbyState(.room(2)),
        ]
        $0.back = { _ in throw UnsupportedOperation.goBack }
        $0.content = { destination, navigator in
          switch destination {
          case .root:
            ScreenContent(
              title: "Kiosk",
              elements: [
                .link("Tea") { navigator.stack = [.room(1)] }, .field("Password", "") { _ in },
              ])
          case .route(.room(let number)):
            ScreenContent(
              title: number == 1 ? "Tea" : "Cup",
              trailing: [.button("Edit") { navigator.state.sheet = sheet }],
              elements: [.button("Share", action: .effect)])
          default: nil
          }
        }
      }
    }
    return [
      "Lobby, with tea": tea(.help),
      "Lobby, with tea, whose button 'Edit' presents a photo": tea(.photo),
      "Lobby, with tea, whose button 'Edit' does nothing": tea(nil),
      "Lobby, with a menu of teas": lobby(showTeas),
    ]
  }()

  /// Contents to compare with views.
  nonisolated private static func showTeas(in app: inout LobbyApp) {
    app.hasTabs = false
    app.screens = [
      "tea": LobbyState(), "order": LobbyState(.draft), "map": LobbyState(.room(1)),
    ]
    app.viewExceptions = Teas.viewExceptions
    app.content = { destination, _ in
      switch destination {
      case .route(.draft):
        ScreenContent(title: "Order", elements: [.field("Name", ""), .button("Order Now") {}])
      case .route: ScreenContent(title: "Map", elements: [.text("Two streets away")])
      default:
        ScreenContent(
          title: "Tea",
          elements: [
            .row("Minutes", "3"), .toggle("Hot", isOn: true) { _ in }, .text("Chart of sales"),
            .button("Brew") {},
          ])
      }
    }
  }

  /// Patterns of links, and what the app does with a link.
  @MainActor static let linkedLobbies: [String: SessionApp] = {
    let links = [
      "lobby": "lobby://lobby", "room": "lobby://rooms/4",
      "otherRoom": "https://lobby.example/rooms/12",
      "search": "lobby://search?q=monet&token=secret", "old": "lobby://halls/4?token=secret",
    ]
    @MainActor func linked(_ patterns: [String]?) -> SessionApp {
      lobby {
        $0.hasTabs = false
        $0.screens = [
          "lobby": LobbyState(), "room": LobbyState(.room(4)), "otherRoom": LobbyState(),
          "search": LobbyState(), "shop": LobbyState(), "old": LobbyState(),
        ]
        $0.link = { links[$0].flatMap(URL.init(string:)) }
        $0.linkPatterns = patterns
        $0.open = { navigator, url in
          guard url.host == "rooms" else { throw RefusedLink(reason: "there is no \(url)") }
          guard let number = Int(url.lastPathComponent) else {
            throw RefusedLink(reason: "'\(url.lastPathComponent)' is not the number of a room")
          }
          navigator.stack = [.room(number)]
        }
        $0.content = { _, _ in nil }
      }
    }
    @MainActor func answering(_ outcome: LinkOutcome) -> SessionApp {
      lobby {
        $0.outcome = { _ in outcome }
        $0.open = { _, _ in }
      }
    }
    return [
      "Lobby, with patterns of links": linked([
        "lobby", "rooms/{number}", "rooms/{number}/{painting}", "search?q={query}&page={page?}",
      ]),
      "Lobby, without patterns of links": linked(nil),
      "Lobby, with a malformed pattern": linked(["rooms/{number"]),
      "Lobby, which keeps links": answering(.waiting),
      "Lobby, which opens something else": answering(
        .fallback("lobby://old?token=secret is closed")),
    ]
  }()

  /// A sheet that closes and leads to an alert; then, unless it is repaired, its binding clears what both share.
  @MainActor static let movingLobbies: [String: SessionApp] = {
    @MainActor func form(isRepaired: Bool) -> SessionApp {
      lobby {
        @MainActor func save(_ navigator: LobbyNavigator) {
          (navigator.state.sheet, navigator.state.dialog) = (nil, .alert)
          if !isRepaired { navigator.later = { navigator.state.dialog = nil } }
        }
        $0.layouts = [.compact, .controls]
        $0.navigatesAbsolutely = false
        $0.link = { _ in nil }
        $0.screens = [
          "home": LobbyState(), "form": LobbyState(sheet: .page(1)),
          "confirmed": LobbyState(sheet: .help),
        ]
        $0.jump = { navigator, state in
          if state.sheet == .help { save(navigator) } else { navigator.show(state) }
        }
        $0.buttons = { navigator in [.button("OK") { navigator.state.dialog = nil }] }
        $0.content = { destination, navigator in
          switch destination {
          case .tab(.home):
            ScreenContent(elements: [.button("New") { navigator.state.sheet = .page(1) }])
          case .sheet: ScreenContent(trailing: [.button("Save") { save(navigator) }])
          default: nil
          }
        }
      }
    }
    return [
      "Lobby, whose alert ends when the app settles": form(isRepaired: false),
      "Lobby, whose alert stays": form(isRepaired: true),
    ]
  }()
}

private enum Teas {
  static let viewExceptions: [ViewException] = [
    .init(onlyIn: .view, "Sponsored", on: "tea", because: "the server chooses the advertisement"),
    .init(onlyIn: .content, "Chart of sales", because: "the view draws it without words"),
  ]
}
