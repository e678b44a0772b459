import ScreenContents
import Testing

@Suite("ScreenContent")
@MainActor
struct ScreenContentTests {
  private let taps = Taps()

  /// Taps controls one after the other, and compares what their actions logged; then taps those that throw an error.
  private func expect(
    _ content: ScreenContent, tapping labels: [String] = [], logs: [String],
    errors: KeyValuePairs<String, ScreenContentError> = [:]
  ) async throws {
    for label in labels { try await content.tap(label) }
    for (label, error) in errors {
      await #expect(throws: error) { try await content.tap(label) }
    }
    #expect(taps.labels == logs)
  }

  @Test("A tap runs the action of the first button, link or toggle with the label")
  func tap() async throws {
    let content = ScreenContent(
      leading: [taps.button("Back")], trailing: [taps.button("Edit")],
      elements: [
        .section("More", [.section([.link("Author", action: taps.action("Author"))])]),
        .toggle("Offline", isOn: true, action: taps.action("Offline")),
        .button("Edit", action: taps.action("second Edit")), .text("Save"), .row("Save", "x"),
        .button("Load") {
          await Task.yield()
          taps.action("Load")()
        },
      ])
    let labels = ["Author", "Edit", "Offline", "Back", "Load"]
    try await expect(
      content, tapping: labels, logs: labels,
      errors: [
        "Save": .nothingToTap(
          label: "Save", labels: ["Back", "Edit", "Author", "Offline", "Edit", "Load"])
      ])
    try await expect(
      ScreenContent(), logs: labels, errors: ["Save": .nothingToTap(label: "Save", labels: [])])
  }

  @Test("A tap on a disabled control throws an error")
  func disabled() async throws {
    let content = ScreenContent(
      trailing: [.button("Save", isEnabled: false, action: taps.action("Save"))],
      elements: [
        .link("Author", isEnabled: false, action: .effect),
        .toggle("Sync", isOn: true, isEnabled: false),
        .menu("More", isEnabled: false, [.button("Archive", action: taps.action("Archive"))]),
      ])
    try await expect(
      content, logs: [],
      errors: [
        "Save": .disabled(label: "Save"), "Author": .disabled(label: "Author"),
        "Sync": .disabled(label: "Sync"), "Archive": .disabled(label: "Archive"),
      ])
  }

  @Test("A tap on a control that is not wired throws an error, and an effect runs in the app alone")
  func kindsOfActions() async throws {
    let copy = ScreenButton.button("Copy", action: .effect { taps.action("Copy")() })
    let content = ScreenContent(
      trailing: [copy],
      elements: [
        .button("Archive"), .button("Share", action: .effect), .link("Terms", action: .effect),
        .toggle("Sync", isOn: true, action: .effect),
      ])
    try await expect(
      content, tapping: ["Share", "Terms", "Sync", "Copy"], logs: [],
      errors: ["Archive": .notWired(label: "Archive")])
    await copy.perform()
    #expect(taps.labels == ["Copy"])
  }

  @Test("The items of a menu are controls, and the menu itself is not")
  func menus() async throws {
    let content = ScreenContent(
      trailing: [.menu("More", [taps.button("Share"), .menu("Sort", [taps.button("By Name")])])],
      elements: [.menu("Add", [taps.button("Photo")])])
    let labels = ["Share", "By Name", "Photo"]
    try await expect(
      content, tapping: labels, logs: labels,
      errors: [
        "More": .menu(label: "More", items: ["Share", "By Name"]),
        "Sort": .menu(label: "Sort", items: ["By Name"]),
      ])
  }

