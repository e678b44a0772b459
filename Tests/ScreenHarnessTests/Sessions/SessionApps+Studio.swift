import ScreenContents
import ScreenNavigation
import TestApps

@testable import ScreenHarness
@testable import ScreenSnapshot

extension SessionApp {
  typealias StudioContents = @MainActor @Sendable (StudioSnapshots.Context) -> ScreenContent?

  /// A studio with contents for what is in front.
  @MainActor static func studio(
    in layouts: [ScreenLayout], _ contents: @escaping StudioContents
  ) -> SessionApp {
    SessionApp(
      StudioSnapshots.self, with(StudioSnapshots.$layouts, layouts),
      with(StudioSnapshots.$contents, StudioSnapshots.front(contents)))
  }

  @MainActor static func studio(_ contents: @escaping StudioContents) -> SessionApp {
    studio(in: [.compact, .controls], contents)
  }

  /// Controls of each kind and with any label.
  @MainActor static var studioControls: [String: SessionApp] {
    [
      "Studio": studio { _ in nil },
      "Studio, with control goldens alone": studio(in: [.controls]) { _ in nil },
      "Studio, with seven stale exceptions": SessionApp(
        StudioSnapshots.self,
        with(
          StudioSnapshots.$coverageExceptions,
          [
            .init(.route, "note", because: "locked"),
            .init(.sheet, "payment", because: "locked, too"),
            .init(.route, "room", because: "old"),
            .init(.tab, "shoop", because: "typed wrongly"),
            .init(.sheet, "kiosk", because: "gone"),
            .init(.overlay, "rain", because: "weather"),
            .init(.tab, "Square", because: "a value"),
            .init(.route, "note", because: "again"),
            .init(.tab, "shop", because: ""),
          ])),
      "Studio, for tablets": studio(in: [.regular, .controls]) { _ in nil },
      "Studio, with each kind of control": studio { context in
        let numbers = ["412", "-1", "1,5", "1 000", "", "4 times", "1.", "12:30"].map { value in
          ScreenElement.field("In \(value)", value) { text in
            if let number = Int(text) { context.router.navigate(to: .room(number)) }
          }
        }
        return ScreenContent(
          leading: [.button("Done") { context.router.pop() }],
          trailing: [
            .button("Edit") { context.router.present(sheet: .edit) },
            .menu("More", [.button("Share", action: .effect), .button("Archive")]),
            .menu("Off", isEnabled: false, [.button("Export") {}]),
          ],
          elements: [
            .text("Not a control"), .row("Not", "one"),
            .link("Next") { context.router.navigate(to: .room(2)) },
            .link("Web", action: .effect),
            .link("Locked", isEnabled: false) { context.router.pop() },
            .section(
              "Form",
              [
                .field("Name", "") { context.router.navigate(to: .note($0)) },
                .field("Email", ""),
                .toggle("Shop", isOn: true) { context.navigator.tabs.selectedTab = .shop },
                .toggle("News", isOn: true, action: .effect),
              ]),
            .button("Pay") { context.router.present(fullScreenCover: .payment) },
            .button("Finish") { context.navigator.overlay = .done },
            .button("Log Out") { context.navigator.handle(.logOut(to: .welcome)) },
            .button("Nothing") {},
            .button("Later") {
              for _ in 0..<10 { await Task.yield() }
              context.router.navigate(to: .room(7))
            },
            .section("Numbers", numbers),
          ])
      },
      "Studio, with a menu on phones": studio(in: [.compact, .regular, .controls]) { context in
        let archive = ScreenButton.button("Archive") { context.router.pop() }
        return ScreenContent(trailing: [
          .menu("More", [archive, .button("Copy", action: .effect)]).only(in: .compact),
          archive.only(in: .regular),
        ])
      },
      "Studio, with labels of any kind": studio { context in
        let labels = [
          "Edit", "A label of 22 columns.", "A label of 23 columns..", "家家家家家家家家家家家",
          "家家家家家家家家家家家a", "👩‍🚀 Go", "שלום", "", " a", "a ", "a  b", "\"a\"", "say \"a\"",
          "---", "regular:", "Delete #2", "Delete #", "Wow !", "Wow!", "Stop (cancel)", "(all)",
          "=======", "<<<<<<< HEAD", "========", "a\nb", "a\tb", "no controls",
        ]
        let actions = [
          DialogAction("Yes") { context.router.pop() }, DialogAction("A label of 21 columns"),
        ]
        return ScreenContent(
          elements: labels.map { label in .button(label) { context.router.pop() } } + [
            .button("Delete") { context.router.pop() },
            .button("Delete", role: .destructive) { context.router.pop() },
            .button("Delete", role: .cancel) {
              context.router.present(alert: AlertState(title: "?", actions: actions))
            },
            .button("Write") {
              context.router.navigate(to: .note(String(repeating: "a", count: 80)))
            },
          ])
      },
    ]
  }

