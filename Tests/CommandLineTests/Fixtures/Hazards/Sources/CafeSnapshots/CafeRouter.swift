import ScreenHarness

enum CafeTab: CaseIterable, Codable, Sendable { case menu, orders }

enum CafeRoute: Codable, Sendable { case drink, recipe }

enum CafeSheet: Codable, Sendable { case order, receipt }

struct CafeState: Codable, Sendable {
  var tab = CafeTab.menu
  var stacks: [CafeTab: [CafeRoute]] = [:]
  var sheet: CafeSheet?
  var cover: CafeSheet?
}

/// A router that follows every law, unless a variable says what ends the process.
@MainActor
final class CafeRouter: NavigatorDriving {
  var state = CafeState()

  var visibleState: VisibleState<CafeTab, CafeRoute, CafeSheet> {
    VisibleState(
      tab: state.tab, routes: stack, sheet: state.sheet, fullScreenCover: state.cover)
  }

  var stack: [CafeRoute] {
    get { state.stacks[state.tab] ?? [] }
    set { state.stacks[state.tab] = newValue }
  }

  func jump(to screen: CafeScreen) {
    if Trap.jumps.isSet {
      if screen == .recipe, state.sheet != nil { fatalError("no recipe") }
      if screen == .menu, !stack.isEmpty || state.tab == .orders { Trap.hang() }
    }
    show(screen.state)
  }

  /// Shows a state, in which the other tab keeps its stack.
  func show(_ next: CafeState) {
    let stacks = state.stacks
    state = next
    state.stacks = stacks
    stack = next.stacks[next.tab] ?? []
  }

  func goBack() {
    if Trap.steps.isSet, stack == [.drink, .recipe] { fatalError("no way back") }
    if state.sheet != nil || state.cover != nil {
      (state.sheet, state.cover) = (nil, nil)
    } else if !stack.isEmpty {
      stack.removeLast()
    }
  }

  func select(_ tab: CafeTab) {
    if Trap.steps.isSet, tab == .orders, stack == [.drink] { fatalError("no orders") }
    if tab == state.tab { stack = [] }
    state.tab = tab
  }
}

enum CafeScreen: String, CaseIterable, Sendable {
  case menu, drink, recipe, order, orders, receipt

  var state: CafeState {
    var state = CafeState()
    switch self {
    case .menu: break
    case .drink: state.stacks[.menu] = [.drink]
    case .recipe: state.stacks[.menu] = [.drink, .recipe]
    case .order:
      state.stacks[.menu] = [.drink]
      state.sheet = .order
    case .orders: state.tab = .orders
    case .receipt:
      state.tab = .orders
      state.cover = .receipt
    }
    return state
  }
}
