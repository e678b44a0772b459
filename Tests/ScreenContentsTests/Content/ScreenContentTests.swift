import ScreenContents
import TestSupport
import Testing

@Suite("ScreenContent")
@MainActor
struct ScreenContentTests {
  @Test("A tap runs the action of the first button, link or toggle with the label")
  func tap() async throws {
    let taps = Taps()
    let content = ScreenContent(
      leading: [taps.button("Back")], trailing: [taps.button("Edit")],
      elements: [
        .section("More", [.section([.link("Author", action: taps.action("Author"))])]),
        .toggle("Offline", isOn: true, action: taps.action("Offline")),
        .button("Edit", action: taps.action("second Edit")),
      ])
    for label in ["Author", "Edit", "Offline", "Back"] { try await content.tap(label) }
    #expect(taps.labels == ["Author", "Edit", "Offline", "Back"])
  }

  @Test("A tap on a label that does not exist throws an error that lists the labels")
  func nothing() async throws {
    let content = ScreenContent(
      trailing: [.button("Edit")], elements: [.text("Save"), .row("Save", "x"), .button("Close")])
    let error = try await thrownError(ScreenContentError.self) { try await content.tap("Save") }
    #expect(error == .nothingToTap(label: "Save", labels: ["Edit", "Close"]))
    #expect(
      error.description
        == "no button, link or toggle has the label 'Save'; the screen has 'Edit', 'Close'")
  }

  @Test("A tap on a screen without controls throws an error")
  func empty() async throws {
    let error = try await thrownError(ScreenContentError.self) {
      try await ScreenContent().tap("Save")
    }
    #expect(
      error.description
        == "no button, link or toggle has the label 'Save'; the screen has no controls")
  }

  @Test("A tap awaits an asynchronous action")
  func asynchronous() async throws {
    let taps = Taps()
    let content = ScreenContent(elements: [
      .button("Load") {
        await Task.yield()
        taps.action("Load")()
      }
    ])
    try await content.tap("Load")
    #expect(taps.labels == ["Load"])
  }

  @Test("A tap on a disabled control throws an error")
  func disabled() async throws {
    let taps = Taps()
    let content = ScreenContent(
      trailing: [.button("Save", isEnabled: false, action: taps.action("Save"))],
      elements: [
        .link("Author", isEnabled: false, action: .effect),
        .toggle("Sync", isOn: true, isEnabled: false),
        .menu("More", isEnabled: false, [.button("Archive", action: taps.action("Archive"))]),
      ])
    for label in ["Save", "Author", "Sync", "Archive"] {
      let error = try await thrownError(ScreenContentError.self) { try await content.tap(label) }
      #expect(error == .disabled(label: label))
      #expect(error.description == "the control '\(label)' is disabled")
    }
    #expect(taps.labels == [])
  }

  @Test("A tap on a control that is not wired throws an error, and an effect does nothing")
  func kindsOfActions() async throws {
    let taps = Taps()
    let content = ScreenContent(elements: [
      .button("Archive"), .button("Share", action: .effect), .link("Terms", action: .effect),
      .toggle("Sync", isOn: true, action: .effect),
      .button("Copy", action: .effect { taps.action("Copy")() }),
    ])
    for label in ["Share", "Terms", "Sync", "Copy"] { try await content.tap(label) }
    #expect(taps.labels == [])
    let error = try await thrownError(ScreenContentError.self) { try await content.tap("Archive") }
    #expect(error == .notWired(label: "Archive"))
    #expect(
      error.description
        == "the control 'Archive' is not wired; give it an action in the content of the screen")
  }

  @Test("The items of a menu are controls, and the menu itself is not")
  func menus() async throws {
    let taps = Taps()
    let content = ScreenContent(
      trailing: [.menu("More", [taps.button("Share"), .menu("Sort", [taps.button("By Name")])])],
      elements: [.menu("Add", [taps.button("Photo")])])
    for label in ["Share", "By Name", "Photo"] { try await content.tap(label) }
    #expect(taps.labels == ["Share", "By Name", "Photo"])
    let error = try await thrownError(ScreenContentError.self) { try await content.tap("More") }
    #expect(error == .menu(label: "More", items: ["Share", "By Name"]))
    #expect(error.description == "'More' is a menu; tap one of its items: 'Share', 'By Name'")
    await #expect(throws: ScreenContentError.menu(label: "Sort", items: ["By Name"])) {
      try await content.tap("Sort")
    }
  }

  @Test("Typing passes the text to the first field with the label")
  func typing() async throws {
    let taps = Taps()
    let content = ScreenContent(elements: [
      .field("Notes", ""),
      .section("Lend", [.field("To", "Ben") { taps.action("to \($0)")() }, .field("To", "")]),
    ])
    try await content.type("Ada", into: "To")
    #expect(taps.labels == ["to Ada"])
    await #expect(throws: ScreenContentError.notWired(label: "Notes")) {
      try await content.type("Ada", into: "Notes")
    }
    let error = try await thrownError(ScreenContentError.self) {
      try await content.type("Ada", into: "From")
    }
    #expect(
      error.description
        == "no text field has the label 'From'; the screen has 'Notes', 'To', 'To'")
    await #expect(throws: ScreenContentError.nothingToType(label: "To", labels: [])) {
      try await ScreenContent().type("Ada", into: "To")
    }
  }

  @Test("Typing presses Return after the edit")
  func submitting() async throws {
    let taps = Taps()
    let content = ScreenContent(elements: [
      .field("Search", "") {
        taps.action("edit \($0)")()
      } submit: {
        taps.action("submit")()
      }
    ])
    try await content.type("Dune", into: "Search")
    #expect(taps.labels == ["edit Dune", "submit"])
  }

  @Test("A tap on a toggle passes the other position", arguments: [true, false])
  func toggling(isOn: Bool) async throws {
    let taps = Taps()
    let content = ScreenContent(elements: [
      .toggle("Sync", isOn: isOn) { taps.action("\($0)")() }
    ])
    try await content.tap("Sync")
    #expect(taps.labels == ["\(!isOn)"])
  }

  @Test("A tap on an option of a picker passes the option")
  func choosing() async throws {
    let taps = Taps()
    let content = ScreenContent(elements: [
      .picker("Theme", "Light", options: ["Light", "Dark"]) { taps.action($0)() },
      .picker("Font", "Serif", options: ["Serif", "Mono"]),
      .picker("Size", "M", options: ["M", "L"], isEnabled: false) { taps.action($0)() },
    ])
    try await content.tap("Dark")
    #expect(taps.labels == ["Dark"])
    for (label, expected) in [
      ("Mono", ScreenContentError.notWired(label: "Mono")), ("L", .disabled(label: "L")),
      ("Theme", .menu(label: "Theme", items: ["Light", "Dark"])),
    ] {
      await #expect(throws: expected) { try await content.tap(label) }
    }
  }

  @Test("A slider passes the value a step further, and has a disabled control at an end")
  func sliding() async throws {
    let taps = Taps()
    let content = ScreenContent(elements: [
      .slider("Volume", 4, in: 0...10, step: 3) { taps.action("volume \($0)")() },
      .slider("Speed", 7, in: 0...10, step: 3) { taps.action("speed \($0)")() },
      .slider("Bass", 0.5, in: 0...2) { taps.action("bass \($0)")() },
      .slider("Treble", 7, in: 0...2) { taps.action("treble \($0)")() },
      .slider("Balance", 0.5), .slider("Zoom", 9, in: 0...10, step: 3) { _ in },
      .slider("Fade", 0.9, step: 0.1) { taps.action("fade \($0)")() },
    ])
    for label in [
      "Increase Volume", "Decrease Volume", "Increase Speed", "Increase Bass", "Decrease Treble",
      "Increase Fade",
    ] {
      try await content.tap(label)
    }
    #expect(
      taps.labels == [
        "volume 7.0", "volume 1.0", "speed 9.0", "bass 0.7", "treble 1.8", "fade 1.0",
      ])
    for (label, expected) in [
      ("Increase Treble", ScreenContentError.disabled(label: "Increase Treble")),
      ("Increase Zoom", .disabled(label: "Increase Zoom")),
      ("Increase Balance", .notWired(label: "Increase Balance")),
      ("Volume", .menu(label: "Volume", items: ["Increase Volume", "Decrease Volume"])),
    ] {
      await #expect(throws: expected) { try await content.tap(label) }
    }
  }

  @Test("A content limited to a layout has no controls of the other layout")
  func layouts() async throws {
    let taps = Taps()
    let content = ScreenContent(
      trailing: [taps.button("Edit").only(in: .compact)],
      elements: [
        .section([
          .link("Edit", action: taps.action("second Edit")).only(in: .regular),
          .menu("More", [taps.button("Print").only(in: .regular), taps.button("Share")]),
        ])
      ])
    try await content.limited(to: .compact).tap("Edit")
    try await content.limited(to: .regular).tap("Edit")
    try await content.limited(to: .regular).tap("Print")
    #expect(taps.labels == ["Edit", "second Edit", "Print"])
    await #expect(
      throws: ScreenContentError.nothingToTap(label: "Print", labels: ["Edit", "Share"])
    ) {
      try await content.limited(to: .compact).tap("Print")
    }
  }

  @MainActor
  private final class Taps {
    private(set) var labels: [String] = []

    func action(_ label: String) -> @MainActor @Sendable () -> Void {
      { self.labels.append(label) }
    }

    func button(_ label: String) -> ScreenButton { .button(label, action: action(label)) }
  }
}
