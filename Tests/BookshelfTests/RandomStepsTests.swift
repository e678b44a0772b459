import BookshelfNavigation
import Foundation
import ScreenNavigation
import TestSupport
import Testing

@testable import BookshelfSnapshots

@Suite("Random steps through Bookshelf")
@MainActor
struct RandomStepsTests {
  nonisolated static let seeds = SeededGenerator.seeds(10)

  @Test("Random steps never trap, and every state can be restored", arguments: seeds)
  func steps(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let user = AppUser(on: .onboarding)
    let archive = NavigationArchive<FlowState<Bookshelf>>()
    var seen: Set<FlowState<Bookshelf>> = []
    for number in 1...1000 {
      let step = AppStep.random(using: &generator)
      await step.take(as: user, using: &generator)
      // A jump to a hidden tab changes nothing.
      if case .jump(let screen) = step, user.canOpenTab(of: screen) {
        #expect(
          user.state.presentations == screen.navigationPath.presentations,
          "seed \(seed), step \(number)")
      }
      let state = user.state
      guard seen.insert(state.storable).inserted else { continue }
      let restored = try archive.state(from: archive.data(of: state)).get()
      let next = AppUser(on: .onboarding)
      try next.app.tabs.replaceTabs(with: user.app.tabs.tabs)
      try next.app.restore(restored)
      #expect(next.state == state.storable, "seed \(seed), step \(number)")
    }
  }
}

extension AppUser {
  fileprivate func canOpenTab(of screen: AppScreen) -> Bool {
    screen.navigationPath.tab.map(app.tabs.tabs.contains) ?? true
  }
}

extension FlowState<Bookshelf> {
  fileprivate var presentations: [Presentation<Bookshelf>] {
    let inTabs = tabs?.stacks.values.map(\.presentation) ?? []
    return (inTabs + stacks.values.map(\.presentation)).compactMap(\.self)
  }
}
