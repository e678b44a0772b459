import ScreenNavigation
import TestSupport
import Testing

@Suite("Random steps through routers")
@MainActor
struct RandomStepsTests {
  nonisolated static let seeds = SeededGenerator.seeds(100)

  // Rule 16
  @Test("Random steps lead a router through the same states as a model of values", arguments: seeds)
  func model(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tabs = TabRouter<Garden>()
    var expected = tabs.state
    for number in 1...150 {
      let step = TabStep.random(using: &generator)
      step.take(on: tabs)
      step.take(on: &expected)
      guard tabs.state != expected else { continue }
      Issue.record("seed \(seed), step \(number), \(step): \(tabs.state) is not \(expected)")
      return
    }
  }

  // Rule 11
  @Test("Random steps in one tab neither change nor notify other tabs", arguments: seeds)
  func otherTabs(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tabs = TabRouter<Garden>()
    for _ in 1...20 { TabStep.random(using: &generator).take(on: tabs) }
    for number in 1...50 {
      tabs.selectedTab = Garden.Tab.allCases.pick(using: &generator)
      let others = tabs.tabs.filter { $0 != tabs.selectedTab }.map(tabs.router)
      let before = others.map(\.state)
      let step = StackStep.random(using: &generator)
      let count = changes {
        for other in others { _ = other.state }
      } during: {
        step.take(on: tabs.current)
      }
      #expect(others.map(\.state) == before, "seed \(seed), step \(number), \(step)")
      #expect(count == 0, "seed \(seed), step \(number), \(step)")
    }
  }

  // Rule 2
  @Test(
    "Random steps notify observers only if the state changes, and a new router can take it over",
    arguments: seeds)
  func signals(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let router = AppRouter<Garden>()
    for number in 1...50 {
      let step = StackStep.random(using: &generator)
      let before = router.state
      let count = changes(of: router.state) { step.take(on: router) }
      #expect((count > 0) == (router.state != before), "seed \(seed), step \(number), \(step)")
    }
    #expect(AppRouter(router.state).state == router.state, "seed \(seed)")
  }
}
