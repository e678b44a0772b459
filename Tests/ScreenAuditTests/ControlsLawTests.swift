import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("The law of controls")
@MainActor
struct ControlsLawTests {
  /// Audits the room with these buttons.
  private func report(
    _ buttons: @escaping @MainActor @Sendable (LobbyNavigator) -> [ScreenButton]
  ) async throws -> AuditReport {
    try await LobbyApp {
      $0.content = { @MainActor destination, navigator in
        guard case .route = destination else { return nil }
        return ScreenContent(
          title: "Room \(navigator.count)", trailing: buttons(navigator),
          elements: [.field("Number", "\(navigator.count)") { _ in navigator.count += 1 }])
      }
    }.audit(.controls, patterns: ["room"])
  }

  @Test("A text in a field that leads to an invalid state is a finding")
  func field() async throws {
    let report = try await LobbyApp {
      $0.content = { @MainActor destination, navigator in
        guard case .route = destination else { return nil }
        return ScreenContent(
          elements: [
            .field("Name", "") { _ in
              (navigator.state.sheet, navigator.state.cover) = (.help, .photo)
            }
          ])
      }
    }.audit(.controls, patterns: ["room"])
    #expect(report.laws.map(\.checkedCount) == [1])
    #expect(report.causes == ["a control leads to an invalid state: room"])
    #expect(report.groups.map(\.example.stepTexts) == [["show room", "type text into Name"]])
    #expect(report.groups.map(\.isConfirmed) == [true])
  }

  @Test("Controls that navigate or redraw, effects, disabled ones and fields are no findings")
  func holds() async throws {
    let report = try await report { navigator in
      [
        .button("Help") { navigator.state.sheet = .help },
        .button("Count") { navigator.count += 1 },
        .button("Share", action: .effect), .button("Print"),
        .button("Save", isEnabled: false) {},
      ]
    }
    #expect(report.laws.map(\.checkedCount) == [3])
    #expect(report.causes.isEmpty)
  }

  @Test("A control that does nothing is a finding with its number among those with its label")
  func nothing() async throws {
    let report = try await report { navigator in
      [
        .button("Help") {}, .button("Help") { navigator.state.sheet = .help },
      ]
    }
    #expect(report.causes == ["a control does nothing: room"])
    #expect(report.groups.map { $0.places() } == ["'Help' on room"])
    #expect(report.example == ["show room", "tap Help #1", "a change", "home › room(1)"])
  }

  @Test("Controls with different labels are different findings, unless a screen has many of them")
  func labels() async throws {
    let two = try await report { _ in [.button("Help") {}, .button("Read it") {}] }
    #expect(two.groups.map { $0.places() } == ["'Help' on room", "'Read it' on room"])
    let many = try await report { _ in (1...5).map { .button("Book \($0)") {} } }
    #expect(many.groups.map { $0.places() } == ["'Book 1' and 4 more on room"])
    #expect(many.groups.map(\.count) == [5])
  }

