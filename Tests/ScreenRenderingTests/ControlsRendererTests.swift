import Foundation
import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenSnapshot
@testable import ScreenSystem

@Suite("Control goldens of an app")
@MainActor
struct ControlsRendererTests {
  typealias Context = StudioSnapshots.Context

  private func rows(
    of screen: StudioScreen, layouts: [ScreenLayout] = [.compact, .controls],
    _ content: @escaping @MainActor @Sendable (Context) -> ScreenContent? = { _ in nil }
  ) async -> String {
    await StudioSnapshots.$layouts.withValue(layouts) {
      await StudioSnapshots.$contents.withValue(StudioSnapshots.front(content)) {
        let outcome = await StudioSnapshots.controls(of: screen)
        return outcome.rows.isEmpty ? outcome.text : outcome.rows
      }
    }
  }

  @Test("Each kind of control has a row, from the bar to the gesture to go back")
  func kinds() async {
    let rows = await rows(of: .room) { context in
      ScreenContent(
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
        ])
    }
    #expect(
      rows == """
        Done                    pop
        Edit                    present sheet edit
        Share in More           effect
        Archive in More         not wired
        Export in Off           disabled
        Next                    push room(2)
        Web                     effect
        Locked                  disabled
        type text into Name     push note("text")
        type text into Email    not wired
        Shop                    select tab shop
        News                    effect
        Pay                     present cover payment
        Finish                  show overlay done
        Log Out                 flow main → welcome
        Nothing                 no change
        back                    pop
        tab Home                pop

        """)
  }

  @Test(
    "What a person can do without content depends on what is in front",
    arguments: [
      (StudioScreen.welcome, "no controls\n"),
      (
        .home,
        """
        tab Home                no change
        tab Shop                select tab shop

        """
      ),
      (.room, "‹ Home                  pop\ntab Home                pop\n"),
      (.rooms, "‹ Room                  pop\ntab Home                pop 2\n"),
      (.sheet, "back                    dismiss\n"),
      (.sheetRoom, "‹ Edit                  pop\n"),
      (.cover, "no controls\n"),
      (.coverRoom, "‹ Edit                  pop\n"),
      (.question, "No (cancel)             dismiss\n"),
      (.alert, "OK (cancel)             dismiss\n"),
      (.done, "no controls\n"),
    ])
  func fronts(screen: StudioScreen, expected: String) async {
    #expect(await rows(of: screen) == expected)
  }

  /// What an app shows on a screen, by its navigator.
  @MainActor private final class Model<Value> {
    private let initial: Value
    /// With the navigators, because a new one could get the identity of one that is gone.
    private var values: [ObjectIdentifier: (AnyObject, Value)] = [:]

    init(_ initial: Value) { self.initial = initial }

    subscript(context: Context) -> Value {
      get { values[ObjectIdentifier(context.navigator)]?.1 ?? initial }
      set { values[ObjectIdentifier(context.navigator)] = (context.navigator, newValue) }
    }
  }

  @Test("A button that closes its dialog redraws if the screen below shows something else")
  func redrawBelowDialog() async {
    let books = Model(3)
    let rows = await rows(of: .room) { context in
      ScreenContent(elements: [
        .row("Books", "\(books[context])"),
        .button("Delete") {
          context.router.present(
            confirmation: ConfirmationState(
              title: "Delete?",
              actions: [
                DialogAction("One") { books[context] -= 1 }, DialogAction("None") {},
                DialogAction("All") {
                  books[context] = 0
                  context.router.pop()
                },
              ]))
        },
      ])
    }
    #expect(
      rows == """
        ‹ Home                  pop
        Delete                  present confirmation “Delete?”
          One                   dismiss, then redraw
          None                  dismiss
          All                   dismiss, then pop
        tab Home                pop

        """)
  }

  @Test("Nothing redraws below a dialog if the first tap did, or if both pictures are the same")
  func noRedrawBelowDialog() async {
    let books = Model(3)
    let rows = await rows(of: .welcome) { context in
      ScreenContent(elements: [
        .progress("Read", Double(books[context]) / 1_000),
        .row("Asked", books[context] == 9 ? "yes" : "no"),
        .button("Ask") {
          books[context] = 9
          context.router.present(alert: AlertState(title: "?", actions: [.cancel()]))
        },
        .button("Count") {
          context.router.present(
            confirmation: ConfirmationState(
              title: "More?", actions: [DialogAction("Yes") { books[context] += 1 }]))
        },
      ])
    }
    #expect(
      rows == """
        Ask                     present alert “?”
          Cancel (cancel)       dismiss
        Count                   present confirmation “More?”
          Yes                   dismiss

        """)
  }

  @Test("A number is typed into a field that contains one, because the app may ignore a word")
  func numericFields() async {
    let values = ["412", "-1", "1,5", "1 000", "", "4 times", "1.", "12:30"]
    let rows = await rows(of: .welcome) { context in
      ScreenContent(
        elements: values.map { value in
          .field("In \(value)", value) { text in
            if let number = Int(text) { context.router.navigate(to: .room(number)) }
          }
        })
    }
    #expect(
      rows == """
        type 42 into In 412     push room(42)
        type 42 into In -1      push room(42)
        type 42 into In 1,5     push room(42)
        type 42 into In 1 000   push room(42)
        "type text into In "    no change
        type text into In 4 times
                                no change
        type text into In 1.    no change
        type text into In 12:30
                                no change

        """)
  }

  @Test("A menu of one layout, and the buttons that the other one has instead, are told apart")
  func menuOfOneLayout() async {
    let archive = { @MainActor (context: Context) -> ScreenButton in
      .button("Archive") { context.router.pop() }
    }
    let rows = await rows(of: .room, layouts: [.compact, .regular, .controls]) { context in
      ScreenContent(trailing: [
        .menu("More", [archive(context), .button("Copy", action: .effect)]).only(in: .compact),
        archive(context).only(in: .regular),
      ])
    }
    #expect(
      rows == """
        ‹ Home                  pop
        tab Home                pop
        compact:
        Archive in More         pop
        Copy in More            effect
        regular:
        Archive                 pop

        """)
  }

  @Test("A slider has a control for each direction")
  func slider() async {
    let volumes = Model(1.0)
    let rows = await rows(of: .welcome) { context in
      ScreenContent(elements: [
        .slider("Volume", volumes[context]) { volumes[context] = $0 },
        .slider("Balance", 0.5),
      ])
    }
    #expect(
      rows == """
        Increase Volume         disabled
        Decrease Volume         redraw
        Increase Balance        not wired
        Decrease Balance        not wired

        """)
  }

  @Test("A control redraws if another part of the picture changes, but not if all looks the same")
  func redrawElsewhere() async {
    let progress = Model(0.0)
    let rows = await rows(of: .welcome) { context in
      ScreenContent(
        title: progress[context] == 0.5 ? "Half" : "None",
        elements: [
          .button("Half") { progress[context] = 0.5 },
          .button("Little") { progress[context] = 0.001 },
          .button("Some") { progress[context] = 0.25 },
          .progress("Read", progress[context]),
        ])
    }
    #expect(
      rows == """
        Half                    redraw
        Little                  no change
        Some                    redraw

        """)
  }

  @Test("The action of a control may be asynchronous")
  func asynchronous() async {
    let rows = await rows(of: .welcome) { context in
      ScreenContent(elements: [
        .button("Later") {
          for _ in 0..<10 { await Task.yield() }
          context.router.navigate(to: .room(7))
        }
      ])
    }
    #expect(rows == "Later                   push room(7)\n")
  }

  @Test("A task that the app started is awaited by settle")
  func settle() async {
    @MainActor final class Work { var task: Task<Void, Never>? }
    let work = Work()
    let onSettle: @MainActor @Sendable () async throws -> Void = { await work.task?.value }
    let rows = await StudioSnapshots.$onSettle.withValue(onSettle) {
      await self.rows(of: .welcome) { context in
        ScreenContent(elements: [
          .button("Start") {
            work.task = Task {
              for _ in 0..<10 { await Task.yield() }
              context.router.navigate(to: .room(1))
            }
          }
        ])
      }
    }
    #expect(rows == "Start                   push room(1)\n")
  }

  @Test("An error of settle names the control, after the app has started")
  func settleFails() async {
    struct Offline: Error {}
    let counter = Counter()
    // The start and the jump settle for the list of controls, and again before the tap.
    let onSettle: @MainActor @Sendable () async throws -> Void = {
      counter.count += 1
      if counter.count == 5 { throw Offline() }
    }
    let text = await StudioSnapshots.$onSettle.withValue(onSettle) {
      await self.rows(of: .welcome) { _ in ScreenContent(elements: [.button("Start") {}]) }
    }
    #expect(text == "control 'Start': Offline()")
  }

  @Test("Each step is announced before it is performed")
  func steps() async {
    var steps: [String] = []
    let content = StudioSnapshots.front { context in
      ScreenContent(elements: [
        .button("Ask") { context.router.present(alert: AlertState(title: "?")) },
        .button("Ask") {},
        .button("Off", isEnabled: false) {},
        .field("Na\nme", "") { _ in },
      ])
    }
    await StudioSnapshots.$layouts.withValue([.compact, .regular, .controls]) {
      await StudioSnapshots.$contents.withValue(content) {
        _ = await StudioSnapshots.controls(of: .welcome) { steps.append($0) }
      }
    }
    #expect(
      steps == [
        "control 'Ask'", "control 'Ask', then 'OK'", "control 'Ask' #2",
        "control 'type text into Na␊me'", "regular layout",
        "control 'Ask'", "control 'Ask', then 'OK'", "control 'Ask' #2",
        "control 'type text into Na␊me'",
      ])
  }
}

@MainActor
private final class Counter {
  var count = 0
}
