import ScreenContents
import TestApps
import Testing

@testable import ScreenSnapshot

@Suite("What changed in the results of journeys")
@MainActor
struct JourneyStateTests {
  @Test(
    "A step shows the flow and the tabs that it changes below its path, and the first one the flow")
  func roots() async {
    let text = await WalletSnapshots.replay(
      """
      > tab Me
      > tap Use Tom's Account
      > tap Hide Cards
      > look
      > tap Lock
      > tap Unlock

      """
    ).text
    #expect(
      text == """
        > tab Me
        me
        flow: account("ada")

        > tap Use Tom's Account
        me
        flow: account("tom")

        > tap Hide Cards
        me
        tabs: me

        > look
        ---
        flow:
          account: "tom"
        tab: me
        ---
        ┌──────────────────────────────────────────┐
        │                    Me                    │
        ├──────────────────────────────────────────┤
        │ [ Use Tom's Account ]                    │
        │ [ Hide Cards ]                           │
        │ [ Lock ]                                 │
        ├──────────────────────────────────────────┤
        │ ● Me                                     │
        └──────────────────────────────────────────┘

        > tap Lock
        locked

        > tap Unlock
        cards
        flow: account("tom")

        """)
  }
}

/// An app whose flow has the account.
struct WalletSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case cards }
  enum Flow: Hashable {
    case account(String)
    case locked
  }
  enum Tab { case cards, me }

  final class Navigator: ScreenNavigating {
    var account = "ada"
    var isLocked = false
    var tabs = [Tab.cards, .me]
    var tab = Tab.cards

    var visibleState: VisibleFlowState<Flow, Tab, Never, Never, Never> {
      isLocked
        ? VisibleFlowState(flow: .locked)
        : VisibleFlowState(flow: .account(account), tabs: tabs, tab: tab)
    }
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) { navigator.tab = .cards }

  static func select(_ tab: Tab, in navigator: Navigator) { navigator.tab = tab }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigator = context.navigator
    return switch destination {
    case .tab(.me):
      ScreenContent(elements: [
        .button("Use Tom's Account") { navigator.account = "tom" },
        .button("Hide Cards") { navigator.tabs = [.me] },
        .button("Lock") { navigator.isLocked = true },
      ])
    case .flow(.locked):
      ScreenContent(elements: [
        .button("Unlock") {
          (navigator.isLocked, navigator.tabs, navigator.tab) = (false, [.cards, .me], .cards)
        }
      ])
    default: nil
    }
  }
}
