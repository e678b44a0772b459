import ScreenNavigation
import Testing

@Suite("A state")
struct StateTests {
  @Test(
    "is at its root without routes and presentation alone",
    arguments: [
      (StackState(), true),
      (StackState(routes: [.settings]), false),
      (StackState(presenting: .alert(.frost)), false),
      (StackState(presenting: .sheet(.guide)), false),
    ] as [(StackState<Garden>, Bool)])
  func isAtRoot(state: StackState<Garden>, isAtRoot: Bool) {
    #expect(state.isAtRoot == isAtRoot)
  }

  @Test("of tabs leaves out those at their root, however they got there")
  func rootsLeftOut() {
    let root = TabState<Garden>(selectedTab: .beds)
    #expect(TabState<Garden>(selectedTab: .beds, stacks: [.shed: StackState()]) == root)
    var popped = TabState<Garden>(
      selectedTab: .beds, stacks: [.shed: StackState(routes: [.settings])])
    #expect(popped != root)
    popped.stacks[.shed]?.routes = []
    #expect(popped == root)
  }

  @Test("is told apart by what goes on inside of a sheet")
  func inside() {
    let plain = Presentation<Garden>.sheet(.guide)
    let pushed = Presentation<Garden>.sheet(.guide, StackState(routes: [.settings]))
    #expect(plain != pushed)
    #expect(Set([plain, pushed, .fullScreenCover(.guide), plain]).count == 3)
  }

  @Test("names the kind of what it presents")
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
