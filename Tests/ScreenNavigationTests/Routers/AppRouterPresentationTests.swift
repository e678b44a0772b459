import ScreenNavigation
import Testing

@Suite("AppRouter presentation")
@MainActor
struct AppRouterPresentationTests {
  nonisolated static let each: [Presentation<Garden>] = [
    .sheet(.newPlant), .fullScreenCover(.guide), .alert(.frost), .confirmation(.felling),
  ]

  @Test("Dismissing a kind removes only a presentation of that kind", arguments: each)
  func dismissKind(presentation: Presentation<Garden>) {
    for kind in PresentationKind.allCases {
      let router = AppRouter<Garden>(StackState(presenting: presentation))
      router.dismiss(kind)
      #expect(router.presentation == (kind == presentation.kind ? nil : presentation))
    }
  }

  @Test("Assigning the active properties presents and dismisses")
  func bindings() {
    let router = AppRouter<Garden>()
    router.activeSheet = .newPlant
    #expect(router.presentation == .sheet(.newPlant))
    router.activeFullScreenCover = .guide
    #expect(router.presentation == .fullScreenCover(.guide))
    router.activeAlert = .frost
    #expect(router.presentation == .alert(.frost))
    router.activeConfirmation = .felling
    #expect(router.presentation == .confirmation(.felling))
  }
}

extension AppRouter {
  fileprivate func dismiss(_ kind: PresentationKind) {
    switch kind {
    case .sheet: dismissSheet()
    case .fullScreenCover: dismissFullScreenCover()
    case .alert: dismissAlert()
    case .confirmation: dismissConfirmation()
    }
  }
}
