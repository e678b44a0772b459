import ScreenContents
import ScreenNavigation
import TestApps
import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenExplore
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot
@testable import ScreenSystem

@Suite("An exploration")
@MainActor
struct ExploreSessionTests {
  /// The contents of an app with labels that repeat, a disabled button, a secret field and a sheet.
  private static let contents: StudioSnapshots.Contents = { destination, context in
    guard context.isFrontmost else { return nil }
    if case .sheet = destination {
      return ScreenContent(
        title: "Edit", leading: [.button("Close") { context.presenter?.dismiss() }])
    }
    let router = context.router
    return ScreenContent(
      title: "Home",
      elements: [
        .button("Room") { router.navigate(to: .room(1)) },
        .button("Room") { router.navigate(to: .room(2)) },
        .button("Edit") { router.present(sheet: .edit) },
        .button("Locked", isEnabled: false) {},
        .field("Password", "") { _ in },
        .section("Keys", [.field("Note", "") { _ in }]),
      ])
  }

  private static func explore(
    _ contents: @escaping StudioSnapshots.Contents = Self.contents, in layout: ScreenLayout? = nil,
    _ body: (inout ExploreSession) async throws -> Void
  ) async throws {
    try await StudioSnapshots.$contents.withValue(contents) {
      let harness = AnySnapshotHarness(StudioSnapshots.self)
      var session = ExploreSession(of: harness, in: layout) { await harness.outcome(of: $0) }
      _ = try await session.start()
      try await body(&session)
    }
  }

