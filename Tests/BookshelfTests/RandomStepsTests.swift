import BookshelfNavigation
import Foundation
import ScreenNavigation
import ScreenSnapshot
import TestSupport
import Testing

@testable import BookshelfSnapshots

@Suite("A hundred thousand steps through Bookshelf")
@MainActor
struct RandomStepsTests {
  nonisolated static let seeds: Range<UInt64> = 0..<50

  @Test("never trap, present one thing a stack, and can be restored", arguments: seeds)
  func steps(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let user = AppUser(on: .onboarding)
    let archive = NavigationArchive<FlowState<Bookshelf>>()
    var seen: Set<FlowState<Bookshelf>> = []
    for number in 1...2000 {
      let step = AppStep.random(using: &generator)
      step.take(as: user, using: &generator)
      // A jump to a tab that was hidden on the way changes nothing.
      if case .jump(let screen) = step, user.shows(tabOf: screen) {
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
  /// Whether the tab that a screen is in is shown.
  fileprivate func shows(tabOf screen: AppScreen) -> Bool {
    screen.navigationPath.tab.map(app.tabs.tabs.contains) ?? true
  }
}

extension FlowState<Bookshelf> {
  /// What is presented over the stacks of all tabs and flows.
  fileprivate var presentations: [Presentation<Bookshelf>] {
    let inTabs = tabs?.stacks.values.map(\.presentation) ?? []
    return (inTabs + stacks.values.map(\.presentation)).compactMap(\.self)
  }
}
