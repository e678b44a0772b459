import ScreenNavigation
import ScreenNavigationUI
import SwiftUI

struct RootView: View {
  let app: FlowRouter<Shelf>

  var body: some View {
    RouterFlowView(app) { flow in
      switch flow {
      case .onboarding: OnboardingFlow(app: app)
      case .authorized: MainTabs(tabs: app.tabs)
      case .maintenance: ShelfStack(router: app.router(for: flow)) { OutageView() }
      }
    }
    .routerOverlay(app) { overlay in
      switch overlay {
      case .success(let message): SuccessView(message: message)
      case .paywall(let subscription): PaywallView(subscription: subscription)
      }
    }
  }
}
