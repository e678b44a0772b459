import ScreenNavigation
import TestSupport

enum HarborStep {
  case push(Harbor.Route)
  case pop(Int)
  case assign([Harbor.Route])
  case sheet(Harbor.Sheet)
  case cover(Harbor.Sheet)
  case alert
  case dismiss
  case inside(Harbor.Route)
  case sheetOverSheet(Harbor.Sheet)
  case tap(Harbor.Tab)
  case hidden(Harbor.Tab, Harbor.Route)
  case overlay(Harbor.Overlay?)
  case command(Harbor.Command)
  case jump(HarborScreen)
  case reset
  case tabsReset
  case tabsJump(Harbor.Tab, Harbor.Route)
  case tabs([Harbor.Tab])
  case state(HarborScreen)

  static func random(using generator: inout SeededGenerator) -> HarborStep {
    let route = Harbor.Route.samples.pick(using: &generator)
    let sheet = Harbor.Sheet.samples.pick(using: &generator)
    let tab = Harbor.Tab.allCases.pick(using: &generator)
    return switch UInt8.random(in: 0..<24, using: &generator) {
    case 0...2: .push(route)
    case 3: .pop(Int.random(in: -1...4, using: &generator))
    case 4: .assign([route, .ticket])
    case 5...6: .sheet(sheet)
    case 7: .cover(sheet)
    case 8: .alert
    case 9: .dismiss
    case 10: .inside(route)
    case 11: .sheetOverSheet(sheet)
    case 12...13: .tap(tab)
    case 14: .hidden(tab, route)
    case 15: .overlay([nil, .storm, .arrived(port: "Hull")].pick(using: &generator))
    case 16: .command(Harbor.Command.samples.pick(using: &generator))
    case 17...18: .jump(HarborScreen.allCases.pick(using: &generator))
    case 19: .reset
    case 20: .tabsReset
    case 21: .tabsJump(tab, route)
    case 22: .tabs(Bool.random(using: &generator) ? [tab] : Harbor.Tab.allCases.reversed())
    default: .state(HarborScreen.allCases.pick(using: &generator))
    }
  }

  @MainActor
  func take(on router: FlowRouter<Harbor>) {
    switch self {
    case .overlay(let overlay): router.overlay = overlay
    case .command(let command): router.handle(command)
    case .jump(let screen): router.navigate(to: screen)
    case .reset: router.reset()
    case .state(let screen): router.state = FlowRouter.harbor(on: screen).state
    case .tap, .hidden, .tabsReset, .tabsJump, .tabs: take(on: router.tabs)
    default: take(on: router.current)
    }
  }

  @MainActor
  func take(on tabs: TabRouter<Harbor>) {
    switch self {
    case .tap(let tab): tabs.switchTab(to: tab)
    case .hidden(let tab, let route): tabs.router(for: tab).navigate(to: route)
    case .command(let command): tabs.open(.command(command))
    case .jump(let screen): tabs.navigate(to: screen)
    case .reset, .tabsReset: tabs.reset()
    case .tabsJump(let tab, let route):
      tabs.navigate(to: ScreenPath(tab: tab, routes: [route]))
    case .tabs(let list): try? tabs.replaceTabs(with: list)
    case .state(let screen):
      tabs.state = FlowRouter.harbor(on: screen).tabs.state
    default: take(on: tabs.current)
    }
  }

  @MainActor
  func take(on router: AppRouter<Harbor>) {
    switch self {
    case .push(let route): router.navigate(to: route)
    case .pop(let count): router.pop(count)
    case .assign(let routes): router.stack = routes
    case .sheet(let sheet): router.present(sheet: sheet)
    case .cover(let cover): router.present(fullScreenCover: cover)
    case .alert: router.topmost.present(alert: AlertState(title: "Ahoy"))
    case .dismiss: router.dismiss()
    case .inside(let route): router.topmost.navigate(to: route)
    case .sheetOverSheet(let sheet): router.topmost.present(sheet: sheet)
    case .command(let command): router.open(.command(command))
    case .jump(let screen): router.navigate(to: screen)
    case .reset: router.reset()
    case .tap, .hidden, .overlay, .tabsReset, .tabsJump, .tabs, .state: break
    }
  }
}
