import BookshelfNavigation
import Foundation
import Observation
import ScreenContents

/// The account of the user.
struct AccountModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any SettingsRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Account",
      elements: store.elements { library in
        guard let account = library.account else {
          return [
            .section([.text("You are not signed in.")]),
            .section([.button("Sign In") { routing.signIn() }]),
          ]
        }
        return [
          .section([.row("Name", account.name), .row("Email", account.email)]),
          .section([
            .button("Switch Account") { routing.switchAccount() },
            .signOut(from: store, routing: routing),
          ]),
        ]
      })
  }
}

/// The subscription of the user.
struct SubscriptionModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any SettingsRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Subscription",
      elements: store.elements { library in
        if let subscription = library.subscription {
          [.section([.text("You have \(subscription.name).")])]
        } else {
          [
            .section([.text("You have no subscription.")]),
            .section([.button("See the Offer") { routing.presentPaywall(.fixture) }]),
          ]
        }
      })
  }
}

/// The form to sign in.
@MainActor @Observable
final class SignInModel: ScreenModel {
  private let store: any BookshelfStore
  private let routing: any SignInRouting

  /// The text in the form, after the first edit.
  private var edited: Account?

  init(store: any BookshelfStore, routing: any SignInRouting) {
    self.store = store
    self.routing = routing
  }

  var content: ScreenContent {
    ScreenContent(
      title: "Sign In",
      leading: [.button("Cancel", role: .cancel) { self.routing.close() }],
      elements: [
        .section([
          .field("Email", account.email) { self.account.email = $0 },
          .field("Password", account.password, isSecure: true) {
            self.account.password = $0
          },
        ]),
        .section(
          [.button("Sign In", isEnabled: account.isComplete) { self.signIn() }]
            + (isSignedIn ? [.signOut(from: store, routing: routing)] : [])),
      ])
  }

  private var isSignedIn: Bool { store.library.value?.account != nil }

  /// The text in the form; until the first edit, the saved account.
  private var account: Account {
    get {
      edited ?? store.library.value?.account ?? Account(name: "", email: "", password: "")
    }
    set { edited = newValue }
  }

  private func signIn() {
    if store.update(reportingTo: routing, { $0.account = account.named }) { routing.close() }
  }
}

extension ScreenElement {
  /// The button that signs out after a confirmation.
  @MainActor
  fileprivate static func signOut(
    from store: any BookshelfStore, routing: any SignOutRouting
  ) -> ScreenElement {
    .button("Sign Out", role: .destructive) {
      routing.askToSignOut {
        store.update(reportingTo: routing) { $0.account = nil }
      }
    }
  }
}

extension Account {
  /// Whether the form to sign in is filled in.
  fileprivate var isComplete: Bool { !email.isEmpty && !password.isEmpty }

  /// The account with a name, which an account without one gets from its address.
  fileprivate var named: Account {
    var account = self
    if name.isEmpty { account.name = email.prefix { $0 != "@" }.capitalized }
    return account
  }
}
