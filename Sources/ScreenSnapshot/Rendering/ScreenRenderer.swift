import Foundation
import ScreenNavigation

/// Shows screens of one app, one after the other, and writes down what a person would see.
@MainActor
final class ScreenRenderer<Harness: SnapshotHarness> {
  private let redaction: Redaction
  private var payloads: PayloadWriter
  private let manifest = Harness.manifest
  private var titles: [String: String] = [:]
  private lazy var caseReader = CaseReader<Harness>()

  /// Creates a renderer, which asks the harness once what to redact.
  init() {
    redaction = Harness.redaction
    payloads = PayloadWriter(redaction: redaction)
  }

  /// What a person would see once a screen is shown.
  struct VisibleScreen {
    let screen: Harness.Screen
    let navigator: Harness.Navigator
    let state: State
  }

  /// Shows a screen, and renders it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - task: The layouts to draw.
  ///   - purpose: What else to find out.
  /// - Returns: Its text in each of the layouts.
  /// - Throws: What the harness throws, and ``VisibleStateError``.
  func render(
    _ screen: Harness.Screen, as task: RenderTask, for purpose: RenderPurpose
  ) async throws -> RenderedScreen {
    let shown = try await show(screen)
    var rendered = try write(shown, in: task.layouts)
    if purpose == .coverage { rendered.cases = caseReader.cases(in: shown.state) }
    return rendered
  }

  /// Shows a screen on a fresh navigator.
  ///
  /// - Throws: What the harness throws, and ``VisibleStateError``.
  func show(_ screen: Harness.Screen) async throws -> VisibleScreen {
    let navigator = try await Harness.makeNavigator()
    try await Harness.navigate(navigator, to: screen)
    let state = navigator.visibleState
    try state.check()
    return VisibleScreen(screen: screen, navigator: navigator, state: state)
  }

  /// Writes down a screen that is shown.
  ///
  /// - Throws: What the harness throws.
  func write(_ shown: VisibleScreen, in layouts: [ScreenLayout]) throws -> RenderedScreen {
    let state = shown.state
    let frontMatter = FrontMatter(
      of: shown.screen.rawValue, in: state, link: try link(to: shown.screen),
      payloads: &payloads)
    let scene = scene(of: state, in: shown.navigator)
    return RenderedScreen(
      tab: state.tab.map { payloads.caseName(of: $0) },
      path: path(to: state).joined(separator: " › "),
      hasContent: scene.levels.last?.content != nil,
      texts: layouts.map { layout in
        let picture = ScreenPicture(of: scene, layout: layout, redaction: redaction)
        return ScreenText(layout: layout, bytes: frontMatter.bytes + picture.bytes)
      })
  }

  /// The link that the harness declares; a table of links that knows none says so by an error.
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
  /// What the harness's navigator shows.
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

  /// Adds what is visible of a stack, and of what is presented over it.
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

  /// The title of the content, or one made from the case's name.
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

  /// A name as a title, which is made once: an app has few names, and a screen shows several.
  private func title(ofCase name: String) -> String {
    if let title = titles[name] { return title }
    let title = IdentifierWords.title(of: name)
    titles[name] = title
    return title
  }
}

// MARK: - Path

extension ScreenRenderer {
  /// The names on the way to what is visible.
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

  /// What it is, with the name of the app's own case where it is made for one.
  private func name(of dialog: VisibleDialog, _ kind: String) -> String {
    dialog.value.map { "\(kind) \(payloads.caseName(of: $0))" } ?? kind
  }
}
