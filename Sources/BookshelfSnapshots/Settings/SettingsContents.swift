import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

@MainActor
extension ScreenContent {
  static func settings(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Settings",
      elements: [
        .link("Account", "Ada") { context.router.navigate(to: .account) },
        .link("Notifications", "On") { context.router.navigate(to: .notifications) },
        .link("Subscription", "None") { context.router.navigate(to: .subscription) },
        .link("Tabs", "\(context.navigator.visibleTabs.count)") {
          context.router.navigate(to: .tabChoice)
        },
        .section(
          "Reading",
          [
            .toggle("Large print", isOn: false, action: .effect),
            .toggle("Night mode", isOn: true, action: .effect),
          ]),
        .section(
          "Sync",
          [
            .row("Last synced", Date.fixture.day),
            .button("Sync Now") { context.navigator.reportSyncFailure() },
          ]),
      ])
  }

  static func account(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Account",
      elements: [
        .row("Name", "Ada"),
        .row("Email", email),
        .section(
          nil,
          [
            .button("Switch Account") { context.navigator.switchAccount() },
            .button("Sign Out", role: .destructive) { context.navigator.askToSignOut() },
          ]),
      ])
  }

  static let notifications = ScreenContent(
    title: "Notifications",
    elements: [
      .toggle("Books that are due back", isOn: true, action: .effect),
      .toggle("New reviews of my books", isOn: false, action: .effect),
      .toggle("A page before sleep", isOn: true, action: .effect),
    ])

  static func tabChoice(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Tabs",
      elements: Bookshelf.Tab.allCases.filter { $0 != .settings }.map { tab in
        .toggle(tab.rawValue.capitalized, isOn: context.navigator.visibleTabs.contains(tab)) {
          context.navigator.toggle(tab)
        }
      })
  }

  static func subscription(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Subscription",
      elements: [
        .text("You have no subscription."),
        .section(nil, [.button("See the Offer") { context.navigator.presentPaywall(.fixture) }]),
      ])
  }

  static func signIn(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Sign In",
      leading: [.button("Cancel", role: .cancel) { context.presenter?.dismiss() }],
      elements: [
        .field("Email", email),
        .field("Password", "open sesame"),
        .section(nil, [.button("Sign In") { context.presenter?.dismiss() }]),
      ])
  }

  private static let email = "ada@bookshelf.example"
}
