import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import TestSupport

enum AppStep {
  case tap
  case back
  case dismiss
  case tab(Bookshelf.Tab)
  case jump(AppScreen)
  case command(Bookshelf.Command)

  static func random(using generator: inout SeededGenerator) -> AppStep {
    let tab = Bookshelf.Tab.allCases.randomElement(using: &generator) ?? .library
    switch UInt8.random(in: 0..<20, using: &generator) {
    case 0...12: return .tap
    case 13: return .back
    case 14: return .dismiss
    case 15...16: return .tab(tab)
    case 17: return .command(.goToAuthorized(tab: tab))
    case 18:
      let flow = Bookshelf.Flow.allCases.randomElement(using: &generator) ?? .onboarding
      return .command(flow == .onboarding ? .logoutToOnboarding : .openFlowRoot(flow))
    default: return .jump(AppScreen.allCases.randomElement(using: &generator) ?? .library)
    }
  }

  @MainActor
  func take(as user: AppUser, using generator: inout SeededGenerator) async {
    switch self {
    case .tap: await user.tapAnything(using: &generator)
    case .back: user.app.current.topmost.pop()
    case .dismiss: user.app.current.dismissTopmost()
    case .tab(let tab): user.app.visibleTabs?.switchTab(to: tab)
    case .jump(let screen): user.coordinator.navigate(to: screen)
    case .command(let command): user.app.handle(command)
    }
  }
}

extension AppUser {
  /// Taps a random button of the presented dialog, or a random element of the topmost screen.
  func tapAnything(using generator: inout SeededGenerator) async {
    let router = app.current.topmost
    let actions = router.activeAlert?.actions ?? router.activeConfirmation?.actions
    if app.overlay == nil, let actions {
      if let action = actions.randomElement(using: &generator) { router.perform(action) }
      return
    }
    if let label = await labels.randomElement(using: &generator) { try? await tap(label) }
  }

  private var labels: [String] {
    get async {
      do {
        try await tap("\u{0}")
      } catch ScreenContentError.nothingToTap(_, let labels) {
        return labels
      } catch {}
      return []
    }
  }
}
