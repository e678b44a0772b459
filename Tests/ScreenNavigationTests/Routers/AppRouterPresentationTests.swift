import ScreenNavigation
import Testing

@Suite("The presentation slot")
@MainActor
struct AppRouterPresentationTests {
  /// One presentation of each kind.
  nonisolated static let each: [Presentation<Garden>] = [
    .sheet(.newPlant), .fullScreenCover(.guide), .alert(.frost), .confirmation(.felling),
  ]

  // Rule 5
  @Test("holds the last thing that was presented", arguments: each, each)
  func oneAtATime(first: Presentation<Garden>, second: Presentation<Garden>) {
    let router = AppRouter<Garden>()
    router.present(first)
    router.present(second)
    #expect(router.presentation == second)
    #expect(router.activeKinds == [second.kind])
  }

  @Test("is emptied by dismissing", arguments: each)
  func dismiss(presentation: Presentation<Garden>) {
    let router = AppRouter<Garden>(StackState(routes: [.settings], presenting: presentation))
    router.dismiss()
    #expect(router.state == StackState(routes: [.settings]))
  }

  @Test("is emptied by dismissing its own kind, and no other", arguments: each)
  func dismissKind(presentation: Presentation<Garden>) {
    for kind in PresentationKind.allCases {
      let router = AppRouter<Garden>(StackState(presenting: presentation))
      router.dismiss(kind)
      #expect(router.presentation == (kind == presentation.kind ? nil : presentation))
    }
  }

  @Test("keeps what replaced the thing that SwiftUI dismisses late", arguments: each, each)
  func lateNil(first: Presentation<Garden>, second: Presentation<Garden>) {
    guard first.kind != second.kind else { return }
    let router = AppRouter<Garden>()
    router.present(first)
    router.present(second)
    router.assignNil(to: first.kind)
    #expect(router.presentation == second)
  }

  @Test("is filled through the bindings of SwiftUI")
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

  @Test("tells a sheet from a cover of the same contents")
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
  /// Presents through the function of the kind.
  fileprivate func present(_ presentation: Presentation<Schema>) {
    switch presentation {
    case .sheet(let sheet, _): present(sheet: sheet)
    case .fullScreenCover(let cover, _): present(fullScreenCover: cover)
    case .alert(let alert): present(alert: alert)
    case .confirmation(let confirmation): present(confirmation: confirmation)
    }
  }

  /// Dismisses through the function of the kind.
  fileprivate func dismiss(_ kind: PresentationKind) {
    switch kind {
    case .sheet: dismissSheet()
    case .fullScreenCover: dismissFullScreenCover()
    case .alert: dismissAlert()
    case .confirmation: dismissConfirmation()
    }
  }

  /// The kinds that SwiftUI is told to show.
  fileprivate var activeKinds: [PresentationKind] {
    [
      activeSheet.map { _ in .sheet }, activeFullScreenCover.map { _ in .fullScreenCover },
      activeAlert.map { _ in .alert }, activeConfirmation.map { _ in .confirmation },
    ].compactMap(\.self)
  }
}
