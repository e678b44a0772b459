import Foundation
import ScreenNavigation

/// Renders the screens of one harness as texts.
@MainActor
final class ScreenRenderer<Harness: SnapshotHarness> {
  private let redaction: Redaction
  private var payloads: PayloadWriter
  private let manifest = Harness.manifest
  private var titles: [String: String] = [:]
  private lazy var caseReader = CaseReader(of: Harness.allCoveredTypes)

  init() {
    redaction = Harness.redaction
    payloads = PayloadWriter(redaction: redaction)
  }

  /// A navigator at a screen, with its visible state.
  struct VisibleScreen {
    let screen: Harness.Screen
    let navigator: Harness.Navigator
    let state: State
  }

  /// Navigates to a screen and renders it in the layouts of a task.
  ///
  /// - Throws: An error of the harness, or ``VisibleStateError``.
  func render(
    _ screen: Harness.Screen, as task: RenderTask, for purpose: RenderPurpose
  ) async throws -> RenderedScreen {
    let visible = try await navigate(to: screen)
    if purpose == .location { return location(of: visible.state) }
    var rendered = try render(visible, in: task.layouts)
    if purpose == .coverage { rendered.cases = caseReader.cases(in: visible.state) }
    return rendered
  }

  /// Navigates to a screen on a fresh navigator.
  ///
  /// - Throws: An error of the harness, or ``VisibleStateError``.
  private func navigate(to screen: Harness.Screen) async throws -> VisibleScreen {
    let navigator = try await Harness.makeNavigator()
    try await Harness.navigate(navigator, to: screen)
    let state = navigator.visibleState
    try state.check()
    return VisibleScreen(screen: screen, navigator: navigator, state: state)
  }

  /// The tab and the flow of a state, without texts.
  private func location(of state: State) -> RenderedScreen {
    RenderedScreen(
      tab: state.tab.map { payloads.caseName(of: $0) },
      flow: state.flow.map { payloads.caseName(of: $0) }, path: "", hasContent: false, texts: [])
  }

  /// Renders a visible screen.
  ///
  /// - Throws: An error of the harness.
  private func render(_ visible: VisibleScreen, in layouts: [ScreenLayout]) throws -> RenderedScreen
  {
    let state = visible.state
    let frontMatter = FrontMatter(
      of: visible.screen.rawValue, in: state, link: try link(to: visible.screen),
      payloads: &payloads)
    let scene = scene(of: state, in: visible.navigator)
    return RenderedScreen(
      tab: state.tab.map { payloads.caseName(of: $0) },
      path: path(to: state).joined(separator: " › "),
      hasContent: scene.levels.last?.content != nil,
      texts: layouts.map { layout in
        let picture = ScreenPicture(of: scene, layout: layout, redaction: redaction)
        return ScreenText(layout: layout, bytes: frontMatter.bytes + picture.bytes)
      })
  }

  /// The link that the harness declares; nil if the link table has none.
  private func link(to screen: Harness.Screen) throws -> URL? {
    do {
      return try Harness.link(to: screen)
    } catch DeepLinkError.noURL {
      return nil
    }
  }
}

// MARK: - Scene

extension ScreenRenderer {
  /// The visible state of the harness's navigator.
  typealias State = VisibleFlowState<
    Harness.Navigator.VisibleFlow, Harness.Navigator.VisibleTab, Harness.Navigator.VisibleRoute,
    Harness.Navigator.VisibleSheet, Harness.Navigator.VisibleOverlay
  >
  private typealias Stack = VisibleStack<
    Harness.Navigator.VisibleRoute, Harness.Navigator.VisibleSheet
  >

  private func scene(of state: State, in navigator: Harness.Navigator) -> ScreenScene {
    var levels: [ScreenScene.Level] = []
    appendLevels(of: state.stack, over: root(of: state), as: .base, in: navigator, to: &levels)
    if let overlay = state.overlay {
      appendLevels(of: Stack(), over: .overlay(overlay), as: .overlay, in: navigator, to: &levels)
    }
    return ScreenScene(
      app: title(ofCase: manifest), tabs: tabs(of: state, in: navigator), levels: levels)
  }

