import ScreenNavigation
import Testing

@Suite("AppRouter presentation")
@MainActor
struct AppRouterPresentationTests {
  nonisolated static let each: [Presentation<Garden>] = [
    .sheet(.newPlant), .fullScreenCover(.guide), .alert(.frost), .confirmation(.felling),
  ]

  // Rule 5
  @Test("Presenting replaces any other presentation", arguments: each, each)
  func oneAtATime(first: Presentation<Garden>, second: Presentation<Garden>) {
    let router = AppRouter<Garden>()
    router.present(first)
    router.present(second)
    #expect(router.presentation == second)
    #expect(router.activeKinds == [second.kind])
  }

  @Test("Dismissing removes any presentation", arguments: each)
  func dismiss(presentation: Presentation<Garden>) {
    let router = AppRouter<Garden>(StackState(routes: [.settings], presenting: presentation))
    router.dismiss()
    #expect(router.state == StackState(routes: [.settings]))
  }

  @Test("Dismissing a kind removes only a presentation of that kind", arguments: each)
  func dismissKind(presentation: Presentation<Garden>) {
    for kind in PresentationKind.allCases {
      let router = AppRouter<Garden>(StackState(presenting: presentation))
      router.dismiss(kind)
      #expect(router.presentation == (kind == presentation.kind ? nil : presentation))
    }
  }

  @Test("A late dismissal by SwiftUI keeps the replacement", arguments: each, each)
  func lateNil(first: Presentation<Garden>, second: Presentation<Garden>) {
    guard first.kind != second.kind else { return }
    let router = AppRouter<Garden>()
    router.present(first)
    router.present(second)
    router.assignNil(to: first.kind)
    #expect(router.presentation == second)
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

  @Test("A sheet and a cover with the same payload differ")
  func sheetIsNoCover() {
    let router = AppRouter<Garden>()
    router.present(sheet: .guide)
    let inside = router.presented
    router.present(fullScreenCover: .guide)
    #expect(router.presentation == .fullScreenCover(.guide))
    #expect(router.presented !== inside)
  }
}

extension AppRouter {
  fileprivate func present(_ presentation: Presentation<Schema>) {
    switch presentation {
    case .sheet(let sheet, _): present(sheet: sheet)
    case .fullScreenCover(let cover, _): present(fullScreenCover: cover)
    case .alert(let alert): present(alert: alert)
    case .confirmation(let confirmation): present(confirmation: confirmation)
    }
  }

  fileprivate func dismiss(_ kind: PresentationKind) {
    switch kind {
    case .sheet: dismissSheet()
    case .fullScreenCover: dismissFullScreenCover()
    case .alert: dismissAlert()
    case .confirmation: dismissConfirmation()
    }
  }

  fileprivate var activeKinds: [PresentationKind] {
    [
      activeSheet.map { _ in .sheet }, activeFullScreenCover.map { _ in .fullScreenCover },
      activeAlert.map { _ in .alert }, activeConfirmation.map { _ in .confirmation },
    ].compactMap(\.self)
  }
}
