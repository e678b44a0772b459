import Foundation
import ScreenContents
import ScreenNavigation
import TestApps

@testable import ScreenSnapshot

extension SessionApp {
  @MainActor static func lobby(_ change: (inout LobbyApp) -> Void) -> SessionApp {
    SessionApp(LobbySnapshots.self, with(Lobby.$app, LobbyApp(change)))
  }

  /// What links push, and what a button presents.
  @MainActor static let openedLobbies: [String: SessionApp] = {
    @MainActor func presenting(_ action: @escaping LobbyAction) -> SessionApp {
      lobby {
        $0.content = inRooms { navigator in [.button("Both") { action(navigator) }] }
      }
    }
    return [
      "Lobby, whose links push": lobby {
        $0.pushLinks { ($0.state.sheet, $0.stack) = (nil, $0.stack + [$1]) }
      },
      "Lobby, whose links push twice": lobby {
        $0.pushLinks { ($0.state.sheet, $0.stack) = (nil, $0.stack + [$1, $1]) }
      },
      "Lobby, whose links push under a sheet": lobby { $0.pushLinks { $0.stack.append($1) } },
      "Lobby, whose links push in the first tab": lobby {
        $0.pushLinks {
          ($0.state.sheet, $0.state.tab) = (nil, .home)
          $0.stack.append($1)
        }
      },
      "Lobby, whose button presents one sheet": presenting { $0.state.sheet = .help },
      "Lobby, whose button presents two sheets": presenting {
        ($0.state.sheet, $0.state.cover) = (.help, .photo)
      },
    ]
  }()

  private typealias LobbyAction = @MainActor @Sendable (LobbyNavigator) -> Void

  /// The contents of an app that has controls only in its rooms.
  private static func inRooms(
    _ buttons: @escaping @MainActor @Sendable (LobbyNavigator) -> [ScreenButton]
  ) -> LobbyApp.Contents {
    { destination, navigator in
      guard case .route = destination else { return ScreenContent() }
      return ScreenContent(trailing: buttons(navigator))
    }
  }

  /// An app that follows every law, or breaks three.
  @MainActor static let auditedLobbies: [String: SessionApp] = {
    @MainActor func broken(_ exceptions: AuditException...) -> SessionApp {
      lobby {
        breakLaws(&$0)
        $0.exceptions = exceptions
      }
    }
    let isolation = AuditException(.isolation, "h*", because: "the lobby keeps what is open")
    let exits = AuditException(.exits, "photo", because: "the system closes it")
    let controls = AuditException(
      .controls, "home", control: "Scores", because: "the server opens it")
    return [
      "Lobby": lobby { _ in },
      "Lobby, whose jumps start from what is visible": lobby { $0.navigatesAbsolutely = false },
      "Lobby, with bugs": broken(),
      "Lobby, with bugs, and two exceptions that nothing needs": broken(
        isolation, exits, controls, AuditException(.exits, "help", because: "old"),
        AuditException(.controls, "*", because: " ")),
    ]
  }()

  /// A jump keeps a sheet, a control does nothing, and a cover has no way out.
  private static func breakLaws(_ app: inout LobbyApp) {
    app.screens = [
      "home": LobbyState(), "help": LobbyState(sheet: .help), "photo": LobbyState(cover: .photo),
    ]
    app.link = { _ in nil }
    app.jump = { navigator, state in
      if state != LobbyState() { navigator.show(state) }
    }
    app.back = { _ in throw UnsupportedOperation.goBack }
    app.content = { destination, navigator in
      switch destination {
      case .tab(.home):
        ScreenContent(elements: [
          .button("Help") { navigator.state.sheet = .help }, .button("Scores") {},
        ])
      case .sheet(.photo): ScreenContent(elements: [.button("Share", action: .effect)])
      default: LobbyApp.content(of: destination, in: navigator)
      }
    }
  }

  /// A jump after which a sheet stays.
  @MainActor private static func keepSheet(_ navigator: LobbyNavigator, _ state: LobbyState) {
    let sheet = navigator.state.sheet
    navigator.show(state)
    navigator.state.sheet = state.sheet ?? sheet
  }

