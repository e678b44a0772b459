import Testing

@testable import ScreenSnapshot

@Suite("The law of back")
@MainActor
struct BackLawTests {
  @Test(
    "Back removes one level until a root, for stacks, sheets, covers, confirmations and overlays")
  func holds() async throws {
    let report = try await LobbyApp { $0.screens = Self.states }.audit(.back)
    // One for the room; two for the sheet, the cover, the confirmation and the overlay.
    #expect(report.laws.map(\.checkedCount) == [9])
    #expect(report.causes.isEmpty)
  }

  private static let states: KeyValuePairs<String, LobbyState> = {
    var confirmation = LobbyState(.room(1))
    confirmation.dialog = .confirmation
    var overlay = LobbyState(.room(1))
    overlay.overlay = .call
    return [
      "home": LobbyState(), "room": LobbyState(.room(1)),
      "help": LobbyState(.room(1), sheet: .help), "photo": LobbyState(.room(1), cover: .photo),
      "confirmation": confirmation, "overlay": overlay,
    ]
  }()

  @Test("Back that changes nothing, and back that removes more than one level, are findings")
  func broken() async throws {
    let nothing = try await LobbyApp { $0.back = { _ in } }.audit(.back)
    #expect(nothing.causes == ["back changes nothing: room, help"])
    #expect(nothing.example == ["show room", "back", "home", "home › room(1)"])
    let all = try await LobbyApp {
      $0.screens = ["deep": LobbyState(.room(1), .room(2), sheet: .help)]
      $0.back = { navigator in
        if navigator.state.sheet == nil { navigator.stack = [] } else { navigator.goBack() }
      }
    }.audit(.back)
    #expect(all.causes == ["back removes more or less than one level: deep"])
    #expect(all.example == ["show deep", "back", "back", "home › room(1)", "home"])
  }

  @Test("Back that leads to an invalid state is a finding with the reason")
  func invalid() async throws {
    let report = try await LobbyApp {
      $0.back = { ($0.state.sheet, $0.state.cover) = (.help, .photo) }
    }.audit(.back)
    #expect(report.causes == ["back leads to an invalid state: room, help"])
    #expect(
      report.example == [
        "show room", "back", "home", Lobby.twoPresentations,
      ])
    #expect(report.laws.map(\.checkedCount) == [2])
    #expect(report.failures.isEmpty)
  }

  @Test(
    "A journey cannot go back over a cover or an overlay, and the example says so",
    arguments: [("photo", "a cover", "cover photo"), ("overlay", "an overlay", "overlay call")])
  func noJourney(screen: String, words: String, front: String) async throws {
    let state = try #require(Self.states.first { $0.key == screen }?.value)
    let report = try await LobbyApp {
      $0.screens = ["front": state]
      $0.back = { _ in }
    }.audit(.back)
    #expect(
      report.groups.first?.exampleLines == [
        "> show front", "> back over \(words)", "expected: home › room(1)",
        "found:    home › room(1) › \(front)",
        "not for a journey file: 'back over \(words)' is no step of a journey",
      ])
  }

  @Test("Only a button closes an alert, so the law does not apply to one")
  func alert() async throws {
    var alert = LobbyState(.room(1))
    alert.dialog = .alert
    let states: KeyValuePairs = ["alert": alert]
    let report = try await LobbyApp {
      $0.screens = states
      $0.back = { if $0.state.dialog == nil { $0.goBack() } }
    }.audit(.back)
    #expect(report.laws.map(\.checkedCount) == [0])
    #expect(report.causes.isEmpty)
  }

  @Test("A harness that does not support back is not checked")
  func unsupported() async throws {
    let report = try await LobbyApp { $0.back = { _ in throw UnsupportedOperation.goBack } }
      .audit(.back)
    #expect(report.laws.map(\.unsupported) == [[.goBack]])
    #expect(report.conclusion == .incomplete)
  }
}
