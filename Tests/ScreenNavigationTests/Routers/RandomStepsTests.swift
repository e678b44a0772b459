import ScreenNavigation
import TestSupport
import Testing

@Suite("Random steps through routers")
@MainActor
struct RandomStepsTests {
  // Rules 2 and 11
  @Test(
    "Random steps in one tab notify its observers only if its state changes, and never other tabs",
    arguments: SeededGenerator.seeds(100))
  func signals(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tabs = TabRouter<Harbor>()
    for _ in 1...20 { HarborStep.random(using: &generator).take(on: tabs) }
    for number in 1...50 {
      tabs.selectedTab = Harbor.Tab.allCases.pick(using: &generator)
      let others = tabs.tabs.filter { $0 != tabs.selectedTab }.map(tabs.router)
      let (own, before) = (tabs.current.state, others.map(\.state))
      let step = HarborStep.random(using: &generator)
      var ownCount = 0
      let count = changes {
        for other in others { _ = other.state }
      } during: {
        ownCount = changes(of: tabs.current.state) { step.take(on: tabs.current) }
      }
      #expect(others.map(\.state) == before, "seed \(seed), step \(number), \(step)")
      #expect(count == 0, "seed \(seed), step \(number), \(step)")
      let changed = tabs.current.state != own
      #expect((ownCount > 0) == changed, "seed \(seed), step \(number), \(step)")
    }
  }
}
