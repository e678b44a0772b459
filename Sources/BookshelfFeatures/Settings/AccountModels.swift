import BookshelfNavigation
import Observation

/// The account of the user.
struct AccountModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any SettingsRouting

  let title = "Account"

  var sections: [SectionModel] {
    store.sections { library in
      [
        SectionModel(
          nil, [.value("Name", library.account.name), .value("Email", library.account.email)]),
        SectionModel(
          nil,
          [
            .button("Switch Account") { routing.switchAccount() },
            .button("Sign Out", role: .destructive) { routing.askToSignOut() },
          ]),
      ]
    }
  }
}

/// The subscription of the user.
struct SubscriptionModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any SettingsRouting

  let title = "Subscription"

  var sections: [SectionModel] {
    store.sections { library in
      if let subscription = library.subscription {
        [SectionModel(nil, [.text("You have \(subscription.name).")])]
      } else {
        [
          SectionModel(nil, [.text("You have no subscription.")]),
          SectionModel(nil, [.button("See the Offer") { routing.presentPaywall(.fixture) }]),
        ]
      }
    }
  }
}

/// The form to sign in.
@MainActor @Observable
final class SignInModel: ScreenModel {
  private let store: any BookshelfStore
  private let routing: any SheetRouting

  /// The text in the form, after the first edit.
  private var edited: Account?

  init(store: any BookshelfStore, routing: any SheetRouting) {
    self.store = store
    self.routing = routing
  }

  let title = "Sign In"

  var leading: [ActionModel] {
    [ActionModel("Cancel", role: .cancel) { self.routing.close() }]
  }

  var sections: [SectionModel] {
    [
      SectionModel(
        nil,
        [
          .field(FieldModel("Email", account.email) { self.account.email = $0 }),
          .field(
            FieldModel("Password", account.password, isSecure: true) {
              self.account.password = $0
            }),
        ]),
      SectionModel(nil, [.button("Sign In") { self.signIn() }]),
    ]
  }

  /// The text in the form; until the first edit, the saved account.
  private var account: Account {
    get {
      edited ?? store.library.value?.account ?? Account(name: "", email: "", password: "")
    }
    set { edited = newValue }
  }

  private func signIn() {
    if store.update(reportingTo: routing, { $0.account = account }) { routing.close() }
  }
}