  /// Controls that change only what is rendered.
  @MainActor static var redrawnStudios: [String: SessionApp] {
    struct Reading {
      var books = 3
      var hasAsked = false
      var progress = 0.0
      var volume = 1.0
    }
    let readings = NavigatorModel(Reading())
    return [
      "Studio, with books to read": studio { context in
        let (reading, navigator) = (readings[context.navigator], context.navigator)
        let actions = [
          DialogAction("One") { readings[navigator].books -= 1 }, DialogAction("None") {},
          DialogAction("Little") { readings[navigator].progress += 0.001 },
          DialogAction("All") {
            readings[navigator].books = 0
            context.router.pop()
          },
        ]
        return ScreenContent(
          title: reading.progress == 0.5 ? "Half" : "None",
          elements: [
            .row("Books", "\(reading.books)"), .row("Asked", reading.hasAsked ? "yes" : "no"),
            .button("Delete") {
              context.router.present(
                confirmation: ConfirmationState(title: "Delete?", actions: actions))
            },
            .button("Ask") {
              readings[navigator].hasAsked = true
              context.router.present(alert: AlertState(title: "?", actions: [.cancel()]))
            },
            .button("Half") { readings[navigator].progress = 0.5 },
            .button("Little") { readings[navigator].progress = 0.001 },
            .button("Some") { readings[navigator].progress = 0.25 },
            .progress("Read", reading.progress),
            .slider("Volume", reading.volume) { readings[navigator].volume = $0 },
            .slider("Balance", 0.5),
          ])
      }
    ]
  }

  /// Controls that journeys address.
  @MainActor static var studioJourneys: [String: SessionApp] {
    [
      "Studio, with a payment": studio { context in
        ScreenContent(elements: [.button("Pay") { context.router.present(sheet: .payment) }])
      },
      "Studio, with labels to escape": studio { context in
        let labels = ["a b", "\"a\"", "Log into it", "a\r\nb", "\u{202E}abc", "back", "Done "]
        return ScreenContent(
          elements: labels.enumerated().flatMap { number, label in
            [
              .button(label) { context.router.navigate(to: .room(number)) },
              .field(label, "") { context.router.navigate(to: .note("\($0) \(number)")) },
            ]
          })
      },
      "Studio, with labels that repeat": studio { context in
        func go(_ number: Int) -> ScreenElement {
          .button("Go") { context.router.navigate(to: .room(number)) }
        }
        return ScreenContent(
          trailing: [.menu("More", [.button("Go") { context.router.navigate(to: .room(1)) }])],
          elements: [
            go(2), .section("A", [go(3), go(4)]), .section("Sign in", [go(5)]),
            .section(nil, [go(6)]),
          ])
      },
      "Studio, with controls that do nothing": studio { _ in
        ScreenContent(elements: [
          .link("Next") {}, .button("Off", isEnabled: false) {}, .button("Later"),
          .field("Name", "") { _ in }, .field("Empty", ""),
        ])
      },
      "Studio, without bars": SessionApp(
        StudioSnapshots.self, with(StudioSnapshots.$layouts, [.compact, .regular, .controls]),
        with(StudioSnapshots.$contents) { destination, _ in withoutBars(destination) }),
      "Studio, whose tabs have one label": SessionApp(
        StudioSnapshots.self,
        with(StudioSnapshots.$contents) { _, _ in ScreenContent(title: "Studio", tabLabel: "Home") }
      ),
    ]
  }

  private static func withoutBars(_ destination: StudioSnapshots.Destination) -> ScreenContent? {
    switch destination {
    case .tab(let tab):
      ScreenContent(title: "Studio", tabLabel: tab == .home ? "Home" : "Shop", hidesTabs: true)
    case .route: ScreenContent(title: "Payment", hidesBack: true, hidesTabs: true)
    case .sheet: ScreenContent(title: "Payment", isDismissDisabled: true)
    default: nil
    }
  }
}
