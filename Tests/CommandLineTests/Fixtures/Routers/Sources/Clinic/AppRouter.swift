import Foundation

// One router for all of the app: its flow, its tabs, a stack for each tab, and the overlays.

enum Flow: Equatable {
  case onboarding
  case authorized
  case maintenance
}

enum Tab: Hashable, CaseIterable {
  case home
  case profile
}

enum HomeRoute: Hashable {
  case appointment(id: Int)
  case filters
}

enum ProfileRoute: Hashable {
  case edit
  case notifications
}

struct SuccessPayload: Identifiable, Equatable {
  let id = UUID()
  let title: String
  let message: String
}

enum NavigationCommand: Equatable {
  case goToAuthorized(tab: Tab)
  case logoutToOnboarding
  case openFlowRoot(flow: Flow)
}

@MainActor
final class AppRouter: ObservableObject {
  @Published var flow: Flow = .onboarding
  @Published var selectedTab: Tab = .home

  @Published var homeStack: [HomeRoute] = []
  @Published var profileStack: [ProfileRoute] = []

  @Published var successPayload: SuccessPayload?
  @Published var isPaywallPresented = false
}
