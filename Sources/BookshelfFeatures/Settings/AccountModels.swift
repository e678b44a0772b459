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
          .section([
            .row("Name", account.name), .row("Email", account.email),
            .text("Everyone who signs in on this device shares its library."),
          ]),
          .section([
            .button("Switch Account") { routing.signIn() },
            .button("Sign Out", role: .destructive) { signOut() },
          ]),
        ]
      })
  }

  private func signOut() {
    routing.askToSignOut {
      store.update(reportingTo: routing) { $0.account = nil }
    }
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

/// The form to sign in, also for a user who is signed in with another account.
@MainActor @Observable
final class SignInModel: ScreenModel {
  private let store: any BookshelfStore
  private let routing: any SignInRouting
  private var email = ""
  private var password = ""

  init(store: any BookshelfStore, routing: any SignInRouting) {
    self.store = store
    self.routing = routing
  }

  var content: ScreenContent {
    ScreenContent(
      title: user == nil ? "Sign In" : "Switch Account",
      leading: [.button("Cancel", role: .cancel) { self.routing.close() }],
      elements: [
        .section([
          .field("Email", email, placeholder: "Address") { self.email = $0 },
          .field("Password", password, placeholder: "Password", isSecure: true) {
            self.password = $0
          },
        ]),
        .section([.button("Sign In", isEnabled: isComplete) { self.signIn() }]),
      ])
  }

  private var user: Account? { store.library.value?.account }

  private var isComplete: Bool { !email.isEmpty && !password.isEmpty }

  /// Saves the account, which gets its name from its address; nothing of another user's screens stays open.
  private func signIn() {
    let previous = user
    let account = Account(name: email.prefix { $0 != "@" }.capitalized, email: email)
    guard store.update(reportingTo: routing, { $0.account = account }) else { return }
    if previous == nil || previous == account {
      routing.close()
    } else {
      routing.switchAccount()
    }
  }
}
