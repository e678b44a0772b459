import Foundation
import ScreenHarness

/// An app with an enum of links, for the articles.
struct ComposerSnapshots: SnapshotHarness {
  enum AppScreen: Hashable, Sendable { case inbox, compose, filters, paywall }

  enum AppLink: Hashable, Sendable {
    case inbox, promo

    init?(_ url: URL) {
      switch url.host {
      case "inbox": self = .inbox
      case "promo": self = .promo
      default: return nil
      }
    }
  }

  enum Screen: String, CaseIterable { case inbox, compose, filters, paywall }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleFlowState<Never, Never, AppScreen, AppScreen, AppScreen>()
  }

  static let linkType = LinkType(AppLink.self) { url in AppLink(url) }

  static func link(to screen: Screen) -> URL? {
    screen == .inbox ? URL(string: "composer://inbox") : nil
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    switch screen {
    case .inbox: navigator.visibleState.stack.routes = [.inbox]
    case .compose: navigator.visibleState.stack.presentations = [.sheet(.compose)]
    case .filters: navigator.visibleState.stack.routes = [.inbox, .filters]
    case .paywall: navigator.visibleState.overlay = .paywall
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
