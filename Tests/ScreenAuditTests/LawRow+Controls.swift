import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  static let controls = alone + beneath + places

  private typealias Elements = @MainActor @Sendable (LobbyNavigator) -> [ScreenElement]

  /// A row for an app whose only screen is a room with these elements.
  private static func room(_ name: String, _ elements: @escaping Elements) -> LawRow {
    LawRow(name) {
      $0.screens = ["room": LobbyState(.room(1))]
      $0.content = { @MainActor _, navigator in
        ScreenContent(title: "Room \(navigator.count)", elements: elements(navigator))
      }
    }
  }

  private static let alone = [
    room("controls navigate, redraw, have an effect, are disabled or take a text") {
      navigator in
      [
        .button("Help") { navigator.state.sheet = .help },
        .button("Count") { navigator.count += 1 },
        .button("Share", action: .effect), .button("Save", isEnabled: false) {},
        .field("Number", "\(navigator.count)") { _ in navigator.count += 1 },
      ]
    },
    room("one of two controls with a label does nothing") { navigator in
      [.button("Help") {}, .button("Help") { navigator.state.sheet = .help }]
    },
    room("two controls do nothing") { _ in [.button("Help") {}, .button("Read it") {}] },
    room("five controls do nothing") { _ in (1...5).map { .button("Book \($0)") {} } },
    room("a control leads to an invalid state") { navigator in
      [
        .button("Both") { presentBoth(navigator) },
        .field("Name", "") { _ in presentBoth(navigator) },
      ]
    },
    room("controls take what a person does") { navigator in
      settings(navigator) { navigator.count = 1 }
    },
    room("controls ignore what a person does") { settings($0) {} },
    room("what is chosen already does nothing") { _ in
      [
        .link("English", "✓") {}, .link("German") {}, .field("Name", "text") { _ in },
        .picker("Theme", "Dark", options: ["Light", "Dark"]) { _ in },
      ]
    },
    room("a control pushes the visible screen again") { navigator in
      [.button("Again") { navigator.stack.append(.room(1)) }]
    },
    room("a control pushes the same screen with another payload") { navigator in
      [.button("Next") { navigator.stack.append(.room(2)) }]
    },
    LawRow("a control presents again what is presented") {
      $0.screens = ["help": LobbyState(sheet: .help)]
      $0.content = { @MainActor _, navigator in
        ScreenContent(elements: [.button("Again") { navigator.state.upperSheet = .help }])
      }
    },
    room("controls are not wired") { navigator in
      ["E", "B", "C", "A"].map { .button($0) } + [
        .field("Name", ""), .button("Home") { navigator.stack = [] },
      ]
    },
    LawRow("a control is missing when its screen renders again") {
      let memory = LobbyMemory()
      $0.screens = ["home": LobbyState()]
      $0.start = { @MainActor _ in memory.count += 1 }
      $0.content = { @MainActor _, navigator in
        let button = ScreenButton.button("Later") { navigator.stack = [.room(1)] }
        // The app starts twice before the law starts it.
        return ScreenContent(trailing: memory.count <= 3 ? [button] : [])
      }
    },
  ]

  /// Controls of all kinds that run some code.
  @MainActor
  private static func settings(
    _ navigator: LobbyNavigator, _ set: @escaping @MainActor () -> Void
  ) -> [ScreenElement] {
    let isOn = navigator.count == 0
    return [
      .toggle("Sound", isOn: isOn) { set() }, .toggle("Music", isOn: !isOn) { set() },
      .field("Name", isOn ? "" : "text") { _ in set() },
      .field("Password", isOn ? "four" : "text", isSecure: true) { _ in set() },
      .picker("Theme", isOn ? "Dark" : "Light", options: ["Light", "Dark"]) { _ in set() },
      .slider("Size", isOn ? 1 : 0.9) { _ in set() },
    ]
  }

  // MARK: What is beneath

  /// An app with a tour in a sheet, whose button runs some code; a draft may be beneath.
  private static func tour(_ next: @escaping Action) -> @Sendable (inout LobbyApp) -> Void {
    {
      $0.screens = [
        "home": LobbyState(), "tour": LobbyState(sheet: .help), "draft": LobbyState(.draft),
      ]
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

  private static let beneath = [
    LawRow("a control changes only what is beneath a sheet") { tour { $0.stack = [.draft] }(&$0) },
    LawRow("a control changes what is beneath a sheet, and closes it") {
      tour { ($0.stack, $0.state.sheet) = ([.draft], nil) }(&$0)
    },
    LawRow("a control changes what is beneath a sheet, and its text") {
      tour { ($0.stack, $0.count) = ([.draft], 1) }(&$0)
    },
    LawRow("a control changes only what is beneath a sheet that no screen shows") {
      tour { $0.stack = [.draft] }(&$0)
      $0.screens = ["home": LobbyState()]
    },
  ]

  // MARK: Places that only taps reach

  private static let places = [
    LawRow("a control of a place that no screen shows does nothing") {
      $0.screens = ["home": LobbyState()]
      $0.content = roomWith { _ in [.button("Save") {}] }
    },
    LawRow("a field takes digits alone") {
      $0.content = roomWith { navigator in
        [
          .field("Pages", navigator.count == 0 ? "" : "\(navigator.count)") { text in
            if let pages = Int(text) { navigator.count = pages }
          }
        ]
      }
    },
    LawRow("a control does nothing once a form is filled in") { form(cancel: { _ in })(&$0) },
    LawRow("a control does nothing once another one has its label") {
      form(cancel: { _ in })(&$0)
      let form = $0.content
      $0.content = { @MainActor destination, navigator in
        var content = form(destination, navigator)
        if case .sheet = destination, navigator.count == 1 {
          content?.elements.append(.button("Cancel") { navigator.state.sheet = nil })
        }
        return content
      }
    },
  ]

  /// The content of the app, except for that of the room.
  private static func roomWith(_ elements: @escaping Elements) -> LobbyApp.Contents {
    { destination, navigator in
      guard case .route = destination else {
        return LobbyApp.content(of: destination, in: navigator)
      }
      return ScreenContent(elements: elements(navigator))
    }
  }

  /// An app whose form is closed by Cancel, which does something else once the form is filled in.
  static func form(cancel: @escaping Action) -> @Sendable (inout LobbyApp) -> Void {
    {
      $0.screens = [
        "home": LobbyState(), "form": LobbyState(sheet: .help), "discard": LobbyState(.draft),
      ]
      $0.link = { _ in nil }
      $0.content = { @MainActor destination, navigator in
        guard case .sheet(.help) = destination else {
          return ScreenContent(elements: [.link("Edit") { navigator.state.sheet = .help }])
        }
        return ScreenContent(
          leading: [
            .button("Cancel") {
              if navigator.count == 1 { cancel(navigator) } else { navigator.state.sheet = nil }
            }
          ], elements: [.field("Name", "\(navigator.count)") { _ in navigator.count = 1 }])
      }
    }
  }
}
