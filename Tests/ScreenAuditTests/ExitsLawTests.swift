import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("The law of exits")
@MainActor
struct ExitsLawTests {
  /// Audits one screen with this content.
  private func report(
    on state: LobbyState,
    _ content: @escaping @MainActor @Sendable (LobbyNavigator) -> ScreenContent? = { _ in
      ScreenContent()
    },
    buttons: @escaping @MainActor @Sendable (LobbyNavigator) -> [ScreenButton] = { _ in [] }
  ) async throws -> AuditReport {
    let states: KeyValuePairs = ["screen": state]
    return try await LobbyApp {
      $0.screens = states
      $0.content = { @MainActor _, navigator in content(navigator) }
      $0.buttons = buttons
    }.audit(.exits)
  }

  private static let cover = LobbyState(.room(1), cover: .photo)

  private nonisolated static func dialog(_ dialog: LobbyState.Dialog) -> LobbyState {
    var state = LobbyState()
    state.dialog = dialog
    return state
  }

  private static let overlay: LobbyState = {
    var state = LobbyState()
    state.overlay = .call
    return state
  }()

  @Test(
    "A swipe closes a sheet, a tap a confirmation, the back button a screen, and OK an alert",
    arguments: [
      LobbyState(.room(1)), LobbyState(sheet: .help), dialog(.confirmation), dialog(.alert),
    ])
  func system(state: LobbyState) async throws {
    let report = try await report(on: state)
    #expect(report.laws.map(\.checkedCount) == [1])
    #expect(report.causes.isEmpty)
  }

  @Test("A cover, an overlay and an alert with a control that leaves them are no findings")
  func controls() async throws {
    let cover = try await report(on: Self.cover) { navigator in
      ScreenContent(trailing: [.button("Done") { navigator.state.cover = nil }])
    }
    #expect(cover.causes.isEmpty)
    let overlay = try await report(on: Self.overlay) { navigator in
      ScreenContent(trailing: [.button("Hang Up") { navigator.state.overlay = nil }])
    }
    #expect(overlay.causes.isEmpty)
    let alert = try await report(
      on: Self.dialog(.alert),
      buttons: { navigator in
        [.button("Leave") { navigator.state.dialog = nil }]
      })
    #expect(alert.causes.isEmpty)
    for report in [cover, overlay, alert] { #expect(report.laws.map(\.checkedCount) == [1]) }
  }

  @Test("A cover, an overlay and an alert without a control that leaves them are findings")
  func broken() async throws {
    let cover = try await report(on: Self.cover) { navigator in
      ScreenContent(
        trailing: [
          .button("Share", action: .effect), .button("Next") { navigator.state.cover = .photo },
        ])
    }
    #expect(cover.causes == ["a cover has no way out: screen"])
    #expect(
      cover.example == [
        "show screen", "a control that leaves it",
        "home › room(1) › cover photo with 'Share', 'Next'",
      ])
    let overlay = try await report(on: Self.overlay)
    #expect(overlay.causes == ["an overlay has no way out: screen"])
    #expect(overlay.example.last == "home › overlay call without controls")
    let alert = try await report(on: Self.dialog(.alert), buttons: { _ in [.button("Stay") {}] })
    #expect(alert.causes == ["an alert has no way out: screen"])
  }

  @Test("A control that replaces a cover by another one leads out only if that one has a way out")
  func replaced() async throws {
    func report(isClosed: Bool) async throws -> AuditReport {
      try await self.report(on: Self.cover) { navigator in
        let isPhoto = navigator.state.cover == .photo
        let next = ScreenButton.button("Next") { navigator.state.cover = isPhoto ? .help : .photo }
        let done = ScreenButton.button("Done") { navigator.state.cover = nil }
        return ScreenContent(trailing: [next] + (isPhoto || !isClosed ? [] : [done]))
      }
    }
    #expect(try await report(isClosed: true).causes == [])
    #expect(try await report(isClosed: false).causes == ["a cover has no way out: screen"])
  }

  @Test("A cover and an alert that replace each other have no way out, unless the alert closes")
  func replacedByAlert() async throws {
    func report(closes: Bool) async throws -> AuditReport {
      let leave: @MainActor @Sendable (LobbyNavigator) -> ScreenContent? = { navigator in
        ScreenContent(trailing: [
          .button("Leave") { (navigator.state.cover, navigator.state.dialog) = (nil, .alert) }
        ])
      }
      return try await self.report(on: LobbyState(cover: .photo), leave) { navigator in
        [
          .button("OK") {
            (navigator.state.cover, navigator.state.dialog) = (closes ? nil : .photo, nil)
          }
        ]
      }
    }
    #expect(try await report(closes: true).causes == [])
    #expect(try await report(closes: false).causes == ["a cover has no way out: screen"])
  }

