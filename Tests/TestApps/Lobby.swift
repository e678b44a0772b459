package import Foundation
package import ScreenContents
package import ScreenNavigation
package import ScreenSnapshot

package enum LobbyFlow: Hashable, Sendable { case guest, member }

package enum LobbyTab: CaseIterable, Sendable { case home, search, profile }

package enum LobbyRoute: Hashable, TransientDestination {
  case room(Int)
  case draft

  package var isTransient: Bool { self == .draft }
}

package enum LobbySheet: Hashable, Sendable {
  case help, photo
  case page(Int)
}

extension LobbySheet: SnapshotTransient {
  package var isTransient: Bool { if case .page = self { true } else { false } }
}

package enum LobbyOverlay: Sendable { case call }

package struct LobbyState: Equatable, Sendable {
  package enum Dialog: Sendable { case alert, confirmation }

  package var flow: LobbyFlow?
  package var tab: LobbyTab
  package var tabs: [LobbyTab]?
  package var stacks: [LobbyTab: [LobbyRoute]] = [:]
  package var sheet: LobbySheet?
  /// The routes in the sheet, and a sheet over it.
  package var pages: [LobbyRoute]
  package var upperSheet: LobbySheet?
  package var cover: LobbySheet?
  package var dialog: Dialog?
  package var overlay: LobbyOverlay?

  /// Creates a state with routes in its tab.
  package init(
    _ routes: LobbyRoute..., flow: LobbyFlow? = nil, tab: LobbyTab = .home,
    tabs: [LobbyTab]? = nil, sheet: LobbySheet? = nil, pages: [LobbyRoute] = [],
    cover: LobbySheet? = nil, dialog: Dialog? = nil, overlay: LobbyOverlay? = nil
  ) {
    (self.flow, self.tab, self.tabs) = (flow, tab, tabs)
    if !routes.isEmpty { stacks[tab] = routes }
    (self.sheet, self.pages, self.cover) = (sheet, pages, cover)
    (self.dialog, self.overlay) = (dialog, overlay)
  }
}

package final class LobbyNavigator: NavigatorDriving {
  package var state = LobbyState()
  /// What the app does when the harness waits for it.
  package var later: (() -> Void)?
  /// A number that the content shows, and no navigation.
  package var count = 0
  /// Whether something happened that the app remembers.
  package var isMarked = false

  package var stack: [LobbyRoute] {
    get { state.stacks[state.tab] ?? [] }
    set { state.stacks[state.tab] = newValue }
  }

  package var visibleState:
    VisibleFlowState<LobbyFlow, LobbyTab, LobbyRoute, LobbySheet, LobbyOverlay>
  {
    let dialog = VisibleDialog("Leave?", buttons: Lobby.app.buttons(self))
    var stack = VisibleStack<LobbyRoute, LobbySheet>(routes: stack)
    if let sheet = state.sheet {
      var inner = VisibleStack<LobbyRoute, LobbySheet>(routes: state.pages)
      if let upper = state.upperSheet { inner.presentations = [.sheet(upper)] }
      stack.presentations = [.sheet(sheet, inner)]
    }
    if let cover = state.cover { stack.presentations.append(.fullScreenCover(cover)) }
    switch state.dialog {
    case .alert: stack.presentations.append(.alert(dialog))
    case .confirmation: stack.presentations.append(.confirmation(dialog))
    case nil: break
    }
    return VisibleFlowState(
      flow: state.flow, tabs: state.tabs ?? [.home, .search],
      tab: state.flow == .guest || !Lobby.app.hasTabs ? nil : state.tab, stack: stack,
      overlay: state.overlay)
  }

  package func goBack() {
    if state.overlay != nil {
      state.overlay = nil
    } else if !state.pages.isEmpty {
      state.pages.removeLast()
    } else if state.sheet != nil || state.cover != nil || state.dialog != nil {
      (state.sheet, state.cover, state.dialog) = (nil, nil, nil)
    } else if !stack.isEmpty {
      stack.removeLast()
    }
  }

  /// Shows a state, in which the tabs that it does not show keep what they have, unless it has another flow.
  package func show(_ next: LobbyState) {
    let stacks = next.flow == state.flow ? state.stacks : [:]
    state = next
    state.stacks = stacks
    state.stacks[next.tab] = next.stacks[next.tab]
  }

  package func select(_ tab: LobbyTab) {
    if tab == state.tab { stack = [] }
    state.tab = tab
  }
}

