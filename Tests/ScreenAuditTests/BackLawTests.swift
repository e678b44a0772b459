import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("The law of back about the same control again")
@MainActor
struct BackLawTests {
  /// An app whose only control runs some code.
  private static func app(
    _ action: @escaping @MainActor @Sendable (LobbyNavigator) -> Void
  ) -> LobbyApp {
    LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor destination, navigator in
        guard case .tab(.home) = destination, navigator.count < 2 else { return ScreenContent() }
        return ScreenContent(elements: [.link("Room") { action(navigator) }])
      }
    }
  }

  @Test("A control that pushes twice after a back leads elsewhere")
  func twice() async throws {
    let report = try await Self.app { navigator in
      navigator.stack = navigator.count == 0 ? [.room(1)] : [.room(1), .room(1)]
      navigator.count = 1
    }.audit(.back)
    #expect(report.causes == ["the same control after back leads elsewhere: home"])
  }

  private typealias Action = @MainActor @Sendable (LobbyNavigator) -> Void

  nonisolated private static let forgetful: [(String, Action, String)] = [
    (
      "the same control after back does nothing",
      { @MainActor @Sendable navigator in
        if navigator.count == 0 { (navigator.count, navigator.stack) = (1, [.room(1)]) }
      }, "home"
    ),
    (
      "the same control after back leads elsewhere",
      { @MainActor @Sendable navigator in
        navigator.state = navigator.count == 0 ? LobbyState(sheet: .help) : LobbyState(.draft)
        navigator.count = 1
      }, "home › draft"
    ),
    (
      "the same control after back leads to an invalid state",
      { @MainActor @Sendable navigator in
        navigator.state.sheet = .help
        if navigator.count == 1 { navigator.state.cover = .photo }
        navigator.count = 1
      }, Lobby.twoPresentations
    ),
  ]

  @Test("A control that forgets that a person went back is a finding", arguments: forgetful)
  func forgotten(
    cause: String, action: @escaping @MainActor @Sendable (LobbyNavigator) -> Void, found: String
  ) async throws {
    let report = try await Self.app(action).audit(.back)
    #expect(report.causes == ["\(cause): home"])
    let first = cause.hasSuffix("nothing") ? "home › room(1)" : "home › sheet help"
    #expect(report.example == ["show home", "tap Room", "back", "tap Room", first, found])
  }

  nonisolated private static let backsFromOtherTab: [(Action, [String])] = [
    ({ @MainActor @Sendable in $0.goBack() }, []),
    ({ @MainActor @Sendable in $0.state.tab = .home }, []),
    (
      { @MainActor @Sendable in $0.show(LobbyState(.draft)) },
      ["back removes more or less than one level: home"]
    ),
    ({ @MainActor @Sendable _ in }, ["back changes nothing: home"]),
  ]

  @Test(
    "After a control that selects another tab, back shows the place of the tap or is one level up",
    arguments: backsFromOtherTab)
  func otherTab(
    back: @escaping @MainActor @Sendable (LobbyNavigator) -> Void, causes: [String]
  ) async throws {
    var app = Self.app { navigator in
      navigator.state.tab = .search
      navigator.stack = [.room(1)]
    }
    app.back = back
    let report = try await app.audit(.back)
    #expect(report.causes == causes)
    #expect(report.laws.map(\.checkedCount) == [1])
    if causes.isEmpty { return }
    #expect(report.example.dropLast() == ["show home", "tap Room", "back", "search or home"])
  }

  @Test("A control may lead to another payload after back, and may be gone")
  func payloads() async throws {
    let next = try await Self.app { navigator in
      navigator.stack = [.room(navigator.count)]
      navigator.count = 1
    }.audit(.back)
    #expect(next.causes.isEmpty)
    #expect(next.laws.map(\.checkedCount) == [1])
    let gone = try await Self.app { ($0.stack, $0.count) = ([.room(1)], 2) }.audit(.back)
    // An exception accepts a tip that is gone.
    #expect(gone.causes == ["a screen shows another text: home"])
  }

  @Test("A back that the app ignores is a finding on places that no screen shows, too")
  func ignored() async throws {
    var app = Self.app { $0.stack = [.room(1)] }
    app.back = { _ in }
    let report = try await app.audit(.back)
    #expect(report.causes == ["back changes nothing: home"])
    #expect(report.example == ["show home", "tap Room", "back", "home", "home › room(1)"])
  }

  @Test("A crash of the second tap is a finding, and one of the first tap belongs to another law")
  func crashes() async throws {
    let tap = Step.tap("Room")
    let second = LobbyRunner(laws: { law, ending in
      law is BackLaw && ending.isEmpty
        ? .crash(at: .show("home"), tap, .back, tap, message: "a.swift:1: Fatal error: started")
        : nil
    })
    let app = Self.app { $0.stack = [.room(1)] }
    let report = try await app.audit(.back, runner: second)
    #expect(report.causes == ["the same control after back crashes: home"])
    #expect(report.failures.isEmpty)
    let first = LobbyRunner(laws: { law, ending in
      law is BackLaw && ending.isEmpty ? .crash(at: .show("home"), tap) : nil
    })
    let other = try await app.audit(.back, runner: first)
    #expect(other.causes.isEmpty)
    #expect(other.failures.isEmpty)
    #expect(
      other.laws.map(\.unchecked) == [["a control crashes or hangs before back": 1]])
  }

  // MARK: The same control after closing

  /// An app whose room opens something with a control, which buttons close.
  private static func closing(
    by buttons: @escaping @MainActor @Sendable (LobbyNavigator) -> [ScreenButton],
    _ open: @escaping @MainActor @Sendable (LobbyNavigator) -> Void
  ) -> LobbyApp {
    LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor destination, navigator in
        switch destination {
        case .tab(.home): ScreenContent(elements: [.button("Leave") { open(navigator) }])
        case .sheet: ScreenContent(leading: buttons(navigator), isDismissDisabled: true)
        default: ScreenContent()
        }
      }
      $0.buttons = buttons
    }
  }

  /// Closes what is presented, and nothing else.
  nonisolated private static let cancel: @MainActor @Sendable (LobbyNavigator) -> [ScreenButton] = {
    navigator in
    [
      .button("Cancel", role: .cancel) {
        (navigator.state.sheet, navigator.state.dialog) = (nil, nil)
      }
    ]
  }

  nonisolated private static let forgetfulAfterClosing: [(String, Action, String, String)] = [
    (
      "the same control after closing does nothing",
      { @MainActor @Sendable navigator in
        if navigator.count == 0 { (navigator.count, navigator.state.dialog) = (1, .alert) }
      }, "home › alert “Leave?”", "home"
    ),
    (
      "the same control after closing does nothing",
      { @MainActor @Sendable navigator in
        if navigator.count == 0 { (navigator.count, navigator.state.sheet) = (1, .help) }
      }, "home › sheet help", "home"
    ),
    (
      "the same control after closing leads elsewhere",
      { @MainActor @Sendable navigator in
        navigator.state = navigator.count == 0 ? LobbyState(sheet: .help) : LobbyState(.draft)
        navigator.count = 1
      }, "home › sheet help", "home › draft"
    ),
    (
      "the same control after closing leads to an invalid state",
      { @MainActor @Sendable navigator in
        navigator.state.sheet = .help
        if navigator.count == 1 { navigator.state.cover = .photo }
        navigator.count = 1
      }, "home › sheet help", Lobby.twoPresentations
    ),
  ]

  @Test(
    "A control that forgets that a person closed what it opened is a finding",
    arguments: forgetfulAfterClosing)
  func forgottenAfterClosing(
    cause: String, action: @escaping @MainActor @Sendable (LobbyNavigator) -> Void, first: String,
    found: String
  ) async throws {
    let report = try await Self.closing(by: Self.cancel, action).audit(.back)
    #expect(report.causes == ["\(cause): home"])
    #expect(report.example == ["show home", "tap Leave", "tap Cancel", "tap Leave", first, found])
  }

  @Test("After a choice, the same control may lead elsewhere, and do nothing if the text differs")
  func choices() async throws {
    let choose: @MainActor @Sendable (LobbyNavigator) -> [ScreenButton] = { navigator in
      [.button("Continue") { (navigator.state.sheet, navigator.count) = (nil, 1) }]
    }
    let elsewhere = try await Self.closing(by: choose) { navigator in
      navigator.state = navigator.count == 0 ? LobbyState(sheet: .help) : LobbyState(.draft)
    }.audit(.back)
    #expect(elsewhere.causes.isEmpty)
    #expect(elsewhere.laws.map(\.checkedCount) == [1])
    var other = Self.closing(by: choose) { if $0.count == 0 { $0.state.sheet = .help } }
    let content = other.content
    other.content = { @MainActor destination, navigator in
      var content = content(destination, navigator)
      if navigator.count == 1, navigator.state.sheet == nil { content?.title = "Chosen" }
      return content
    }
    let nothing = try await other.audit(.back)
    #expect(nothing.causes.isEmpty)
    #expect(nothing.laws.map(\.checkedCount) == [0])
  }

  @Test("A control that is dead after closing is one finding, also on a place whose text changed")
  func deadWithOtherText() async throws {
    let states: KeyValuePairs = [
      "home": LobbyState(), "room": LobbyState(.room(1)), "draft": LobbyState(.draft),
    ]
    // The count is 1 once the room was edited, and 2 more once it is sorted.
    let report = try await LobbyApp {
      $0.screens = states
      // The crawl changes texts if a screen is not reached.
      $0.link = { _ in nil }
      $0.content = { @MainActor destination, navigator in
        switch destination {
        case .tab(.home):
          return ScreenContent(elements: [.link("Room") { navigator.stack = [.room(1)] }])
        case .route(.room):
          return ScreenContent(
            trailing: [
              .button("Edit") {
                if navigator.count & 1 == 1 { return }
                navigator.count |= 1
                navigator.state.sheet = .help
              }
            ],
            elements: [
              .button("Sort") { navigator.count |= 2 }, .text("\(navigator.count & 2)"),
            ])
        case .sheet:
          return ScreenContent(
            leading: [.button("Cancel", role: .cancel) { navigator.state.sheet = nil }],
            trailing: [
              .button("Next") { (navigator.state.sheet, navigator.stack) = (nil, [.room(2)]) }
            ], isDismissDisabled: true)
        default: return ScreenContent()
        }
      }
    }.audit(.back, .controls, .reachability)
    #expect(
      report.groups.map { "\($0.law): \($0.cause): \($0.places())" } == [
        "back: the same control after closing does nothing: 'Edit' on room and route room (changed)",
        "reachability: nothing leads to the screen: on draft",
      ])
  }

  @Test("A crash of the second tap after closing is a finding")
  func crashesAfterClosing() async throws {
    let leave = Step.tap("Leave")
    let runner = LobbyRunner(laws: { law, ending in
      law is BackLaw && ending.isEmpty
        ? .crash(
          at: .show("home"), leave, .tap("Cancel"), leave,
          message: "a.swift:1: Fatal error: still open") : nil
    })
    let report = try await Self.closing(by: Self.cancel) { $0.state.dialog = .alert }
      .audit(.back, runner: runner)
    #expect(report.causes == ["the same control after closing crashes: home"])
    #expect(report.failures.isEmpty)
    #expect(
      report.groups.map(\.example.expectedWords) == ["the same as after the first tap"])
  }
}