  private func tabs(of state: State, in navigator: Harness.Navigator) -> [ScreenScene.Tab] {
    let selected = state.tab.map { payloads.identity(ofCase: $0) }
    return state.tabs.map { tab in
      ScreenScene.Tab(
        title: title(of: .tab(tab), Harness.content(of: .tab(tab), in: navigator)),
        isSelected: payloads.identity(ofCase: tab) == selected)
    }
  }

  private func root(of state: State) -> Harness.Destination {
    if let tab = state.tab { return .tab(tab) }
    return state.flow.map { .flow($0) } ?? .root
  }

  /// Appends the visible levels of a stack and of everything presented over it.
  private func appendLevels(
    of stack: Stack, over root: Harness.Destination, as kind: ScreenScene.Kind,
    in navigator: Harness.Navigator, to levels: inout [ScreenScene.Level]
  ) {
    let destinations = [root] + stack.routes.suffix(2).map { .route($0) }
    let top = destinations.last ?? root
    let back = destinations.dropLast().last
    let content = Harness.content(of: top, in: navigator)
    levels.append(
      ScreenScene.Level(
        kind: kind, title: title(of: top, content),
        back: back.map { title(of: $0, Harness.content(of: $0, in: navigator)) },
        content: content))
    switch stack.presentations.first {
    case nil: break
    case .sheet(let sheet, let inner):
      appendLevels(of: inner, over: .sheet(sheet), as: .sheet, in: navigator, to: &levels)
    case .fullScreenCover(let cover, let inner):
      appendLevels(of: inner, over: .sheet(cover), as: .cover, in: navigator, to: &levels)
    case .alert(let dialog), .confirmation(let dialog): levels[levels.count - 1].dialog = dialog
    }
  }

  /// The title of the content, or a title made from the case name.
  private func title(of destination: Harness.Destination, _ content: ScreenContent?)
    -> String
  {
    if let title = content?.title { return title }
    let name =
      switch destination {
      case .root: manifest
      case .flow(let flow): payloads.caseName(of: flow)
      case .tab(let tab): payloads.caseName(of: tab)
      case .route(let route): payloads.caseName(of: route)
      case .sheet(let sheet): payloads.caseName(of: sheet)
      case .overlay(let overlay): payloads.caseName(of: overlay)
      }
    return title(ofCase: name)
  }

  /// A title made from a name, cached because screens share names.
  private func title(ofCase name: String) -> String {
    if let title = titles[name] { return title }
    let title = IdentifierWords.title(of: name)
    titles[name] = title
    return title
  }
}

// MARK: - Path

extension ScreenRenderer {
  private func path(to state: State) -> [String] {
    path(of: state.stack)
      + (state.overlay.map { ["overlay \(payloads.caseName(of: $0))"] } ?? [])
  }

  private func path(of stack: Stack) -> [String] {
    let routes = stack.routes.map { payloads.caseName(of: $0) }
    switch stack.presentations.first {
    case nil: return routes
    case .sheet(let sheet, let inner):
      return routes + ["sheet \(payloads.caseName(of: sheet))"] + path(of: inner)
    case .fullScreenCover(let cover, let inner):
      return routes + ["cover \(payloads.caseName(of: cover))"] + path(of: inner)
    case .alert(let dialog): return routes + [name(of: dialog, "alert")]
    case .confirmation(let dialog): return routes + [name(of: dialog, "confirmation")]
    }
  }

  /// The kind of a dialog, with the app's case that it was made from.
  private func name(of dialog: VisibleDialog, _ kind: String) -> String {
    dialog.value.map { "\(kind) \(payloads.caseName(of: $0))" } ?? kind
  }
}