/// The screens and operations of an app, which follows every law; a test replaces some of them.
package struct LobbyApp: Sendable {
  package typealias Destination = LobbySnapshots.Destination
  package typealias Opening = @MainActor @Sendable (LobbyNavigator, URL) throws -> Void
  package typealias Jump = @MainActor @Sendable (LobbyNavigator, LobbyState) throws -> Void
  package typealias Contents = @MainActor @Sendable (Destination, LobbyNavigator) -> ScreenContent?

  package var screens: KeyValuePairs<String, LobbyState> = [
    "home": LobbyState(), "room": LobbyState(.room(1)),
    "help": LobbyState(.room(1), sheet: .help),
    "search": LobbyState(tab: .search),
  ]

  /// The number of further screens, each a room: `r1` and so on.
  package var roomCount = 0
  package var roomName = "r"
  package var hasTabs = true
  package var exceptions: [AuditException] = []
  package var viewExceptions: [ViewException] = []
  package var navigatesAbsolutely = true
  package var layouts: [ScreenLayout] = [.compact, .regular]

  /// What the app does when it starts, before the harness waits for it.
  package var start: @MainActor @Sendable (LobbyNavigator) -> Void = { _ in }
  package var jump: Jump = { $0.show($1) }
  package var back: @MainActor @Sendable (LobbyNavigator) throws -> Void = { $0.goBack() }
  package var select: @MainActor @Sendable (LobbyNavigator, LobbyTab) throws -> Void = {
    $0.select($1)
  }
  package var link: @MainActor @Sendable (String) throws -> URL? = { URL(string: "lobby://\($0)") }
  package var open: Opening = LobbyApp.openingScreens { $0.show($1) }
  /// What the app says before it opens a link.
  package var outcome: @MainActor @Sendable (LobbyNavigator) -> LinkOutcome = { _ in .unreported }
  package var pushesLinks = false
  package var linkPatterns: [String]?
  package var restored: @MainActor @Sendable (LobbyState) throws -> LobbyState = { $0 }
  package var content: Contents = { LobbyApp.content(of: $0, in: $1) }
  package var buttons: @MainActor @Sendable (LobbyNavigator) -> [ScreenButton] = { _ in [] }

  package init(_ change: (inout LobbyApp) -> Void = { _ in }) { change(&self) }

  /// Opens the links of screens in another way, and refuses the other links.
  package mutating func openScreens(by open: @escaping Jump) {
    self.open = Self.openingScreens(by: open)
  }

  /// Opens the links of screens with a route on top of what is visible.
  package mutating func pushLinks(
    by push: @escaping @MainActor @Sendable (LobbyNavigator, LobbyRoute) -> Void
  ) {
    pushesLinks = true
    openScreens { navigator, state in
      let route = state.sheet == nil ? state.stacks[state.tab]?.last : nil
      if let route { push(navigator, route) } else { navigator.show(state) }
    }
  }

  private static func openingScreens(by open: @escaping Jump) -> Opening {
    { navigator, url in
      guard url.path.isEmpty, let state = Lobby.app.state(of: url.host ?? "") else {
        throw RefusedLink(reason: "no such link")
      }
      try open(navigator, state)
    }
  }

  package var screenNames: [String] {
    screens.map(\.key) + (0..<roomCount).map { "\(roomName)\($0 + 1)" }
  }

  package func state(of screen: String) -> LobbyState? {
    if let number = Int(screen.dropFirst(roomName.count)), number <= roomCount {
      return LobbyState(.room(number))
    }
    return screens.first { $0.key == screen }?.value
  }

  @MainActor
  package static func content(
    of destination: Destination, in navigator: LobbyNavigator
  ) -> ScreenContent? {
    switch destination {
    case .tab(.home):
      ScreenContent(elements: [.link("Room") { navigator.stack.append(.room(1)) }])
    case .route(.room):
      ScreenContent(
        title: "Room \(navigator.count)",
        trailing: [.button("Help") { navigator.state.sheet = .help }])
    case .sheet(.help):
      ScreenContent(leading: [.button("Close") { navigator.state.sheet = nil }])
    default: ScreenContent()
    }
  }

  /// The content of an app whose room has a button that leads to an invalid state.
  @MainActor
  package static func contentWithInvalidRoom(
    of destination: Destination, in navigator: LobbyNavigator
  ) -> ScreenContent? {
    guard case .route = destination else {
      return ScreenContent(elements: [.link("Room") { navigator.stack = [.room(1)] }])
    }
    return ScreenContent(
      elements: [
        .button("Both") { (navigator.state.sheet, navigator.state.cover) = (.help, .photo) }
      ])
  }
}

