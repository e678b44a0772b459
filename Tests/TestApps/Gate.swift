package import Foundation
package import ScreenContents
package import ScreenSnapshot

package enum GateFlow: Hashable, Sendable { case guest, member }

package enum GateRoute: Hashable, Sendable { case news }

package enum GateSheet: Hashable, Sendable { case terms }

package struct GateState: Equatable, Sendable {
  package var flow: GateFlow
  package var routes: [GateRoute] = []
  package var cover: GateSheet?
}

package final class GateNavigator: NavigatorDriving {
  package var state: GateState

  /// Whether the app moves on from the news.
  let leavesNews: Bool

  package init(_ flow: GateFlow, leavesNews: Bool = false) {
    (state, self.leavesNews) = (GateState(flow: flow), leavesNews)
  }

  package var visibleState: VisibleFlowState<GateFlow, Never, GateRoute, GateSheet, Never> {
    VisibleFlowState(flow: state.flow, routes: state.routes, fullScreenCover: state.cover)
  }

  package func goBack() { (state.routes, state.cover) = ([], nil) }

  package func select(_ tab: Never) {}
}

/// What a session changes of the app.
package struct GateApp: Sendable {
  @TaskLocal package static var current = GateApp()

  /// Whether a control of the news does nothing, no control closes the terms, and news cannot arrive without a user.
  package var isBroken = false
  /// Whether no news can arrive, and the app that starts without a user moves on from them.
  package var leavesNews = false
  /// Whether the news have a link, and cannot arrive.
  package var linksNews = false
  /// The label of a button that is missing.
  package var missingButton: String?
  package var auditExceptions: [AuditException] = []

  package init(_ change: (inout GateApp) -> Void = { _ in }) { change(&self) }
}

/// An app that starts with or without a user: the two starts have a screen in common.
package struct GateSnapshots: SnapshotHarness {
  private static var app: GateApp { GateApp.current }

  package static var auditExceptions: [AuditException] { app.auditExceptions }

  package static let exceptionsForStarts: [AuditException] = [
    .init(.controls, "news", from: Start.signedIn, because: "sharing is not built yet"),
    .init(.exits, "terms", from: Start.signedIn, because: "only guests read them"),
  ]

  package enum Start: String, CaseIterable, Sendable { case signedIn, signedOut }

  package enum Screen: String, CaseIterable, Sendable { case home, news, welcome, terms }

  package static let layouts: [ScreenLayout] = [.compact, .controls]

  package static func makeNavigator(from start: Start, for layout: ScreenLayout) -> GateNavigator {
    GateNavigator(
      start == .signedIn ? .member : .guest, leavesNews: app.leavesNews && start == .signedOut)
  }

  package static func start(of screen: Screen) -> Start? {
    switch screen {
    case .home: .signedIn
    case .news: nil
    case .welcome, .terms: .signedOut
    }
  }

  package static func navigate(_ navigator: GateNavigator, to screen: Screen) {
    switch screen {
    case .home: navigator.state = GateState(flow: .member)
    case .news: navigator.state = GateState(flow: .member, routes: [.news])
    case .welcome: navigator.state = GateState(flow: .guest)
    case .terms: navigator.state = GateState(flow: .guest, cover: .terms)
    }
  }

  package static func link(to screen: Screen) -> URL? {
    app.linksNews && screen == .news ? URL(string: "gate://news") : nil
  }

  package enum Event: String, CaseIterable, Sendable { case newsArrived, sessionExpired }

  package static func perform(_ event: Event, in navigator: GateNavigator) throws {
    switch event {
    case .newsArrived where app.leavesNews || app.linksNews: break
    case .newsArrived:
      if app.isBroken, navigator.state.flow == .guest { throw NoUser() }
      navigator.state = GateState(flow: .member, routes: [.news])
    case .sessionExpired: navigator.state = GateState(flow: .guest)
    }
  }

  private struct NoUser: Error, CustomStringConvertible {
    let description = "there is no user"
  }

  package static func settle(_ navigator: GateNavigator) {
    if navigator.leavesNews { navigator.state.routes = [] }
  }

  package static func relaunch(
    _ navigator: GateNavigator, from start: Start, for layout: ScreenLayout
  ) -> GateNavigator {
    let restored = makeNavigator(from: start, for: layout)
    restored.state = navigator.state
    return restored
  }

  package static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigator = context.navigator
    return switch destination {
    case .flow(.guest):
      ScreenContent(
        title: "Welcome",
        elements: buttons([
          "Terms": { navigator.state.cover = .terms },
          "Sign In": { navigator.state = GateState(flow: .member) },
        ]))
    case .flow(.member):
      ScreenContent(
        title: "Home",
        elements: buttons([
          "News": { navigator.state.routes = [.news] },
          "Sign Out": { navigator.state = GateState(flow: .guest) },
        ]))
    case .route(.news):
      ScreenContent(title: "News", elements: app.isBroken ? [.button("Share") {}] : [])
    case .sheet(.terms):
      ScreenContent(
        title: "Terms",
        trailing: app.isBroken ? [] : [.button("Done") { navigator.state.cover = nil }])
    default: nil
    }
  }

  private static func buttons(
    _ actions: KeyValuePairs<String, @MainActor @Sendable () -> Void>
  ) -> [ScreenElement] {
    actions.filter { $0.key != app.missingButton }.map { .button($0.key, action: $0.value) }
  }
}
