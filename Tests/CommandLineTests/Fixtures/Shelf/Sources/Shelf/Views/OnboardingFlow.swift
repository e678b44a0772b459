import ScreenNavigation
import SwiftUI

struct OnboardingFlow: View {
  @State private var coordinator: OnboardingCoordinator

  init(app: FlowRouter<Shelf>) {
    let router = app.router(for: .onboarding)
    _coordinator = State(initialValue: OnboardingCoordinator(router: router, app: app))
  }

  var body: some View {
    ShelfStack(router: coordinator.router) { WelcomeView() }
      .environment(coordinator)
      .onAppear { coordinator.start() }
  }
}

struct WelcomeView: View {
  @Environment(OnboardingCoordinator.self) private var coordinator

  var body: some View {
    Button("Begin") { coordinator.begin() }
  }
}

struct OnboardingStepView: View {
  let step: OnboardingStep
  @Environment(OnboardingCoordinator.self) private var coordinator

  var body: some View {
    switch step {
    case .genres:
      List(Genre.allCases, id: \.self) { genre in
        Button(genre.rawValue.capitalized) { coordinator.choose(genre) }
      }
    case .goal(let pages):
      Text("\(pages) pages a day")
      Button("Choose Another Genre") { coordinator.chooseAgain() }
      Button("Done") { coordinator.end() }
    }
  }
}

#Preview {
  OnboardingFlow(app: FlowRouter(startingIn: .onboarding, tabsIn: .authorized))
}
