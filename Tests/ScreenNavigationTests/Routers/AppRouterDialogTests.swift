import ScreenNavigation
import Testing

@Suite("AppRouter, dialogs")
@MainActor
struct AppRouterDialogTests {
  // Rule 15
  @Test("Performing a button dismisses the dialog first, so that its action can present another")
  func dismissesFirst() throws {
    let router = AppRouter<Garden>()
    var seen: [StackState<Garden>] = []
    router.present(
      confirmation: ConfirmationState(title: "Fell?") {
        seen.append(router.state)
        router.present(confirmation: .felling)
      })
    router.perform(try #require(router.activeConfirmation?.actions.first))
    #expect(seen == [StackState()])
    #expect(router.presentation == .confirmation(.felling))
  }

  @Test("Performing a button keeps a sheet that replaced the dialog")
  func sheetStays() {
    let router = AppRouter<Garden>(StackState(presenting: .sheet(.newPlant)))
    router.perform(DialogAction("Go") { router.navigate(to: .settings) })
    #expect(router.state == StackState(routes: [.settings], presenting: .sheet(.newPlant)))
  }

  @Test(
    "Performing a button keeps a different dialog with an equal button, and runs the chosen closure"
  )
  func equalButtons() throws {
    let router = AppRouter<Garden>()
    let draft = ConfirmationState(title: "Delete the draft?") { router.navigate(to: .settings) }
    let account = ConfirmationState(title: "Delete the account?") { Issue.record("deleted") }
    router.present(confirmation: draft)
    let chosen = try #require(router.activeConfirmation?.actions.first)
    router.present(confirmation: account)
    router.perform(chosen)
    #expect(router.state == StackState(routes: [.settings], presenting: .confirmation(account)))
  }

  @Test("Of two equal buttons in one dialog, perform runs the chosen closure")
  func equalButtonsInOneDialog() throws {
    let router = AppRouter<Garden>()
    router.present(
      alert: AlertState(
        title: "Which?",
        actions: [
          DialogAction("This") { Issue.record("the first") },
          DialogAction("This") { router.navigate(to: .settings) },
        ]))
    router.perform(try #require(router.activeAlert?.actions.last))
    #expect(router.state == StackState(routes: [.settings]))
  }

  @Test("An equal alert replaces the closures without notifying observers")
  func newestClosure() throws {
    let router = AppRouter<Garden>()
    func alert(pushing route: Garden.Route) -> AlertState {
      AlertState(
        title: "Go?", actions: [DialogAction("Go") { router.navigate(to: route) }, .cancel()])
    }
    router.present(alert: alert(pushing: .settings))
    let action = try #require(router.activeAlert?.actions.first)
    let count = changes(of: router.state) { router.present(alert: alert(pushing: .tool("Rake"))) }
    router.perform(action)
    #expect(count == 0)
    #expect(router.stack == [.tool("Rake")])
  }
}
