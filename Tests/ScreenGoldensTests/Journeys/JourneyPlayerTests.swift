import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenSnapshot

@Suite("Replay of journeys")
@MainActor
struct JourneyPlayerTests {
  typealias Context = StudioSnapshots.Context

  /// The file of a journey with the results of the app.
  private func replay(
    _ journey: String,
    _ content: @escaping @MainActor @Sendable (Context) -> ScreenContent? = { _ in nil }
  ) async -> String {
    await StudioSnapshots.$contents.withValue(StudioSnapshots.front(content)) {
      await StudioSnapshots.replay(journey).text
    }
  }

  /// The result of the last step, without the flow that the first step has.
  private func result(
    of steps: String...,
    content: @escaping @MainActor @Sendable (Context) -> ScreenContent? = { _ in nil }
  ) async -> String {
    let text = await replay(steps.map { "> \($0)\n" }.joined(), content)
    guard let file = try? JourneyFile(parsing: Array(text.utf8)) else { return text }
    return file.steps.last?.result.filter { $0 != "flow: main" }.joined(separator: "\n") ?? ""
  }

  @Test("A link that is refused has its reason above the path, and changes nothing")
  func refusedLinks() async {
    #expect(
      await result(of: "show room", "open studio://attic")
        == "refused: no link pattern matches the path '/attic'\nhome › room(1)")
    let tokens = await result(of: "open https://example.com/?token=abc")
    #expect(!tokens.contains("abc"))
    #expect(tokens.hasPrefix("refused: "))
  }

  @Test("The message of a step that fails names the first step that leads to another place")
  func firstChange() async {
    let journey = """
      > show room
      home › room(1)

      > show welcome
      home › sheet payment

      > look

      > back
      home

      > tap Gone
      """
    #expect(
      await replay(journey)
        == """
        line 9: '> back' on welcome: line 4, '> show welcome', led to 'home › sheet payment' before; \
        there is nothing to go back to: what is in front has neither a back button nor a swipe
        """)
    let same = journey.replacing("home › sheet payment", with: "welcome")
    #expect(
      await replay(same)
        == """
        line 9: '> back' on welcome: there is nothing to go back to: what is in front has neither a back \
        button nor a swipe
        """)
  }

  @Test("A link waits for the dismissal of a presentation that blocks links; the last one wins")
  func waitingLinks() async {
    let text = await replay(
      """
      > tap Pay
      > open studio://rooms/1
      > open studio://rooms/2
      > back
      """
    ) { context in
      ScreenContent(elements: [.button("Pay") { context.router.present(sheet: .payment) }])
    }
    #expect(
      text == """
        > tap Pay
        home › sheet payment
        flow: main

        > open studio://rooms/1
        home › sheet payment

        > open studio://rooms/2
        home › sheet payment

        > back
        home › room(2)

        """)
  }

  @Test(
    "Any label can be addressed",
    arguments: [
      ("", #""""#), ("a b", "a b"), (#""a""#, #""\"a\"""#), ("Log into it", #""Log into it""#),
      ("a\r\nb", #""a\r\nb""#), ("\u{202E}abc", #""\u202Eabc""#), ("back", "back"),
    ])
  func labels(label: String, argument: String) async {
    let content: @MainActor @Sendable (Context) -> ScreenContent? = { context in
      ScreenContent(elements: [
        .button("other") {}, .button(label) { context.router.navigate(to: .room(7)) },
        .field(label, "") { context.router.navigate(to: .note($0)) },
      ])
    }
    #expect(await result(of: "tap \(argument)", content: content) == "home › room(7)")
    #expect(
      await result(of: "type x into \(argument)", content: content) == #"home › note("x")"#)
  }

  @Test("A label that repeats is addressed by its number, its section or both")
  func repeats() async {
    let content: @MainActor @Sendable (Context) -> ScreenContent? = { context in
      func go(_ number: Int) -> ScreenElement {
        .button("Go") { context.router.navigate(to: .room(number)) }
      }
      return ScreenContent(
        trailing: [.menu("More", [.button("Go") { context.router.navigate(to: .room(1)) }])],
        elements: [
          go(2), .section("A", [go(3), go(4)]), .section("Sign in", [go(5)]),
          .section(nil, [go(6)]),
        ])
    }
    for (step, number) in [
      ("tap Go #1", 1), ("tap Go in More", 1), ("tap Go #2", 2), ("tap Go #3", 3),
      ("tap Go #1 in A", 3), ("tap Go #2 in A", 4), (#"tap Go in "Sign in""#, 5), ("tap Go #6", 6),
    ] {
      #expect(await result(of: step, content: content) == "home › room(\(number))", "\(step)")
    }
    for (step, problem) in [
      ("tap Go", "6 controls have the label 'Go'; write 'Go #1' for the first"),
      ("tap Go #7", "there is no control 'Go' #7; the screen has 6"),
      ("tap Go #3 in A", "there is no control 'Go' #3; the screen has 2"),
      (
        "tap Go in B",
        "no control 'Go' is in the section 'B'; the sections are 'More', 'A', 'Sign in'"
      ),
    ] {
      #expect(
        await result(of: step, content: content) == "line 1: '> \(step)': \(problem)", "\(step)")
    }
  }

  @Test(
    "Every URL with a scheme reaches the app",
    arguments: [
      "studio://rooms/5", "studio:rooms/5", "STUDIO://rooms/5#top", "studio://rooms/%35",
      "studio://rooms/5?name=Küche und Bad",
    ])
  func urls(url: String) async {
    #expect(await result(of: "open \(url)") == "home › room(5)")
  }

  private nonisolated static let noBack =
    "there is nothing to go back to: what is in front has neither a back button nor a swipe"

  private nonisolated static let noURL =
    "this is not a URL with a scheme; write it as in 'https://example.com/path'"

  @Test(
    "A step that cannot be performed has its line, its reason and what is visible",
    arguments: [
      (
        "show romo",
        "the manifest has no screen 'romo'; did you mean 'room'?"
      ),
      ("show xyz", "the manifest has no screen 'xyz'"),
      ("tap Nxt", "no control has the label 'Nxt'; did you mean 'Next'?"),
      (
        "tap Zebra",
        "no control has the label 'Zebra'; the screen has 'Next', 'Off', 'Later'"
      ),
      ("tap Off", "the control 'Off' is disabled"),
      (
        "tap Later",
        "the control 'Later' is not wired; give it an action in the content of the screen"
      ),
      ("type a into Nmae", "no text field has the label 'Nmae'; did you mean 'Name'?"),
      (
        "type a into Empty",
        "the control 'Empty' is not wired; give it an action in the content of the screen"
      ),
      ("type a into Name in X", "no text field 'Name' is in the section 'X'; it is in no section"),
      ("back", noBack),
      ("tab Shpo", "no tab has the label 'Shpo'; did you mean 'Shop'?"),
      ("open example.com/rooms", noURL), ("open :x", noURL),
    ])
  func problems(step: String, problem: String) async {
    let content: @MainActor @Sendable (Context) -> ScreenContent? = { context in
      ScreenContent(elements: [
        .link("Next") {}, .button("Off", isEnabled: false) {}, .button("Later"),
        .field("Name", "") { _ in }, .field("Empty", ""),
      ])
    }
    let text = await result(of: "show home", step, content: content)
    #expect(text == "line 2: '> \(step)' on home: \(problem)")
  }

  @Test("A message writes a label as a step has to write it")
  func labelsToPaste() async {
    for (label, step, hint) in [
      ("Sign\nin", "tap Sign␊in", #"no control has the label 'Sign␊in'; did you mean "Sign\nin"?"#),
      ("Done ", "tap Done ", #"no control has the label 'Done'; did you mean "Done "?"#),
      ("", "tap Far away", #"no control has the label 'Far away'; the screen has """#),
    ] {
      let content = { @MainActor @Sendable (_: Context) -> ScreenContent? in
        ScreenContent(elements: [.button(label) {}])
      }
      #expect(
        await result(of: "show home", step, content: content)
          == "line 2: '> \(step)' on home: \(hint)")
    }
  }

  @Test("Steps that need something else in front say so")
  func fronts() async {
    for (screen, step, problem, visible) in [
      ("alert", "back", Self.noBack, "home › alert “Careful”"),
      ("done", "back", Self.noBack, "home › overlay done"),
      (
        "sheet", "tab Shop", "no tab has the label 'Shop'; the screen has no tabs",
        "home › sheet edit"
      ),
      ("welcome", "tap Go", "no control has the label 'Go'; the screen has no controls", "welcome"),
      (
        "welcome", "type a into B",
        "no text field has the label 'B'; the screen has no text fields", "welcome"
      ),
    ] {
      #expect(
        await result(of: "show \(screen)", step)
          == "line 2: '> \(step)' on \(visible): \(problem)")
    }
    let content: @MainActor @Sendable (Context) -> ScreenContent? = { _ in
      ScreenContent(hidesBack: true, isDismissDisabled: true, hidesTabs: true)
    }
    for (screen, step, problem, visible) in [
      ("sheet", "back", Self.noBack, "home › sheet edit"),
      ("home", "tab Shop", "no tab has the label 'Shop'; the screen has no tabs", "home"),
    ] {
      #expect(
        await result(of: "show \(screen)", step, content: content)
          == "line 2: '> \(step)' on \(visible): \(problem)")
    }
    #expect(await result(of: "show alert", "tap OK") == "home")
    #expect(await result(of: "show question", "back") == "home")
    #expect(await result(of: "show question", "tap No") == "home")
  }

  @Test(
    "The contents of a screen are built in the step that leads to it, which is blamed for a crash")
  func stepOfContents() async {
    let steps = StepLog()
    let content = StudioSnapshots.front { _ in
      steps.contents.insert(steps.current)
      return ScreenContent()
    }
    await StudioSnapshots.$contents.withValue(content) {
      _ = await StudioSnapshots.replay("> show room\n> relaunch\n") { steps.current = $0 }
    }
    #expect(steps.contents == ["line 1, '> show room'", "line 2, '> relaunch'"])
  }

  /// The current step, and those in which contents were built.
  @MainActor
  private final class StepLog {
    var current = ""
    var contents: Set<String> = []
  }
}
