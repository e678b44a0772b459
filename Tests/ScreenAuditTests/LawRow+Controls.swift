import ScreenContents
import TestApps

@testable import ScreenAudit
@testable import ScreenSnapshot

extension LawRow {
  static let controls = alone + beneath + places

  private typealias Elements = @MainActor @Sendable (LobbyNavigator) -> [ScreenElement]

  /// A row for an app whose only screen is a room with these elements.
  private static func room(
    _ name: String, _ findings: LawFinding..., checked: Int = 1, unchecked: [String] = [],
    _ elements: @escaping Elements
  ) -> LawRow {
    var row = LawRow(.controls, name, checked: checked, unchecked: unchecked) {
      $0.screens = ["room": LobbyState(.room(1))]
      $0.content = { @MainActor _, navigator in
        ScreenContent(title: "Room \(navigator.count)", elements: elements(navigator))
      }
    }
    row.findings = findings
    return row
  }

  private static let alone = [
    room("controls navigate, redraw, have an effect, are disabled or take a text", checked: 3) {
      navigator in
      [
        .button("Help") { navigator.state.sheet = .help },
        .button("Count") { navigator.count += 1 },
        .button("Share", action: .effect), .button("Save", isEnabled: false) {},
        .field("Number", "\(navigator.count)") { _ in navigator.count += 1 },
      ]
    },
    room(
      "one of two controls with a label does nothing",
      .finding(
        "a control does nothing: 'Help' on room", "show room, tap Help #1", "a change",
        "home › room(1)"), checked: 2
    ) { navigator in
      [.button("Help") {}, .button("Help") { navigator.state.sheet = .help }]
    },
    room(
      "two controls do nothing",
      .finding(
        "a control does nothing: 'Help' on room", "show room, tap Help", "a change",
        "home › room(1)"),
      .finding(
        "a control does nothing: 'Read it' on room", "show room, tap Read it", "a change",
        "home › room(1)"), checked: 2
    ) { _ in [.button("Help") {}, .button("Read it") {}] },
    room(
      "five controls do nothing",
      .finding(
        "a control does nothing: 'Book 1' and 4 more on room", "show room, tap Book 1", "a change",
        "home › room(1)"), checked: 5
    ) { _ in (1...5).map { .button("Book \($0)") {} } },
    room(
      "a control leads to an invalid state",
      .finding(
        "a control leads to an invalid state: 'Both' on room", "show room, tap Both", "a change",
        invalid)
    ) { navigator in
      [.button("Both") { presentBoth(navigator) }]
    },
    room(
      "a text in a field leads to an invalid state",
      .finding(
        "a control leads to an invalid state: 'Name' on room", "show room, type text into Name",
        "a change", invalid)
    ) { navigator in
      [.field("Name", "") { _ in presentBoth(navigator) }]
    },
    room("controls take what a person does", checked: 7) { navigator in
      settings(navigator) { navigator.count = 1 }
    },
    room(
      "controls ignore what a person does",
      .finding(
        "a control does nothing: 'Sound' and 5 more on room", "show room, tap Sound", "a change",
        "home › room(1)"), checked: 7
    ) { settings($0) {} },
    room(
      "what is chosen already does nothing",
      .finding(
        "a control does nothing: 'German' on room", "show room, tap German", "a change",
        "home › room(1)"),
      .finding(
        "a control does nothing: 'Light' on room", "show room, tap Light in Theme", "a change",
        "home › room(1)"), checked: 5
    ) { _ in
      [
        .link("English", "✓") {}, .link("German") {}, .field("Name", "text") { _ in },
        .picker("Theme", "Dark", options: ["Light", "Dark"]) { _ in },
      ]
    },
    room(
      "a control pushes the visible screen again",
      .finding(
        "a control pushes the visible screen again: 'Again' on room", "show room, tap Again",
        "the screen once", "home › room(1) › room(1)")
    ) { navigator in
      [.button("Again") { navigator.stack.append(.room(1)) }]
    },
    room("a control pushes the same screen with another payload") { navigator in
      [.button("Next") { navigator.stack.append(.room(2)) }]
    },
    LawRow(
      .controls, "a control presents again what is presented",
      .finding(
        "a control presents again what is presented: 'Again' on help", "show help, tap Again",
        "the screen once", "home › sheet help › sheet help"), checked: 1
    ) {
      $0.screens = ["help": LobbyState(sheet: .help)]
      $0.content = { @MainActor _, navigator in
        ScreenContent(elements: [.button("Again") { navigator.state.upperSheet = .help }])
      }
    },
    room(
      "controls are not wired",
      unchecked: [
        "5 not checked: the control is not wired ('A' on room, 'B' on room, 'C' on room, 2 more)"
      ]
    ) { navigator in
      ["E", "B", "C", "A"].map { .button($0) } + [
        .field("Name", ""), .button("Home") { navigator.stack = [] },
      ]
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
    LawRow(
      .controls, "a control changes only what is beneath a sheet",
      .finding(
        "a control changes only what is beneath what stays in front: 'Next' on tour",
        "show tour, tap Next", "a change of what is in front", "home › draft › sheet help"),
      .finding("nothing leads to the screen: on draft", of: .reachability), with: [.reachability],
      checked: 2
    ) { tour { $0.stack = [.draft] }(&$0) },
    LawRow(
      .controls, "a control changes what is beneath a sheet, and closes it", checked: 2
    ) { tour { ($0.stack, $0.state.sheet) = ([.draft], nil) }(&$0) },
    LawRow(
      .controls, "a control changes what is beneath a sheet, and its text", checked: 2
    ) { tour { ($0.stack, $0.count) = ([.draft], 1) }(&$0) },
    LawRow(
      .controls, "a control changes only what is beneath a sheet that no screen shows",
      .finding(
        "a control changes only what is beneath what stays in front: 'Next' on sheet help",
        "tap Tour, tap Next", "a change of what is in front", "home › draft › sheet help"),
      with: [.reachability], checked: 2
    ) {
      tour { $0.stack = [.draft] }(&$0)
      $0.screens = ["home": LobbyState()]
    },
  ]

  // MARK: Places that only taps reach

  private static let places = [
    LawRow(
      .controls, "a control of a place that no screen shows does nothing",
      .finding(
        "a control does nothing: 'Save' on route room", "tap Room, tap Save", "a change",
        "home › room(1)"), with: [.reachability], checked: 2
    ) {
      $0.screens = ["home": LobbyState()]
      $0.content = roomWith { _ in [.button("Save") {}] }
    },
    LawRow(.controls, "a field takes digits alone", with: [.reachability]) {
      $0.content = roomWith { navigator in
        [
          .field("Pages", navigator.count == 0 ? "" : "\(navigator.count)") { text in
            if let pages = Int(text) { navigator.count = pages }
          }
        ]
      }
    },
    LawRow(
      .controls, "a control does nothing once a form is filled in",
      .finding(
        "a control does nothing: 'Cancel' on sheet help (changed)",
        "tap Edit, type 42 into Name, tap Cancel", "a change", "home › sheet help"),
      .finding("nothing leads to the screen: on discard", of: .reachability), with: [.reachability],
      checked: 5
    ) { form(cancel: { _ in })(&$0) },
  ]

  /// The content of the app, except for that of the room.
  private static func roomWith(
    _ elements: @escaping Elements
  ) -> @MainActor @Sendable (LobbyApp.Destination, LobbyNavigator) -> ScreenContent? {
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