  @Test("A cover whose controls only turn its pages has no way out")
  func pages() async throws {
    let report = try await report(on: LobbyState(.room(1), cover: .page(1))) { navigator in
      ScreenContent(trailing: [
        .button("Back") { navigator.state.cover = .page(1) },
        .button("Next") { navigator.state.cover = .page(2) },
      ])
    }
    #expect(report.causes == ["a cover has no way out: screen"])
  }

  @Test(
    "A cover with endless pages has no way out as far as they are searched, but one that closes on its tenth page has"
  )
  func manyPages() async throws {
    func report(closingOn last: Int) async throws -> AuditReport {
      try await self.report(on: LobbyState(.room(1), cover: .page(1))) { navigator in
        guard case .page(let page) = navigator.state.cover else { return nil }
        let next = ScreenButton.button("Next") {
          navigator.state.cover = page == last ? nil : .page(page + 1)
        }
        return ScreenContent(trailing: [next])
      }
    }
    let endless = try await report(closingOn: .max)
    #expect(endless.causes == ["a cover has no way out: screen"])
    #expect(
      endless.laws.flatMap(\.uncheckedFacts).map(\.short) == [
        "1 not checked: the screen leads to more than 64 places (screen)"
      ])
    #expect(try endless.json().contains("more than 64 places"))
    let tenth = try await report(closingOn: 10)
    #expect(tenth.causes.isEmpty)
    #expect(tenth.laws.map(\.unchecked) == [[:]])
  }

  @Test("A tour that closes on its last page, and a form that closes after a text, are no findings")
  func severalSteps() async throws {
    let tour = try await report(on: Self.cover) { navigator in
      guard navigator.count < 3 else {
        return ScreenContent(trailing: [.button("Done") { navigator.state.cover = nil }])
      }
      return ScreenContent(
        title: "Page \(navigator.count)", trailing: [.button("Next") { navigator.count += 1 }])
    }
    #expect(tour.causes.isEmpty)
    let form = try await report(on: Self.cover) { navigator in
      ScreenContent(
        trailing: [
          .button("Save", isEnabled: navigator.count > 1) { navigator.state.cover = nil }
        ],
        elements: [
          .field("Name", "") { _ in navigator.count += 1 },
          .field("Town", "") { _ in navigator.count += 1 },
        ])
    }
    #expect(form.causes.isEmpty)
    for report in [tour, form] { #expect(report.laws.map(\.checkedCount) == [1]) }
  }

  @Test("A counter does not hide that a cover has no way out")
  func counter() async throws {
    let report = try await report(on: Self.cover) { navigator in
      ScreenContent(
        title: "\(navigator.count)", trailing: [.button("More") { navigator.count += 1 }])
    }
    #expect(report.causes == ["a cover has no way out: screen"])
    #expect(report.laws.map(\.unchecked) == [["the screen leads to more than 64 places": 1]])
  }

  @Test(
    "A pushed screen without a back button, and a sheet that cannot be swiped away, need a control",
    arguments: [
      (LobbyState(.room(1)), "a pushed screen without a back button has no way out: screen"),
      (LobbyState(sheet: .help), "a sheet has no way out: screen"),
    ])
  func withoutBack(state: LobbyState, cause: String) async throws {
    let closed = try await report(on: state) { _ in
      ScreenContent(trailing: [.button("Stay") {}], hidesBack: true, isDismissDisabled: true)
    }
    #expect(closed.causes == [cause])
    let open = try await report(on: state) { navigator in
      let leave = ScreenButton.button("Leave") { navigator.state = LobbyState() }
      return ScreenContent(trailing: [leave], hidesBack: true, isDismissDisabled: true)
    }
    #expect(open.causes.isEmpty)
    for report in [closed, open] { #expect(report.laws.map(\.checkedCount) == [1]) }
  }

  @Test("A screen without content, and controls that are not wired, are not checked")
  func open() async throws {
    let undescribed = try await report(on: Self.cover) { _ in nil }
    #expect(undescribed.laws.map(\.unchecked) == [["the screen has no content": 1]])
    let unwired = try await report(on: Self.cover) { _ in
      ScreenContent(trailing: [.button("Done")])
    }
    #expect(unwired.laws.map(\.unchecked) == [["controls of the screen are not wired": 1]])
    for report in [undescribed, unwired] {
      #expect(report.causes.isEmpty)
      #expect(report.laws.map(\.checkedCount) == [0])
    }
  }

  @Test("A sheet over a screen without a way out is in the finding of the screen")
  func beneath() async throws {
    let report = try await LobbyApp {
      $0.screens = ["room": LobbyState(.room(1)), "help": LobbyState(.room(1), sheet: .help)]
      $0.content = { @MainActor destination, _ in
        guard case .route = destination else { return ScreenContent() }
        return ScreenContent(trailing: [.button("Stay") {}], hidesBack: true)
      }
    }.audit(.exits)
    #expect(
      report.causes == ["a pushed screen without a back button has no way out: room, help"])
  }
}
