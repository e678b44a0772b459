import BookshelfNavigation

/// A success message.
struct SuccessModel: ScreenModel {
  let message: SuccessMessage
  let routing: any OverlayRouting

  var title: String { message.title }

  var trailing: [ActionModel] { [ActionModel("Close") { routing.dismissOverlay() }] }

  var sections: [SectionModel] {
    [
      SectionModel(nil, [.text(message.message)]),
      SectionModel(nil, [.button(message.actionLabel) { routing.follow(message) }]),
    ]
  }
}

/// The offer of a subscription.
struct PaywallModel: ScreenModel {
  let subscription: Subscription
  let store: any BookshelfStore
  let routing: any OverlayRouting

  var title: String { subscription.name }

  var leading: [ActionModel] {
    [ActionModel("Not Now", role: .cancel) { routing.dismissOverlay() }]
  }

  var sections: [SectionModel] {
    [
      SectionModel(nil, subscription.features.map { .text("• \($0)") }),
      SectionModel(
        nil, [.value("Price", subscription.price), .button("Subscribe") { subscribe() }]),
    ]
  }

  private func subscribe() {
    routing.dismissOverlay()
    store.update(reportingTo: routing) { $0.subscription = subscription }
  }
}