  @Test("Typing passes the text to the first field with the label, and then presses Return")
  func typing() async throws {
    let content = ScreenContent(elements: [
      .field("Notes", ""),
      .section("Lend", [.field("To", "Ben") { taps.action("to \($0)")() }, .field("To", "")]),
      .field("Search", "") {
        taps.action("edit \($0)")()
      } submit: {
        taps.action("submit")()
      },
    ])
    try await content.type("Ada", into: "To")
    try await content.type("Dune", into: "Search")
    #expect(taps.labels == ["to Ada", "edit Dune", "submit"])
    for (label, error) in [
      ("Notes", ScreenContentError.notWired(label: "Notes")),
      ("From", .nothingToType(label: "From", labels: ["Notes", "To", "To", "Search"])),
    ] {
      await #expect(throws: error) { try await content.type("Ada", into: label) }
    }
    await #expect(throws: ScreenContentError.nothingToType(label: "To", labels: [])) {
      try await ScreenContent().type("Ada", into: "To")
    }
  }

  @Test("A tap passes the other position of a toggle, and the option of a picker")
  func choosing() async throws {
    let content = ScreenContent(elements: [
      .toggle("On", isOn: true) { taps.action("\($0)")() },
      .toggle("Off", isOn: false) { taps.action("\($0)")() },
      .picker("Theme", "Light", options: ["Light", "Dark"]) { taps.action($0)() },
      .picker("Font", "Serif", options: ["Serif", "Mono"]),
      .picker("Size", "M", options: ["M", "L"], isEnabled: false) { taps.action($0)() },
    ])
    try await expect(
      content, tapping: ["On", "Off", "Dark"], logs: ["false", "true", "Dark"],
      errors: [
        "Mono": .notWired(label: "Mono"), "L": .disabled(label: "L"),
        "Theme": .menu(label: "Theme", items: ["Light", "Dark"]),
      ])
  }

  @Test("A slider passes the value a step further, and has a disabled control at an end")
  func sliding() async throws {
    let content = ScreenContent(elements: [
      .slider("Volume", 4, in: 0...10, step: 3) { taps.action("volume \($0)")() },
      .slider("Speed", 7, in: 0...10, step: 3) { taps.action("speed \($0)")() },
      .slider("Bass", 0.5, in: 0...2) { taps.action("bass \($0)")() },
      .slider("Treble", 7, in: 0...2) { taps.action("treble \($0)")() },
      .slider("Balance", 0.5), .slider("Zoom", 9, in: 0...10, step: 3) { _ in },
      .slider("Fade", 0.9, step: 0.1) { taps.action("fade \($0)")() },
    ])
    try await expect(
      content,
      tapping: [
        "Increase Volume", "Decrease Volume", "Increase Speed", "Increase Bass", "Decrease Treble",
        "Increase Fade",
      ],
      logs: ["volume 7.0", "volume 1.0", "speed 9.0", "bass 0.7", "treble 1.8", "fade 1.0"],
      errors: [
        "Increase Treble": .disabled(label: "Increase Treble"),
        "Increase Zoom": .disabled(label: "Increase Zoom"),
        "Increase Balance": .notWired(label: "Increase Balance"),
        "Volume": .menu(label: "Volume", items: ["Increase Volume", "Decrease Volume"]),
      ])
  }

  @Test("A content limited to a layout has no controls of the other layout")
  func layouts() async throws {
    let content = ScreenContent(
      trailing: [taps.button("Edit").only(in: .compact)],
      elements: [
        .section([
          .link("Edit", action: taps.action("second Edit")).only(in: .regular),
          .menu("More", [taps.button("Print").only(in: .regular), taps.button("Share")]),
        ])
      ])
    try await expect(
      content.limited(to: .compact), tapping: ["Edit"], logs: ["Edit"],
      errors: ["Print": .nothingToTap(label: "Print", labels: ["Edit", "Share"])])
    try await expect(
      content.limited(to: .regular), tapping: ["Edit", "Print"],
      logs: ["Edit", "second Edit", "Print"])
  }

  @Test(
    "An error names the label and what the screen has instead",
    arguments: [
      (
        .nothingToTap(label: "Save", labels: ["Edit", "Close"]),
        "no button, link or toggle has the label 'Save'; the screen has 'Edit', 'Close'"
      ),
      (
        .nothingToTap(label: "Save", labels: []),
        "no button, link or toggle has the label 'Save'; the screen has no controls"
      ),
      (
        .nothingToType(label: "From", labels: ["To"]),
        "no text field has the label 'From'; the screen has 'To'"
      ),
      (
        .menu(label: "More", items: ["Share", "By Name"]),
        "'More' is a menu; tap one of its items: 'Share', 'By Name'"
      ),
    ] as [(ScreenContentError, String)])
  func messages(error: ScreenContentError, message: String) {
    #expect(error.description == message)
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
