import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenSnapshot

extension LawRow {
  static let exits = covers + pages + others

  private typealias Content = @MainActor @Sendable (LobbyNavigator) -> ScreenContent?

  private static let cover = LobbyState(.room(1), cover: .photo)
  private static let firstPage = LobbyState(.room(1), cover: .page(1))

  /// A row for a screen with a content, and for its dialog with buttons.
  private static func exit(
    _ name: String, of state: LobbyState, buttons: @escaping Buttons = { _ in [] },
    ending end: JobOutcome<Never>? = nil, content: @escaping Content
  ) -> LawRow {
    LawRow(name, ending: end) {
      $0.screens = ["screen": state]
      $0.content = { @MainActor _, navigator in content(navigator) }
      $0.buttons = buttons
    }
  }

  private static let covers = [
    exit("a cover without a way out", of: cover) { navigator in
      ScreenContent(trailing: [
        .button("Share", action: .effect), .button("Next") { navigator.state.cover = .photo },
      ])
    },
    exit("a cover that closes", of: cover) { navigator in
      ScreenContent(trailing: [.button("Done") { navigator.state.cover = nil }])
    },
    exit("two covers that replace each other", of: cover) { navigator in
      let next: LobbySheet = navigator.state.cover == .photo ? .help : .photo
      return ScreenContent(trailing: [.button("Next") { navigator.state.cover = next }])
    },
    exit(
      "a cover that leads to an alert that closes", of: cover,
      buttons: { navigator in [.button("OK") { navigator.state = LobbyState() }] },
      content: { navigator in
        ScreenContent(trailing: [
          .button("Leave") { (navigator.state.cover, navigator.state.dialog) = (nil, .alert) }
        ])
      }),
    exit("a cover that is not described", of: cover) { _ in nil },
    exit("a cover that leads to one that is not described", of: cover) { navigator in
      guard navigator.state.cover == .photo else { return nil }
      return ScreenContent(trailing: [.button("Next") { navigator.state.cover = .help }])
    },
    exit("a cover whose control is not wired", of: cover) { _ in
      ScreenContent(trailing: [.button("Done")])
    },
  ]

  private static let pages = [
    exit("a cover that closes on its tenth page", of: firstPage) { navigator in
      guard case .page(let page) = navigator.state.cover else { return nil }
      return ScreenContent(trailing: [
        .button("Next") { navigator.state.cover = page == 10 ? nil : .page(page + 1) }
      ])
    },
    exit("a cover without a last page that counts", of: firstPage) { navigator in
      guard case .page(let page) = navigator.state.cover else { return nil }
      return ScreenContent(
        title: "\(navigator.count)",
        trailing: [
          .button("More") { navigator.count += 1 },
          .button("Next") { navigator.state.cover = .page(page + 1) },
        ])
    },
    exit("a tour whose text turns, and that closes at its end", of: cover) { navigator in
      ScreenContent(
        title: "Page \(navigator.count)",
        trailing: [
          .button("Next") {
            if navigator.count == 3 { navigator.state.cover = nil } else { navigator.count += 1 }
          }
        ])
    },
    exit(
      "a cover that closes on its fourth page, with six switches on each", of: firstPage
    ) { navigator in
      guard case .page(let page) = navigator.state.cover else { return nil }
      let switches = (0..<6).map { bit in
        ScreenElement.toggle("Switch \(bit)", isOn: navigator.count & 1 << bit != 0) {
          navigator.count ^= 1 << bit
        }
      }
      let next = ScreenElement.button("Next") {
        navigator.state.cover = page == 4 ? nil : .page(page + 1)
      }
      return ScreenContent(elements: switches + [next])
    },
    exit("a form that closes after a text in each field", of: cover) { navigator in
      ScreenContent(
        trailing: [
          .button("Save", isEnabled: navigator.count > 1) { navigator.state.cover = nil }
        ],
        elements: [
          .field("Name", "") { _ in navigator.count += 1 },
          .field("Town", "") { _ in navigator.count += 1 },
        ])
    },
  ]

  private static let others = [
    exit("an overlay without a way out", of: LobbyState(.room(1), overlay: .call)) { _ in
      ScreenContent()
    },
    LawRow("an overlay and a pushed screen with a control that leaves them") {
      $0.screens = ["call": LobbyState(.room(1), overlay: .call), "room": LobbyState(.room(1))]
      $0.content = { @MainActor _, navigator in
        ScreenContent(
          trailing: [.button("Leave") { navigator.state = LobbyState() }], hidesBack: true)
      }
    },
    exit(
      "an alert whose only button does nothing", of: LobbyState(.room(1), dialog: .alert),
      buttons: { _ in [.button("Stay") {}] }, content: { _ in ScreenContent() }),
    LawRow("what back, a swipe, a tap outside or a button of the system leaves") {
      $0.screens = [
        "alert": LobbyState(dialog: .alert), "confirmation": LobbyState(dialog: .confirmation),
        "sheet": LobbyState(sheet: .help), "pushed": LobbyState(.room(1)),
      ]
      $0.content = { @MainActor _, _ in ScreenContent() }
    },
    exit(
      "a cover whose only button crashes", of: cover,
      ending: .crash(at: .show("screen"), .tap("Done"), on: "cover photo")
    ) { navigator in
      ScreenContent(trailing: [.button("Done") { navigator.state.cover = nil }])
    },
    exit("a sheet that no swipe closes", of: LobbyState(sheet: .help), content: staying),
    exit("a pushed screen without a back button", of: LobbyState(.room(1)), content: staying),
    LawRow("a sheet over a screen without a way out") {
      $0.screens = ["help": help]
      $0.content = { @MainActor destination, _ in
        guard case .route = destination else { return ScreenContent() }
        return ScreenContent(trailing: [.button("Stay") {}], hidesBack: true)
      }
    },
  ]

  @MainActor
  private static func staying(_ navigator: LobbyNavigator) -> ScreenContent? {
    ScreenContent(trailing: [.button("Stay") {}], hidesBack: true, isDismissDisabled: true)
  }
}
