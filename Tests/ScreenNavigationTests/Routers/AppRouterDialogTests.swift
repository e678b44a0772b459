import ScreenNavigation
import Testing

@Suite("AppRouter, dialogs")
@MainActor
struct AppRouterDialogTests {
  // Rule 15
  @Test("Performing a button dismisses the dialog first, so that its action can present another")
  func dismissesFirst() throws {
    let router = AppRouter<Harbor>()
    var seen: [StackState<Harbor>] = []
    router.present(
      confirmation: ConfirmationState(title: "Sail?") {
        seen.append(router.state)
        router.present(confirmation: .sailing)
      })
    router.perform(try #require(router.activeConfirmation?.actions.first))
    #expect(seen == [StackState()])
    #expect(router.presentation == .confirmation(.sailing))
  }

  @Test("Performing a button keeps a sheet that replaced the dialog")
  func sheetStays() {
    let router = AppRouter<Harbor>(StackState(presenting: .sheet(.log)))
    router.perform(DialogAction("Go") { router.navigate(to: .ticket) })
    #expect(router.state == StackState(routes: [.ticket], presenting: .sheet(.log)))
  }

  @Test(
    "Performing a button keeps a different dialog with an equal button, and runs the chosen closure"
  )
  func equalButtons() throws {
    let router = AppRouter<Harbor>()
    let draft = ConfirmationState(title: "Delete the draft?") { router.navigate(to: .ticket) }
    let account = ConfirmationState(title: "Delete the account?") { Issue.record("deleted") }
    router.present(confirmation: draft)
    let chosen = try #require(router.activeConfirmation?.actions.first)
    router.present(confirmation: account)
    router.perform(chosen)
    #expect(router.state == StackState(routes: [.ticket], presenting: .confirmation(account)))
  }

  @Test("Of two equal buttons in one dialog, perform runs the chosen closure")
  func equalButtonsInOneDialog() throws {
    let router = AppRouter<Harbor>()
    router.present(
      alert: AlertState(
        title: "Which?",
        actions: [
          DialogAction("This") { Issue.record("the first") },
          DialogAction("This") { router.navigate(to: .ticket) },
        ]))
    router.perform(try #require(router.activeAlert?.actions.last))
    #expect(router.state == StackState(routes: [.ticket]))
  }

  @Test("An equal alert replaces the closures without notifying observers")
  func newestClosure() throws {
    let router = AppRouter<Harbor>()
    func alert(pushing route: Harbor.Route) -> AlertState {
      AlertState(
        title: "Go?", actions: [DialogAction("Go") { router.navigate(to: route) }, .cancel()])
    }
    router.present(alert: alert(pushing: .ticket))
    let action = try #require(router.activeAlert?.actions.first)
    let count = changes(of: router.state) { router.present(alert: alert(pushing: .chart("Reef"))) }
    router.perform(action)
    #expect(count == 0)
    #expect(router.stack == [.chart("Reef")])
  }
}