/// The app of a test.
package enum Lobby {
  @TaskLocal package static var app = LobbyApp()
}

/// The harness of an app that the test sets.
package struct LobbySnapshots: SnapshotHarness {
  private static var app: LobbyApp { Lobby.app }

  package struct Screen: CaseIterable, Equatable, RawRepresentable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static var allCases: [Screen] { Lobby.app.screenNames.map(Screen.init) }
  }

  package static var auditExceptions: [AuditException] { app.exceptions }
  package static var viewExceptions: [ViewException] { app.viewExceptions }
  package static var layouts: [ScreenLayout] { app.layouts }
  package static var navigatesAbsolutely: Bool { app.navigatesAbsolutely }

  package static func makeNavigator() -> LobbyNavigator {
    let navigator = LobbyNavigator()
    app.start(navigator)
    return navigator
  }

  /// Waits for what the app does later.
  package static func settle(_ navigator: LobbyNavigator) async throws {
    navigator.later?()
    navigator.later = nil
  }

  package static func navigate(_ navigator: LobbyNavigator, to screen: Screen) throws {
    guard let state = app.state(of: screen.rawValue) else { return }
    try app.jump(navigator, state)
  }

  package static func goBack(in navigator: LobbyNavigator) async throws { try app.back(navigator) }

  package static func select(_ tab: LobbyTab, in navigator: LobbyNavigator) async throws {
    try app.select(navigator, tab)
  }

  package static func link(to screen: Screen) throws -> URL? { try app.link(screen.rawValue) }

  package static func linkPatterns() throws -> DeepLinkPatterns? {
    try app.linkPatterns.map {
      try DeepLinkPatterns(schemes: ["lobby"], hosts: ["lobby.example"], $0)
    }
  }

  package static func open(_ url: URL, in navigator: LobbyNavigator) async throws -> LinkOutcome {
    let outcome = app.outcome(navigator)
    try app.open(navigator, url)
    return outcome
  }

  package static func pushesLink(to screen: Screen) -> Bool { app.pushesLinks }

  package static func relaunch(
    _ navigator: LobbyNavigator, from start: SingleStart, for layout: ScreenLayout
  ) async throws -> LobbyNavigator {
    let restored = makeNavigator()
    restored.state = try app.restored(navigator.state)
    return restored
  }

  package static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    app.content(destination, context.navigator)
  }
}

extension URL {
  /// Whether the link names a screen of the app, and nothing else.
  package var namesScreen: Bool { path.isEmpty && Lobby.app.state(of: host ?? "") != nil }
}