  @Test("A step says what changed, and the path and the controls of what is visible")
  func step() async throws {
    try await Self.explore { session in
      #expect(session.page.path == ["home"])
      #expect(
        session.page.controls.map(\.name) == [
          "Room #1", "Room #2", "Edit", "Locked", "type into Password", "type into Note",
          "tab Home",
          "tab Shop",
        ])
      #expect(session.page.controls.map(\.isEnabled).firstIndex(of: false) == 3)
      let explored = try await session.perform(try session.step(operating: 2))
      #expect(explored.effect == ["push room(2)"])
      #expect(explored.page == session.page)
      #expect(session.page.path == ["home › room(2)"])
      #expect(session.text == "> tap Room #2\nhome › room(2)\nflow: main\n")
      #expect(try await session.perform(.look).effect == ["no change"])
      #expect(try await session.perform(try session.step(operating: 1)).effect == ["pop"])
    }
  }

  @Test(
    "Controls of a content have the identifiers of its view; back and tabs have none",
    arguments: [
      (ScreenLayout.compact, ["Home.Edit", "Home.Delete", "Home.More #2", "Home.Delete #2"]),
      (.regular, ["Home.Edit", "Home.Delete", "Home.More #2", "Home.Delete #2", "Home.Delete #3"]),
    ])
  func identifiers(layout: ScreenLayout, expected: [String]) async throws {
    let contents: StudioSnapshots.Contents = { _, _ in
      ScreenContent(
        title: "Home", leading: [.button("Edit")], trailing: [.menu("More", [.button("Delete")])],
        elements: [
          .link("More"), .section("Keys", [.button("Delete").only(in: .regular)]),
          .field("Delete", ""),
        ])
    }
    try await Self.explore(contents, in: layout) { session in
      let controls = session.page.controls
      #expect(controls.compactMap(\.identifier) == expected)
      var identifiers = ControlIdentifiers(screen: "Home")
      let labels = ["Edit", "More"] + controls.filter { $0.kind != .tab }.map(\.label).dropFirst()
      let made = labels.map { identifiers.next(for: $0) }
      #expect(expected == made.filter { $0 != "Home.More" })
      #expect(controls.filter { $0.identifier == nil }.allSatisfy { $0.kind == .tab })

      let objects = ExploreJSON(line: nil, step: nil, effect: [], session.page).text
      #expect(objects.matches(of: /"identifier":"([^"]*)"/).map { String($0.1) } == expected)
    }
  }

  @Test("An option of a picker is tapped below the label of the picker")
  func picker() async throws {
    @MainActor final class Model { var theme = "Light" }
    let model = Model()
    let contents: StudioSnapshots.Contents = { _, _ in
      ScreenContent(
        title: "Look",
        elements: [
          .picker("Theme", model.theme, options: ["Light", "Dark"]) { model.theme = $0 },
          .picker("Icon", "Dark", options: ["Dark"]),
        ])
    }
    try await Self.explore(contents) { session in
      let controls = session.page.controls.filter { $0.kind == .button }
      #expect(
        controls.map(\.name) == ["Light in Theme", "Dark in Theme", "Dark in Icon (not wired)"])
      #expect(controls.map(\.identifier) == ["Look.Theme", "Look.Theme", "Look.Icon"])
      let explored = try await session.perform(try Step(parsing: "tap Dark in Theme"))
      #expect(explored.effect == ["redraw"])
      #expect(explored.page.picture.contains("│ Theme:                            Dark ▾ │"))
      let step = try Step(parsing: "tap Drak in Theme")
      let reason = "no control has the label 'Drak'; did you mean 'Dark'?"
      await #expect(throws: ExploreProblem.failed(reason: reason)) {
        try await session.perform(step)
      }
    }
  }

  @Test("The step of each control finds it, also if an option, a row and a section have one label")
  func equalLabels() async throws {
    let contents: StudioSnapshots.Contents = { _, _ in
      ScreenContent(
        title: "Look",
        elements: [
          .link("Dark") {}, .picker("Theme", "Dark", options: ["Dark", "Light"]) { _ in },
          .section("Theme", [.button("Dark") {}, .button("Light") {}]),
        ])
    }
    try await Self.explore(contents) { session in
      let controls = session.page.controls.filter { $0.kind == .button }
      #expect(
        controls.map(\.name) == [
          "Dark #1", "Dark #1 in Theme", "Light #1 in Theme", "Dark #3", "Light #2",
        ])
      for control in controls { _ = try await session.perform(control.step) }
    }
  }

  @Test("Undo leaves out the last step with its comments")
  func undo() async throws {
    try await Self.explore { session in
      await #expect(throws: ExploreProblem.nothingToUndo) { try await session.undo() }
      let start = session.page
      session.add(comment: "# The form.")
      _ = try await session.perform(.tap(ControlReference(label: "Edit")))
      #expect(session.stepLines == ["# The form.", "> tap Edit"])
      #expect(try await session.undo() == "tap Edit")
      #expect(session.page == start)
      #expect(session.stepLines == [])
      _ = try await session.perform(.tap(ControlReference(label: "Edit")))
      #expect(session.text == "> tap Edit\nhome › sheet edit\nflow: main\n")
    }
  }

  @Test("A saved journey matches, and replaces a file only if it is told to")
  func save() async throws {
    try await TemporaryGoldens.with(save)
  }

  private func save(in folder: TemporaryGoldens) async throws {
    let runner = InProcessRunner(StudioRun.harness)
    try await Self.explore { session in
      let store = GoldenStore(of: "Studio", in: folder.path, displayedAs: "manifests")
      let files = JourneyFiles(
        store, playedBy: runner, signals: SignalMonitor(),
        console: Console(output: { _ in }, errors: { _ in }))
      func save(_ prose: String, replaces: Bool = false) async throws -> SavedJourney {
        try await session.save("look", prose: prose, replaces: replaces, in: files)
      }
      await #expect(throws: ExploreProblem.nothingToSave) { try await save("") }
      session.add(comment: "# A secret.")
      let field = ControlReference(label: "Password")
      _ = try await session.perform(.type(text: "hunter2", into: field))
      _ = try await session.perform(.look)
      session.add(comment: "# The end.")
      await #expect(throws: ExploreProblem.invalidProse) { try await save("> tap Edit") }
      let path = "manifests/Studio/journeys/look.txt"
      let saved = SavedJourney(path: path, stepCount: 2, differs: false)
      #expect(try await save("Look around.") == saved)
      let text = try #require(try store.read(GoldenFile(folder: .journeys, name: "look")))
      let start =
        "Look around.\n\n# A secret.\n> type hunter2 into Password\nhome\nflow: main\n\n> look\n"
      #expect(String(decoding: text, as: UTF8.self).hasPrefix(start))
      #expect(try await StudioRun(in: folder, "journeys/*").verify() == ["matched journeys/look"])
      await #expect(throws: ExploreProblem.exists(path: path, name: "look")) {
        try await save("")
      }
      #expect(try await save("", replaces: true) == saved)
      #expect(
        session.text.hasPrefix("# A secret.\n> type hunter2 into Password\nhome\nflow: main\n"))
    }
  }

  @Test("A place is a screen of the manifest, or else a URL")
  func places() async throws {
    try await Self.explore { session in
      #expect(session.step(to: "room") == .show(screen: "room"))
      #expect(session.step(to: "studio://rooms/2") == .open(url: "studio://rooms/2"))
      #expect(session.step(to: "roam") == nil)
      let explored = try await session.start(
        with: [session.step(to: "studio://rooms/2")].compactMap(\.self))
      #expect(explored.effect == ["push room(2)"])
      #expect(session.text == "> open studio://rooms/2\nhome › room(2)\nflow: main\n")
    }
  }
}
