import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  /// The preferences.
  static func settings(in router: TabRouter<Bookshelf>) -> ScreenContent {
    ScreenContent(
      title: "Settings",
      elements: [
        .link("Account", "Ada") { router.current.navigate(to: .account) },
        .link("Notifications", "On") { router.current.navigate(to: .notifications) },
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

  /// Who is signed in.
  static func account(in router: TabRouter<Bookshelf>) -> ScreenContent {
    ScreenContent(
      title: "Account",
      elements: [
        .row("Name", "Ada"),
        .row("Email", email),
        .section(
          nil,
          [
            .button("Switch Account") { router.current.present(sheet: .signIn) },
            .button("Sign Out", role: .destructive) { router.askToSignOut() },
          ]),
      ])
  }

  /// What the app may interrupt one for.
  static let notifications = ScreenContent(
    title: "Notifications",
    elements: [
      .toggle("Books that are due back", isOn: true),
      .toggle("New reviews of my books", isOn: false),
      .toggle("A page before sleep", isOn: true),
    ])

  /// The form to sign in with.
  static func signIn(in router: TabRouter<Bookshelf>) -> ScreenContent {
    ScreenContent(
      title: "Sign In",
      leading: [.button("Cancel", role: .cancel) { router.current.dismissSheet() }],
      elements: [
        .field("Email", email),
        .field("Password", "open sesame"),
        .section(nil, [.button("Sign In") { router.current.dismissSheet() }]),
      ])
  }

  private static let email = "ada@bookshelf.example"
}
