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
  private var email: String
  private var password: String

  init(store: any BookshelfStore, routing: any SheetRouting) {
    self.store = store
    self.routing = routing
    email = store.library.value?.account.email ?? ""
    password = store.library.value?.account.password ?? ""
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
          .field(FieldModel("Email", email) { self.email = $0 }),
          .field(FieldModel("Password", password, isSecure: true) { self.password = $0 }),
        ]),
      SectionModel(nil, [.button("Sign In") { self.signIn() }]),
    ]
  }

  private func signIn() {
    let isSignedIn = store.update(reportingTo: routing) { library in
      library.account.email = email
      library.account.password = password
    }
    if isSignedIn { routing.close() }
  }
}
