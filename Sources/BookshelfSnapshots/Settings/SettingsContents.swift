import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

@MainActor
extension ScreenContent {
  static func settings(in router: any SettingsRouting) -> ScreenContent {
    ScreenContent(
      title: "Settings",
      elements: [
        .link("Account", "Ada") { router.current.navigate(to: .account) },
        .link("Notifications", "On") { router.current.navigate(to: .notifications) },
        .link("Subscription", "None") { router.current.navigate(to: .subscription) },
        .link("Tabs", "\(router.visibleTabs.count)") { router.current.navigate(to: .tabChoice) },
        .section(
          "Reading", [.toggle("Large print", isOn: false), .toggle("Night mode", isOn: true)]),
        .section(
          "Sync",
          [
            .row("Last synced", Date.fixture.day),
            .button("Sync Now") { router.reportSyncFailure() },
          ]),
      ])
  }

  static func account(in router: any SettingsRouting) -> ScreenContent {
    ScreenContent(
      title: "Account",
      elements: [
        .row("Name", "Ada"),
        .row("Email", email),
        .section(
          nil,
          [
            .button("Switch Account") { router.switchAccount() },
            .button("Sign Out", role: .destructive) { router.askToSignOut() },
          ]),
      ])
  }

  static let notifications = ScreenContent(
    title: "Notifications",
    elements: [
      .toggle("Books that are due back", isOn: true),
      .toggle("New reviews of my books", isOn: false),
      .toggle("A page before sleep", isOn: true),
    ])

  static func tabChoice(in router: any SettingsRouting) -> ScreenContent {
    ScreenContent(
      title: "Tabs",
      elements: Bookshelf.Tab.allCases.filter { $0 != .settings }.map { tab in
        .toggle(tab.rawValue.capitalized, isOn: router.visibleTabs.contains(tab)) {
          router.toggle(tab)
        }
      })
  }

  static func subscription(in router: any SettingsRouting) -> ScreenContent {
    ScreenContent(
      title: "Subscription",
      elements: [
        .text("You have no subscription."),
        .section(nil, [.button("See the Offer") { router.presentPaywall(.fixture) }]),
      ])
  }

  static func signIn(in router: any SettingsRouting) -> ScreenContent {
    ScreenContent(
      title: "Sign In",
      leading: [.button("Cancel", role: .cancel) { router.current.dismissTopmost() }],
      elements: [
        .field("Email", email),
        .field("Password", "open sesame"),
        .section(nil, [.button("Sign In") { router.current.dismissTopmost() }]),
      ])
  }

  private static let email = "ada@bookshelf.example"
}
