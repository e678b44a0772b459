import ScreenNavigation
import Testing

@Suite("StackState and TabState")
struct StateTests {
  @Test(
    "A stack without routes and presentation is at its root",
    arguments: [
      (StackState(), true), (StackState(routes: [.settings]), false),
      (StackState(presenting: .alert(.frost)), false),
      (StackState(presenting: .sheet(.guide)), false),
    ] as [(StackState<Garden>, Bool)])
  func isAtRoot(state: StackState<Garden>, isAtRoot: Bool) {
    #expect(state.isAtRoot == isAtRoot)
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
