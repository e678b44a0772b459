import Observation
import ScreenNavigation
import Testing

/// What a reader reads, what changes meanwhile, and the expected number of notifications.
struct ObservationCase: CustomTestStringConvertible, Sendable {
  typealias Access<Result> = @MainActor @Sendable (AppRouter<Garden>) -> Result

  let testDescription: String
  let count: Int
  let read: Access<Any?>
  let write: Access<Void>

  init(
    _ description: String, _ count: Int, _ read: @escaping Access<Any?>,
    while write: @escaping Access<Void>
  ) {
    (testDescription, self.count, self.read, self.write) = (description, count, read, write)
  }
}

@Suite("AppRouter observation")
@MainActor
struct AppRouterObservationTests {
  private nonisolated static let push: ObservationCase.Access<Void> = {
    $0.navigate(to: .settings)
  }
  private nonisolated static let presentGuide: ObservationCase.Access<Void> = {
    $0.present(sheet: .guide)
  }
  private nonisolated static let pushInside: ObservationCase.Access<Void> = {
    $0.presented?.navigate(to: .settings)
  }
  private nonisolated static let presentInside: ObservationCase.Access<Void> = {
    $0.presented?.present(alert: .frost)
  }
  private nonisolated static let popAndDismiss: ObservationCase.Access<Void> = {
    $0.popToRoot()
    $0.dismiss()
  }

  nonisolated static let apart = [
    ObservationCase("stack, sheet opens", 0, { $0.stack }, while: presentGuide),
    ObservationCase("stack, push", 1, { $0.stack }, while: push),
    ObservationCase("sheet, push", 0, { $0.activeSheet }, while: push),
    ObservationCase("sheet, another sheet opens", 1, { $0.activeSheet }, while: presentGuide),
    ObservationCase("presentation, push inside", 1, { $0.presentation }, while: pushInside),
    ObservationCase("sheet, push inside", 0, { $0.activeSheet }, while: pushInside),
    ObservationCase("presented, push inside", 0, { $0.presented }, while: pushInside),
    ObservationCase("stack inside, push", 0, { $0.presented?.stack }, while: push),
    ObservationCase("presentation, alert inside", 1, { $0.presentation }, while: presentInside),
    ObservationCase("state, two changes", 2, { $0.state }, while: popAndDismiss),
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
