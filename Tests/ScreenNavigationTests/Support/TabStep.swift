import ScreenNavigation
import TestSupport

enum TabStep {
  case tap(Garden.Tab)
  case select(Garden.Tab)
  case jump(GardenScreen)
  case reset
  case here(StackStep)
}

extension TabStep {
  static func random(using generator: inout SeededGenerator) -> TabStep {
    switch UInt8.random(in: 0..<20, using: &generator) {
    case 0...1: .tap(Garden.Tab.allCases.pick(using: &generator))
    case 2...3: .select(Garden.Tab.allCases.pick(using: &generator))
    case 4...5: .jump(GardenScreen.allCases.pick(using: &generator))
    case 6: .reset
    default: .here(.random(using: &generator))
    }
  }

  @MainActor
  func take(on tabs: TabRouter<Garden>) {
    switch self {
    case .tap(let tab): tabs.switchTab(to: tab)
    case .select(let tab): tabs.selectedTab = tab
    case .jump(let screen): tabs.navigate(to: screen)
    case .reset: tabs.reset()
    case .here(let step): step.take(on: tabs.current)
    }
  }

  /// Applies the step to a model of values, without a router.
  func take(on state: inout TabState<Garden>) {
    switch self {
    case .tap(let tab) where tab == state.selectedTab: state.stacks[tab]?.routes = []
    case .tap(let tab), .select(let tab): state.selectedTab = tab
    case .jump(let screen): state.jump(to: screen.navigationPath)
    case .reset: state.stacks = [:]
    case .here(let step): step.take(on: &state.stacks[state.selectedTab, default: StackState()])
    }
  }
}

extension TabState<Garden> {
  /// Applies a jump: one tab is replaced, and the others lose their presentation.
  mutating func jump(to path: ScreenPath<Garden>) {
    selectedTab = path.tab ?? .beds
    for tab in Garden.Tab.allCases { stacks[tab]?.presentation = nil }
    stacks[selectedTab] = StackState(routes: path.routes, presenting: path.presentations.first)
  }
}
