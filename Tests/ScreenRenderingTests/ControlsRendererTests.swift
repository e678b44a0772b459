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
    of screen: StudioScreen,
    _ content: @escaping @MainActor @Sendable (Context) -> ScreenContent?
  ) async -> String {
    await StudioSnapshots.$contents.withValue(StudioSnapshots.front(content)) {
      let outcome = await StudioSnapshots.controls(of: screen)
      return outcome.rows.isEmpty ? outcome.text : outcome.rows
    }
  }

  @Test("A task that the app started is awaited by settle")
  func settle() async {
    @MainActor final class Work { var task: Task<Void, Never>? }
    let work = Work()
    let onSettle: @MainActor @Sendable (FlowRouter<Studio>) async throws -> Void = { _ in
      await work.task?.value
    }
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
    let onSettle: @MainActor @Sendable (FlowRouter<Studio>) async throws -> Void = { _ in
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
