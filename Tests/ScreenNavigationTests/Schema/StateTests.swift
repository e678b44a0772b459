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

  @Test("States with a different stack inside a sheet differ")
  func inside() {
    let plain = Presentation<Garden>.sheet(.guide)
    let pushed = Presentation<Garden>.sheet(.guide, StackState(routes: [.settings]))
    #expect(plain != pushed)
    #expect(Set([plain, pushed, .fullScreenCover(.guide), plain]).count == 3)
  }

  @Test("A presentation returns its kind")
  func kinds() {
    let each: [Presentation<Garden>] = [
      .sheet(.guide), .fullScreenCover(.guide), .alert(.frost), .confirmation(.felling),
    ]
    #expect(each.map(\.kind) == PresentationKind.allCases)
    #expect(
      PresentationKind.allCases.map(\.rawValue)
        == ["sheet", "fullScreenCover", "alert", "confirmation"])
  }
}