  @Test(
    "A control that is missing when its screen is shown again is not checked, and the report says so"
  )
  func missing() async throws {
    @MainActor final class Memory { var navigators: [LobbyNavigator] = [] }
    let memory = Memory()
    let report = try await LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor _, navigator in
        if memory.navigators.last !== navigator { memory.navigators.append(navigator) }
        let button = ScreenButton.button("Later") { navigator.stack = [.room(1)] }
        // The screen is shown twice before the law shows it.
        return ScreenContent(trailing: memory.navigators.count <= 3 ? [button] : [])
      }
    }.audit(.controls)
    #expect(
      report.laws.map(\.unchecked) == [["a control is missing when its screen is shown again": 1]])
    #expect(report.laws.map(\.checkedCount) == [0])
  }

  @Test("A control that does nothing is found on a place that no screen shows, and confirmed")
  func placeOfCrawl() async throws {
    let report = try await LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor destination, navigator in
        guard case .route = destination else {
          return LobbyApp.content(of: destination, in: navigator)
        }
        return ScreenContent(elements: [.button("Save") {}])
      }
    }.audit(.controls, .reachability)
    #expect(
      report.findings == [
        [
          "controls: a control does nothing: 'Save' on route room", "> tap Room", "> tap Save",
          "expected: a change", "found:    home › room(1)",
        ]
      ])
  }

  @Test("A field, toggle, picker or slider that ignores what a person does is a finding")
  func ignored() async throws {
    func places(_ set: @escaping @MainActor @Sendable (LobbyNavigator) -> Void) async throws
      -> [String]
    {
      try await LobbyApp {
        $0.screens = ["room": LobbyState(.room(1))]
        $0.content = { @MainActor _, navigator in
          let isOn = navigator.count == 0
          return ScreenContent(elements: [
            .toggle("Sound", isOn: isOn) { set(navigator) },
            .toggle("Music", isOn: !isOn) { set(navigator) },
            .field("Name", isOn ? "" : "text") { _ in set(navigator) },
            .field("Password", isOn ? "four" : "text", isSecure: true) { _ in set(navigator) },
            .picker("Theme", isOn ? "Dark" : "Light", options: ["Light", "Dark"]) { _ in
              set(navigator)
            },
            .slider("Size", isOn ? 1 : 0.9) { _ in set(navigator) },
          ])
        }
      }.audit(.controls).groups.map { $0.places() }
    }
    #expect(try await places { $0.count = 1 } == [])
    #expect(try await places { _ in } == ["'Sound' and 5 more on room"])
  }

  @Test("A field that takes digits alone is no finding, also on a place that only taps reach")
  func digits() async throws {
    let app = LobbyApp {
      $0.content = { @MainActor destination, navigator in
        guard case .route = destination else {
          return LobbyApp.content(of: destination, in: navigator)
        }
        return ScreenContent(elements: [
          .field("Pages", navigator.count == 0 ? "" : "\(navigator.count)") { text in
            if let pages = Int(text) { navigator.count = pages }
          }
        ])
      }
    }
    #expect(try await app.audit(.controls).groups.map { $0.places() } == [])
    #expect(try await app.audit(.reachability).findings == [])
  }

  @Test("A row or an option that is shown as chosen may do nothing, and so may the text of a field")
  func chosen() async throws {
    let app = LobbyApp {
      $0.content = { @MainActor destination, navigator in
        guard case .route = destination else {
          return LobbyApp.content(of: destination, in: navigator)
        }
        return ScreenContent(elements: [
          .link("English", "✓") {}, .link("German") {}, .field("Name", "text") { _ in },
          .picker("Theme", "Dark", options: ["Light", "Dark"]) { _ in },
        ])
      }
    }
    let places = try await app.audit(.controls).groups.map { $0.places() }
    #expect(places == ["'German' on room", "'Light' on room"])
  }

  // MARK: What is beneath

  /// An app with a tour in a sheet, whose button runs some code; a draft may be beneath.
  private static func tour(
    _ next: @escaping @MainActor @Sendable (LobbyNavigator) -> Void
  ) -> LobbyApp {
    let states: KeyValuePairs = [
      "home": LobbyState(), "tour": LobbyState(sheet: .help), "draft": LobbyState(.draft),
    ]
    return LobbyApp {
      $0.screens = states
      $0.link = { _ in nil }
      $0.content = { @MainActor destination, navigator in
        switch destination {
        case .tab(.home):
          ScreenContent(elements: [.button("Tour") { navigator.state.sheet = .help }])
        case .sheet:
          ScreenContent(
            title: "Page \(navigator.count)", trailing: [.button("Next") { next(navigator) }])
        default: ScreenContent(title: "\(destination)")
        }
      }
    }
  }

  @Test("A control that changes only what is beneath a sheet is a finding, and does not reach it")
  func beneath() async throws {
    let broken = try await Self.tour { $0.stack = [.draft] }.audit(.controls, .reachability)
    #expect(
      broken.findings == [
        [
          "controls: a control changes only what is beneath what stays in front: 'Next' on tour",
          "> show tour", "> tap Next", "expected: a change of what is in front",
          "found:    home › draft › sheet help",
        ], ["reachability: nothing leads to the screen: on draft"],
      ])
    let repaired = try await Self.tour { ($0.stack, $0.state.sheet) = ([.draft], nil) }
      .audit(.controls, .reachability)
    #expect(repaired.causes == [])
    let turning = try await Self.tour { ($0.stack, $0.count) = ([.draft], 1) }.audit(.controls)
    #expect(turning.causes == [])
  }

  @Test("A control that changes only what is beneath is found on a place that no screen shows")
  func beneathOnPlaceOfCrawl() async throws {
    var app = Self.tour { $0.stack = [.draft] }
    app.screens = ["home": LobbyState()]
    let report = try await app.audit(.controls, .reachability)
    #expect(
      report.groups.map { "\($0.cause): \($0.places())" } == [
        "a control changes only what is beneath what stays in front: 'Next' on sheet help"
      ])
    #expect(report.groups.map(\.isConfirmed) == [true])
  }

  @Test("Text fields that are not wired are counted, too")
  func unwiredField() async throws {
    let report = try await LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor _, navigator in
        ScreenContent(
          trailing: [.button("Room") { navigator.stack = [.room(1)] }],
          elements: [.field("Name", "")])
      }
    }.audit(.controls)
    #expect([report.tally].text == "1 law: 1 held, 1 control is not wired")
  }

  @Test("Controls that are not wired are counted in the summary, and named by screen and label")
  func unwired() async throws {
    let report = try await report { navigator in
      [.button("Later"), .button("Never"), .button("Home") { navigator.stack = [] }]
    }
    #expect(
      report.laws.flatMap(\.uncheckedFacts).map(\.short) == [
        "2 not checked: the control is not wired ('Later' on room, 'Never' on room)"
      ])
    #expect([report.tally].text == "1 law: 1 held, 2 controls are not wired")
    #expect(
      JSONAuditReport(report).laws.flatMap(\.unchecked).map(\.controls) == [
        [
          ControlOfScreen(screen: "room", control: "Later"),
          ControlOfScreen(screen: "room", control: "Never"),
        ]
      ])
  }

  @Test("Of many controls that are not wired, a line names the first ones")
  func manyUnwired() async throws {
    let report = try await report { navigator in
      ["E", "B", "C", "D", "A"].map { .button($0) } + [.button("Home") { navigator.stack = [] }]
    }
    let facts = report.laws.flatMap(\.uncheckedFacts)
    #expect(
      facts.map(\.short) == [
        "5 not checked: the control is not wired ('A' on room, 'B' on room, 'C' on room, 2 more)"
      ])
    #expect(facts.map(\.isCut) == [true])
    #expect(facts.flatMap(\.names) == ["A", "B", "C", "D", "E"].map { "'\($0)' on room" })
  }

  @Test("A control that leads to an invalid state is a finding with the reason")
  func invalid() async throws {
    let report = try await report { navigator in
      [.button("Both") { (navigator.state.sheet, navigator.state.cover) = (.help, .photo) }]
    }
    #expect(report.causes == ["a control leads to an invalid state: room"])
    #expect(
      report.example == [
        "show room", "tap Both", "a change",
        """
        the router presents a sheet and a full-screen cover over one stack, but SwiftUI supports \
        only one presentation; make the router dismiss the first one
        """,
      ])
  }

  private typealias Action = @MainActor @Sendable (LobbyNavigator) -> Void

  nonisolated private static let repetitions: [(LobbyState, Action, [String])] = [
    (
      LobbyState(.room(1)), { @MainActor @Sendable in $0.stack.append(.room(1)) },
      ["a control pushes the visible screen again: room"]
    ),
    (LobbyState(.room(1)), { @MainActor @Sendable in $0.stack.append(.room(2)) }, []),
    (LobbyState(), { @MainActor @Sendable in $0.stack.append(.room(1)) }, []),
  ]

  @Test(
    "A control that pushes or presents the same again is a finding; another value is not",
    arguments: repetitions)
  func again(
    state: LobbyState, action: @escaping @MainActor @Sendable (LobbyNavigator) -> Void,
    causes: [String]
  ) async throws {
    let report = try await LobbyApp {
      $0.screens = ["room": state]
      $0.content = { @MainActor destination, navigator in
        ScreenContent(elements: [.button("Again") { action(navigator) }])
      }
    }.audit(.controls)
    #expect(report.causes == causes)
    if !causes.isEmpty {
      #expect(
        report.example == [
          "show room", "tap Again", "the screen once", "home › room(1) › room(1)",
        ])
    }
  }
}
