import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func success(
    _ message: SuccessMessage, in router: FlowRouter<Bookshelf>
  ) -> ScreenContent {
    ScreenContent(
      title: message.title,
      trailing: [.button("Close") { router.dismissOverlay() }],
      elements: [
        .text(message.message),
        .section(nil, [.button(message.actionLabel) { router.follow(message) }]),
      ])
  }

  static func paywall(
    _ subscription: Subscription, in router: any GlobalOverlayRouting<Bookshelf.Overlay>
  ) -> ScreenContent {
    ScreenContent(
      title: subscription.name,
      leading: [.button("Not Now", role: .cancel) { router.dismissOverlay() }],
      elements: subscription.features.map { .text("• \($0)") } + [
        .section(
          nil,
          [
            .row("Price", subscription.price),
            .button("Subscribe") { router.dismissOverlay() },
          ])
      ])
  }
}
