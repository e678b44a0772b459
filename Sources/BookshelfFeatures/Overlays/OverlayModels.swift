import BookshelfNavigation
import ScreenContents

/// A success message.
struct SuccessModel: ScreenModel {
  let message: SuccessMessage
  let routing: any OverlayRouting

  var content: ScreenContent {
    ScreenContent(
      title: message.title,
      trailing: [.button("Close") { routing.dismissOverlay() }],
      elements: [
        .section([.text(message.message)]),
        .section([.button(message.actionLabel) { routing.follow(message) }]),
      ])
  }
}

/// The offer of a subscription.
struct PaywallModel: ScreenModel {
  let subscription: Subscription
  let store: any BookshelfStore
  let routing: any OverlayRouting

  var content: ScreenContent {
    ScreenContent(
      title: subscription.name,
      leading: [.button("Not Now", role: .cancel) { routing.dismissOverlay() }],
      elements: [
        .section(subscription.features.map { .text("• \($0)") }),
        .section([.row("Price", subscription.price), .button("Subscribe") { subscribe() }]),
      ])
  }

  private func subscribe() {
    routing.dismissOverlay()
    store.update(reportingTo: routing) { $0.subscription = subscription }
  }
}
