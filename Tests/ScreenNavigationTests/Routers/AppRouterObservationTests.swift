import Observation
import ScreenNavigation
import Testing

/// One read, one write, and the expected number of notifications.
struct ObservationCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let count: Int
  let read: @MainActor @Sendable (AppRouter<Garden>) -> Any?
  let write: @MainActor @Sendable (AppRouter<Garden>) -> Void

  init(
    _ description: String, count: Int,
    reading read: @escaping @MainActor @Sendable (AppRouter<Garden>) -> Any?,
    write: @escaping @MainActor @Sendable (AppRouter<Garden>) -> Void
  ) {
    testDescription = description
    self.count = count
    self.read = read
    self.write = write
  }
}

@Suite("AppRouter observation")
@MainActor
struct AppRouterObservationTests {
  nonisolated static let apart: [ObservationCase] = [
    ObservationCase(
      "stack, while a sheet opens", count: 0, reading: { $0.stack },
      write: { $0.present(sheet: .guide) }),
    ObservationCase(
      "activeSheet, while a route is pushed", count: 0, reading: { $0.activeSheet },
      write: { $0.navigate(to: .settings) }),
    ObservationCase(
      "stack, while a route is pushed", count: 1, reading: { $0.stack },
      write: { $0.navigate(to: .settings) }),
    ObservationCase(
      "activeSheet, while another sheet replaces it", count: 1, reading: { $0.activeSheet },
      write: { $0.present(sheet: .guide) }),
    ObservationCase(
      "presentation, while the sheet's stack grows", count: 1, reading: { $0.presentation },
      write: { $0.presented?.navigate(to: .settings) }),
    ObservationCase(
      "activeSheet, while the sheet's stack grows", count: 0, reading: { $0.activeSheet },
      write: { $0.presented?.navigate(to: .settings) }),
    ObservationCase(
      "presented, while the sheet's stack grows", count: 0, reading: { $0.presented },
      write: { $0.presented?.navigate(to: .settings) }),
    ObservationCase(
      "the sheet's stack, while the outer stack grows", count: 0, reading: { $0.presented?.stack },
      write: { $0.navigate(to: .settings) }),
    ObservationCase(
      "presentation, while an alert opens over the sheet", count: 1, reading: { $0.presentation },
      write: { $0.presented?.present(alert: .frost) }),
    ObservationCase(
      "state, while the stack is popped and then the sheet dismissed", count: 2,
      reading: { $0.state },
      write: {
        $0.popToRoot()
        $0.dismiss()
      }),
  ]

  @Test("A change notifies only the readers of the changed part", arguments: apart)
  func granularity(example: ObservationCase) {
    #expect(count(example) == example.count)
  }

  @Test("A reader is notified after its first read, however many changes came before it")
  func lateReader() {
    let router = AppRouter<Garden>()
    router.navigate(to: .settings)
    router.present(sheet: .guide)
    #expect(changes(of: router.stack) { router.popToRoot() } == 1)
    router.present(sheet: .newPlant)
    #expect(changes(of: router.activeSheet) { router.dismiss() } == 1)
    let tabs = TabRouter<Garden>()
    tabs.navigate(to: ScreenPath(tab: tabs.tabs.last))
    #expect(changes(of: tabs.selectedTab) { tabs.navigate(to: ScreenPath()) } == 1)
  }

  /// The router of a sheet that an observer presented, and the events of the outer router.
  @MainActor
  private final class Log {
    var presented: AppRouter<Garden>?
    var events = 0
    var isNotified = false
  }

  @Test("A sheet that an observer presents during a change leaves the tree with that change")
  func presentedByObserver() throws {
    let router = AppRouter<Garden>()
    let log = Log()
    router.onChange { _ in log.events += 1 }
    withObservationTracking {
      _ = router.activeSheet
    } onChange: {
      MainActor.assumeIsolated {
        // The observer is still registered during its own change.
        guard !log.isNotified else { return }
        log.isNotified = true
        router.present(sheet: .guide)
        log.presented = router.presented
      }
    }
    router.present(sheet: .newPlant)
    #expect(router.activeSheet == .newPlant)
    let events = log.events
    try #require(log.presented).navigate(to: .settings)
    #expect(log.events == events)
  }

  @Test("A notified reader still sees the old state")
  func notifiedBeforeChange() {
    let router = AppRouter<Garden>()
    var seen: [StackState<Garden>] = []
    let count = changes {
      seen.append(router.state)
    } during: {
      router.navigate(to: .settings)
    }
    #expect(seen == [StackState(), StackState()])
    #expect(count == 1)
  }

  private func count(_ example: ObservationCase) -> Int {
    let router = AppRouter<Garden>(StackState(routes: [.settings], presenting: .sheet(.newPlant)))
    return changes(of: example.read(router)) { example.write(router) }
  }
}
