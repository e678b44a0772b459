import Foundation
import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  static let reachability = reached + undecided + texts

  private static let photo: KeyValuePairs = [
    "home": LobbyState(), "photo": LobbyState(cover: .photo),
  ]

  /// A row for an app without links, with a photo that nothing leads to.
  private static func row(
    _ name: String, of screens: KeyValuePairs<String, LobbyState> = photo,
    _ content: @escaping LobbyApp.Contents = { LobbyApp.content(of: $0, in: $1) }
  ) -> LawRow {
    LawRow(name) {
      $0.screens = screens
      $0.link = { _ in nil }
      $0.content = content
    }
  }

  private static let reached = [
    LawRow("taps, tabs and back lead to each screen") { $0.link = { _ in nil } },
    row("nothing leads to a screen"),
    row(
      "nothing leads to three screens",
      of: [
        "home": LobbyState(), "draft": LobbyState(.draft), "page": LobbyState(sheet: .page(1)),
        "photo": LobbyState(cover: .photo),
      ]),
    row(
      "nothing leads to many screens",
      of: [
        "home": LobbyState(), "a": LobbyState(.room(1)), "b": LobbyState(.draft),
        "c": LobbyState(sheet: .help), "d": LobbyState(cover: .photo),
      ]
    ) { _, _ in ScreenContent(trailing: [.button("Stay") {}]) },
    LawRow("only a link leads to a screen, which leads to another one") {
      $0.screens = [
        "home": LobbyState(), "photo": LobbyState(cover: .photo), "draft": LobbyState(.draft),
      ]
      $0.link = { $0 == "photo" ? URL(string: "lobby://photo") : nil }
      $0.content = { @MainActor destination, navigator in
        guard case .sheet(.photo) = destination else { return ScreenContent() }
        return ScreenContent(elements: [.link("Draft") { navigator.state = LobbyState(.draft) }])
      }
    },
    LawRow("a text in a field and a dialog lead to a screen") {
      $0.screens = [
        "home": LobbyState(), "alert": LobbyState(dialog: .alert),
        "photo": LobbyState(cover: .photo),
      ]
      $0.link = { _ in nil }
      $0.content = { @MainActor _, navigator in
        ScreenContent(elements: [.field("Search", "") { _ in navigator.state.dialog = .alert }])
      }
      $0.buttons = { navigator in
        [.button("Photo") { navigator.state = LobbyState(cover: .photo) }]
      }
    },
  ]

  private static let undecided = [
    row("many places without content may lead to a screen") { destination, navigator in
      guard case .tab(.home) = destination else { return nil }
      return ScreenContent(
        elements: [
          .link("Room") { navigator.stack = [.room(1)] },
          .link("Draft") { navigator.stack = [.draft] },
          .link("Help") { navigator.state.sheet = .help },
          .link("Page") { navigator.state.sheet = .page(1) },
        ])
    },
    row("a control that is not wired may lead to a screen") { destination, _ in
      guard case .tab(.home) = destination else {
        return ScreenContent(trailing: [.button("Photo")])
      }
      return ScreenContent(elements: [.field("Photo", "")])
    },
    LawRow("tabs that are not supported may lead to a screen") {
      $0.screens = photo
      $0.link = { _ in nil }
      $0.select = { _, _ in throw UnsupportedOperation.select }
    },
    row("a crawl without end") { destination, navigator in
      let number = if case .route(.room(let number)) = destination { number } else { 0 }
      return ScreenContent(
        elements: (1...3).map { next in
          .link("Room \(next)") { navigator.stack.append(.room(3 * number + next)) }
        })
    },
  ]

  // MARK: Texts that controls change

  private static let texts = [
    LawRow("only a form that is filled in leads to a screen") {
      form(cancel: { $0.state = LobbyState(.draft) })(&$0)
    },
    row("a form with five fields leads to a screen") { _, navigator in
      let fields: [ScreenElement] = (0..<5).map { field in
        .field("Field \(field)", navigator.count & 1 << field == 0 ? "" : "text") { _ in
          navigator.count |= 1 << field
        }
      }
      let send = ScreenElement.button("Send", isEnabled: navigator.count == 31) {
        navigator.state = LobbyState(cover: .photo)
      }
      return ScreenContent(elements: fields + [send])
    },
    LawRow("a control changes the text once") {
      $0.screens = photo
      $0.link = { _ in nil }
      $0.content = { @MainActor _, navigator in
        ScreenContent(
          elements: [.button("Sort") { navigator.count = 1 }, .text("\(navigator.count)")])
      }
    },
  ]
}
