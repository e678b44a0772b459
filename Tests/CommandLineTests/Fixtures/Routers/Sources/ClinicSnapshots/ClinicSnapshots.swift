import ScreenHarness

@testable import Clinic

enum ClinicScreen: String, CaseIterable {
  case welcome, maintenance, home, appointment, editProfile, booked, paywall
}

/// The screens over the whole app, without the random `id` of the payload.
public enum ClinicOverlay {
  case success(title: String, message: String)
  case paywall
}

extension AppRouter: ScreenNavigating {
  public var visibleState: VisibleFlowState<Flow, Tab, any Hashable, Never, ClinicOverlay> {
    let routes: [any Hashable] = selectedTab == .home ? homeStack : profileStack
    let hasTabs = flow == .authorized
    return VisibleFlowState(
      flow: flow, tab: hasTabs ? selectedTab : nil, routes: hasTabs ? routes : [],
      overlay: overlay)
  }

  private var overlay: ClinicOverlay? {
    if isPaywallPresented { return .paywall }
    return successPayload.map { .success(title: $0.title, message: $0.message) }
  }
}

@main
struct ClinicSnapshots: SnapshotHarness {
  // 'navigate' shows the paywall over what is visible.
  static let navigatesAbsolutely = false

  static func makeNavigator() -> AppRouter { AppRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ router: AppRouter, to screen: ClinicScreen) {
    switch screen {
    case .welcome: router.handleCommand(.logoutToOnboarding)
    case .maintenance: router.handleCommand(.openFlowRoot(flow: .maintenance))
    case .home: router.handleCommand(.goToAuthorized(tab: .home))
    case .appointment:
      router.handleCommand(.goToAuthorized(tab: .home))
      router.homePush(.appointment(id: 7))
    case .editProfile:
      router.handleCommand(.goToAuthorized(tab: .profile))
      router.profileStack = [.edit]
    case .booked:
      router.handleCommand(.goToAuthorized(tab: .home))
      router.presentSuccess(SuccessPayload(title: "Booked", message: "See you on Monday."))
    case .paywall: router.isPaywallPresented = true
    }
  }

  /// An overlay is left by its buttons alone.
  static func goBack(in router: AppRouter) {
    switch router.selectedTab {
    case .home: router.homePop(1)
    case .profile: _ = router.profileStack.popLast()
    }
  }

  /// SwiftUI empties the stack of the selected tab itself.
  static func select(_ tab: Tab, in router: AppRouter) {
    switch (tab, router.selectedTab) {
    case (.home, .home): router.homeStack = []
    case (.profile, .profile): router.profileStack = []
    default: router.selectedTab = tab
    }
  }
}
