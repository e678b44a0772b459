import ScreenNavigation
import Testing

@Suite("StackState and TabState")
struct StateTests {
  @Test("A stack without routes and presentation is at its root")
  func isAtRoot() {
    let states: [StackState<Garden>] = [
      StackState(), StackState(routes: [.settings]), StackState(presenting: .alert(.frost)),
    ]
    #expect(states.map(\.isAtRoot) == [true, false, false])
  }

  @Test("A TabState removes stacks at their root")
  func rootsLeftOut() {
    let root = TabState<Garden>(selectedTab: .beds)
    #expect(TabState<Garden>(selectedTab: .beds, stacks: [.shed: StackState()]) == root)
    var popped = TabState<Garden>(
      selectedTab: .beds, stacks: [.shed: StackState(routes: [.settings])])
    #expect(popped != root)
    popped.stacks[.shed]?.routes = []
    #expect(popped == root)
  }
}
