import ScreenNavigation
import Testing

@Suite("Choosing a button of a dialog")
@MainActor
struct AppRouterDialogTests {
  // Rule 15
  @Test("dismisses first, so that the action may ask the next question")
  func dismissesFirst() throws {
    let router = AppRouter<Garden>()
    router.present(
      confirmation: ConfirmationState(title: "Fell?") { router.present(confirmation: .felling) })
    router.perform(try #require(router.activeConfirmation?.actions.first))
    #expect(router.presentation == .confirmation(.felling))
  }

  // Rule 15
  @Test("shows the action an empty slot")
  func emptySlot() throws {
    let router = AppRouter<Garden>()
    var seen: [StackState<Garden>] = []
    let action = DialogAction("Look") { MainActor.assumeIsolated { seen.append(router.state) } }
    router.present(alert: AlertState(title: "Look?", actions: [action]))
    router.perform(action)
    #expect(seen == [StackState()])
  }

  @Test("dismisses by a button without an action")
  func cancel() {
    let router = AppRouter<Garden>(StackState(presenting: .confirmation(.felling)))
    router.perform(.cancel())
    #expect(router.presentation == nil)
  }

  @Test("runs the action once SwiftUI has dismissed the dialog itself")
  func dismissedBefore() throws {
    let router = AppRouter<Garden>()
    router.present(confirmation: ConfirmationState(title: "Go?") { router.navigate(to: .settings) })
    let action = try #require(router.activeConfirmation?.actions.first)
    router.activeConfirmation = nil
    router.perform(action)
    #expect(router.state == StackState(routes: [.settings]))
  }

  @Test("leaves the sheet that replaced the dialog")
  func sheetStays() {
    let router = AppRouter<Garden>(StackState(presenting: .sheet(.newPlant)))
    router.perform(DialogAction("Go") { router.navigate(to: .settings) })
    #expect(router.state == StackState(routes: [.settings], presenting: .sheet(.newPlant)))
  }

  @Test("leaves another dialog that replaced its own")
  func dialogStays() {
    let router = AppRouter<Garden>(StackState(presenting: .confirmation(.felling)))
    router.perform(DialogAction("Go") { router.navigate(to: .settings) })
    #expect(
      router.state == StackState(routes: [.settings], presenting: .confirmation(.felling)))
  }

  @Test("leaves another dialog with an equal button, and runs the closure that was chosen")
  func equalButtons() throws {
    let router = AppRouter<Garden>()
    let draft = ConfirmationState(title: "Delete the draft?") { router.navigate(to: .settings) }
    let account = ConfirmationState(title: "Delete the account?") { Issue.record("deleted") }
    router.present(confirmation: draft)
    let chosen = try #require(router.activeConfirmation?.actions.first)
    router.present(confirmation: account)
    router.perform(chosen)
    #expect(
      router.state == StackState(routes: [.settings], presenting: .confirmation(account)))
  }

  @Test("runs the closure of the second of two equal buttons")
  func twins() throws {
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

  @Test("runs the closure of the newest of equal alerts, which tells no observer")
  func newestClosure() throws {
    let router = AppRouter<Garden>()
    func alert(pushing route: Garden.Route) -> AlertState {
      AlertState(
        title: "Go?", actions: [DialogAction("Go") { router.navigate(to: route) }, .cancel()])
    }
    router.present(alert: alert(pushing: .settings))
    let shown = try #require(router.activeAlert?.actions.first)
    let count = changes {
      _ = router.state
    } during: {
      router.present(alert: alert(pushing: .tool("Rake")))
    }
    router.perform(shown)
    #expect(count == 0)
    #expect(router.stack == [.tool("Rake")])
  }

  @Test("runs the closure of the newest of equal confirmations")
  func newestConfirmation() throws {
    let router = AppRouter<Garden>()
    router.present(confirmation: ConfirmationState(title: "Go?") { router.navigate(to: .settings) })
    let shown = try #require(router.activeConfirmation?.actions.first)
    router.present(
      confirmation: ConfirmationState(title: "Go?") { router.replaceAll(with: .tool("Saw")) })
    router.perform(shown)
    #expect(router.stack == [.tool("Saw")])
  }
}
