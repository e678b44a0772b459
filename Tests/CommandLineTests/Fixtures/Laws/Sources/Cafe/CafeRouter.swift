import ScreenHarness

public enum CafeTab: CaseIterable, Codable, Sendable { case menu, orders }

public enum CafeRoute: Codable, Sendable { case drink, recipe }

public enum CafeSheet: Codable, Sendable { case order, receipt }

public struct CafeState: Codable, Sendable {
  public var tab = CafeTab.menu
  public var stacks: [CafeTab: [CafeRoute]] = [:]
  public var sheet: CafeSheet?
  public var cover: CafeSheet?
}

/// A correct router; a subclass breaks a law.
@MainActor
open class CafeRouter: NavigatorDriving {
  public var state = CafeState()

  public init() {}

  public var visibleState: VisibleState<CafeTab, CafeRoute, CafeSheet> {
    VisibleState(
      tab: state.tab, routes: stack, sheet: state.sheet, fullScreenCover: state.cover)
  }

  public var stack: [CafeRoute] {
    get { state.stacks[state.tab] ?? [] }
    set { state.stacks[state.tab] = newValue }
  }

  /// The state that the app stores when it ends.
  open var storedState: CafeState { state }

  open func jump(to screen: CafeScreen) { show(screen.state) }

  /// Shows a state, in which the other tab keeps its stack.
  public func show(_ next: CafeState) {
    let stacks = state.stacks
    state = next
    state.stacks = stacks
    stack = next.stacks[next.tab] ?? []
  }

  open func goBack() {
    if state.sheet != nil || state.cover != nil {
      (state.sheet, state.cover) = (nil, nil)
    } else if !stack.isEmpty {
      stack.removeLast()
    }
  }

  open func select(_ tab: CafeTab) {
    if tab == state.tab { stack = [] }
    state.tab = tab
  }
}

public enum CafeScreen: String, CaseIterable, Sendable {
  case menu, drink, recipe, order, orders, receipt

  public var state: CafeState {
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