  /// Exceptions from laws.
  @MainActor static let exceptedLobbies: [String: SessionApp] = {
    let reason = "the player is not modeled"
    @MainActor func idle(_ exceptions: [AuditException]) -> SessionApp {
      lobby {
        $0.exceptions = exceptions
        $0.content = inRooms { _ in [.button("Idle") {}, .button("Read it") {}] }
      }
    }
    func breakIsolation(_ app: inout LobbyApp) {
      app.screens = [
        "home": LobbyState(), "help": LobbyState(sheet: .help), "photo": LobbyState(sheet: .photo),
      ]
      app.jump = { keepSheet($0, $1) }
    }
    return [
      "Lobby, with exceptions for a control and for causes": idle([
        AuditException(.controls, "r*", control: "Idle", because: reason),
        AuditException(.controls, "room", cause: .crash, because: reason),
        AuditException(.controls, "room", cause: .doesNothing, because: reason),
      ]),
      "Lobby, with an exception for all screens, and others": idle([
        AuditException(.controls, cause: .doesNothing, because: reason),
        AuditException(.controls, "room", because: reason),
        AuditException(.controls, "home", because: reason),
        AuditException(.controls, "room", because: "the room is closed"),
      ]),
      "Lobby, with exceptions that accept nothing": idle([
        AuditException(.controls, "room", because: " \n"),
        AuditException(.controls, "hoem", because: reason),
        AuditException(.back, "x*", because: reason),
        AuditException(.isolation, "home", after: "hlep", because: reason),
        AuditException(.back, "home", after: "help", because: reason),
        AuditException(.links, "route gone", because: reason),
      ]),
      "Lobby, with exceptions for places": lobby {
        $0.screens = ["root": LobbyState()]
        $0.exceptions = ["r*", "route *", "route gone"].map {
          AuditException(.controls, $0, because: "the sheet and the cover are one")
        }
        $0.content = LobbyApp.contentWithInvalidRoom
      },
      "Lobby, with an exception for a place, and a photo that only a link opens": lobby {
        $0.screens = ["home": LobbyState(), "photo": LobbyState(cover: .photo)]
        $0.link = { $0 == "photo" ? URL(string: "lobby://photo") : nil }
        $0.exceptions = [AuditException(.controls, "route gone", because: reason)]
      },
      "Lobby, with an exception for a screen that is named like a place": lobby {
        $0.screens = ["route one": LobbyState(.room(1))]
        $0.exceptions = [AuditException(.controls, "route *", because: reason)]
        $0.content = inRooms { _ in [.button("Idle") {}] }
      },
      "Lobby, whose jumps keep a sheet": lobby(breakIsolation),
      "Lobby, whose jumps keep a sheet, with exceptions": lobby {
        breakIsolation(&$0)
        $0.exceptions = [
          AuditException(.isolation, after: "h*", cause: .leftovers, because: "it still uploads"),
          AuditException(.isolation, "home", after: "home", because: reason),
        ]
      },
    ]
  }()

  /// Many screens, controls and errors.
  @MainActor static let countedLobbies: [String: SessionApp] = {
    @MainActor func unwired(_ labels: String...) -> SessionApp {
      lobby {
        $0.content = inRooms { navigator in
          labels.map { .button($0) } + [.button("Home") { navigator.stack = [] }]
        }
      }
    }
    return [
      "Lobby, with 156 more rooms": lobby {
        $0.roomCount = 156
        $0.exceptions = [AuditException(.isolation, "r7", after: "r99", because: "its guests stay")]
      },
      "Lobby, with 156 more rooms, whose jumps keep a sheet": lobby {
        $0.roomCount = 156
        $0.jump = { keepSheet($0, $1) }
        $0.openScreens { navigator, state in
          if navigator.state.tab != .search || navigator.state == state { navigator.show(state) }
        }
      },
      "Lobby, with another idle button in each of 400 rooms": lobby {
        $0.roomCount = 400
        $0.content = { destination, _ in
          guard case .route(.room(let number)) = destination else { return ScreenContent() }
          return ScreenContent(trailing: [.button("Button that does nothing in room \(number)") {}])
        }
      },
      "Lobby, with 119 closed rooms and 12 wrong exceptions": lobby {
        $0.roomCount = 120
        $0.jump = { navigator, state in
          if case .room(2...) = state.stacks[.home]?.first {
            throw RefusedLink(reason: String(repeating: "closed ", count: 60))
          }
          navigator.show(state)
        }
        $0.exceptions = (1...12).map { AuditException(.exits, "cabin \($0)", because: "old") }
      },
      "Lobby, with a control that is not wired": unwired("Later"),
      "Lobby, with two controls that are not wired": unwired("Later", "Never"),
    ]
  }()
}
