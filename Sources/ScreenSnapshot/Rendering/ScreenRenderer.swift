import Foundation
import ScreenNavigation

/// Renders the screens of one harness as texts.
@MainActor
final class ScreenRenderer<Harness: SnapshotHarness> {
  private let redaction: Redaction
  private var payloads: PayloadWriter
  /// Compares tabs, and redacts nothing, because two secrets differ.
  private var identities = PayloadWriter(redaction: .none)
  private let manifest = Harness.manifest
  private var titles: [String: String] = [:]
  private lazy var caseReader = CaseReader(of: Harness.allCoveredTypes)

  init() {
    redaction = Harness.redaction
    payloads = PayloadWriter(redaction: redaction)
  }

  /// A navigator at a screen, with its visible state.
  struct VisibleScreen {
    let navigator: Harness.Navigator
    let state: State
    /// The front matter; empty if only the location matters.
    let frontMatter: [UInt8]
  }

  /// Navigates to a screen and renders it in the layouts of a task.
  ///
  /// Layouts share a navigator unless the harness makes one for a layout.
  ///
  /// - Throws: An error of the harness, or ``VisibleStateError``.
  func render(
    _ screen: Harness.Screen, as task: RenderTask, for purpose: RenderPurpose
  ) async throws -> RenderedScreen {
    let screens = try await visibleScreens(of: screen, in: task.layouts, for: purpose)
    let first = screens.first?.visible.state
    if purpose == .location { return location(of: first) }
    let scenes = screens.map { scene(of: $0.visible, in: $0.layout) }
    var rendered = RenderedScreen(
      tab: first.flatMap { tab(of: $0) },
      path: first.map { path(to: $0) } ?? "",
      hasContent: scenes.contains { $0.levels.last?.content != nil },
      texts: zip(screens, scenes).map { screen, scene in
        let picture = ScreenPicture(of: scene, layout: screen.layout, redaction: redaction)
        return ScreenText(
          layout: screen.layout, bytes: screen.visible.frontMatter + picture.bytes)
      })
    let frontMatter = screens.first?.visible.frontMatter
    rendered.otherLocations = screens.lazy.map { ($0.layout, $0.visible) }
      .filter { $0.1.frontMatter != frontMatter }
      .map {
        LayoutLocation(layout: $0, tab: self.tab(of: $1.state), path: self.path(to: $1.state))
      }
    if purpose == .coverage {
      for screen in screens { rendered.cases.formUnion(caseReader.cases(in: screen.visible.state)) }
    }
    return rendered
  }

  /// Navigates to a screen for each layout, on one navigator for all layouts that share one.
  ///
  /// - Throws: An error of the harness, or ``VisibleStateError``.
  private func visibleScreens(
    of screen: Harness.Screen, in layouts: [ScreenLayout], for purpose: RenderPurpose
  ) async throws -> [(layout: ScreenLayout, visible: VisibleScreen)] {
    var screens: [(layout: ScreenLayout, visible: VisibleScreen)] = []
    var shared: VisibleScreen?
    for layout in layouts {
      if let own = try await navigate(to: screen, in: layout, for: purpose) {
        screens.append((layout, own))
        continue
      }
      if shared == nil { shared = try await navigateShared(to: screen, in: layout, for: purpose) }
      if let shared { screens.append((layout, shared)) }
    }
    return screens
  }

  /// Navigates to a screen on a navigator for all layouts that share one.
  ///
  /// - Throws: An error of the harness, ``VisibleStateError``, or ``LayoutError`` if another layout has
  ///   a navigator of its own.
  private func navigateShared(
    to screen: Harness.Screen, in layout: ScreenLayout, for purpose: RenderPurpose
  ) async throws -> VisibleScreen {
    do {
      return try await navigate(to: screen, on: Harness.makeNavigator(), for: purpose)
    } catch {
      for other in Harness.layouts where other != layout {
        guard case .some = try? await Harness.makeNavigator(for: other) else { continue }
        throw LayoutError(layout: layout, reason: "\(error)")
      }
      throw error
    }
  }

  /// The tab and the flow of a state, without texts.
  private func location(of state: State?) -> RenderedScreen {
    RenderedScreen(
      tab: state.flatMap { tab(of: $0) },
      flow: state?.flow.map { payloads.caseName(of: $0) }, path: "", hasContent: false, texts: [])
  }

  /// Navigates to a screen on the navigator that the harness makes for a layout, if any.
  ///
  /// - Throws: ``LayoutError``.
  private func navigate(
    to screen: Harness.Screen, in layout: ScreenLayout, for purpose: RenderPurpose
  ) async throws -> VisibleScreen? {
    do {
      guard let navigator = try await Harness.makeNavigator(for: layout) else { return nil }
      return try await navigate(to: screen, on: navigator, for: purpose)
    } catch {
      throw LayoutError(layout: layout, reason: "\(error)")
    }
  }

  /// Navigates a fresh navigator to a screen.
  ///
  /// - Throws: An error of the harness, or ``VisibleStateError``.
  private func navigate(
    to screen: Harness.Screen, on navigator: Harness.Navigator, for purpose: RenderPurpose
  ) async throws -> VisibleScreen {
    try await Harness.navigate(navigator, to: screen)
    let state = try navigator.visibleState
    try state.check(&identities)
    // A broken link must not select a screen of another tab.
    if purpose == .location {
      return VisibleScreen(navigator: navigator, state: state, frontMatter: [])
    }
    let frontMatter = FrontMatter(
      of: screen.rawValue, in: state, link: try link(to: screen), payloads: &payloads)
    return VisibleScreen(navigator: navigator, state: state, frontMatter: frontMatter.bytes)
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

  /// A stack in one layout, for the contexts of its contents.
  private struct Place {
    let visible: VisibleScreen
    let layout: ScreenLayout
    var depth = 0

    /// The stack of a sheet, popover or cover over this one.
    var presented: Place { Place(visible: visible, layout: layout, depth: depth + 1) }
  }

  private func scene(of visible: VisibleScreen, in layout: ScreenLayout) -> ScreenScene {
    let state = visible.state
    let place = Place(visible: visible, layout: layout)
    var levels: [ScreenScene.Level] = []
    appendLevels(of: state.stack, over: root(of: state), as: .base, at: place, to: &levels)
    if let overlay = state.overlay {
      let top = Place(visible: visible, layout: layout, depth: state.stack.depth)
      appendLevels(of: Stack(), over: .overlay(overlay), as: .overlay, at: top, to: &levels)
    }
    return ScreenScene(
      app: title(ofCase: manifest), tabs: tabs(of: state, at: place), levels: levels)
  }

  private func tabs(of state: State, at place: Place) -> [ScreenScene.Tab] {
    let selected = state.tab.map { identities.identity(ofCase: $0) }
    return state.tabs.map { tab in
      let content = content(of: .tab(tab), in: tab, at: place)
      return ScreenScene.Tab(
        title: content?.tabLabel ?? title(of: .tab(tab), content),
        isSelected: identities.identity(ofCase: tab) == selected)
    }
  }

  private func root(of state: State) -> Harness.Destination {
    if let tab = state.tab { return .tab(tab) }
    return state.flow.map { .flow($0) } ?? .root
  }

  /// Appends the visible levels of a stack and of everything presented over it.
  private func appendLevels(
    of stack: Stack, over root: Harness.Destination, as kind: ScreenScene.Kind, at place: Place,
    to levels: inout [ScreenScene.Level]
  ) {
    let destinations = [root] + stack.routes.suffix(2).map { .route($0) }
    let top = destinations.last ?? root
    let back = destinations.dropLast().last
    let isFrontmost = kind == .overlay || place.visible.state.overlay == nil && stack.isFrontmost
    let content = content(of: top, at: place, isFrontmost: isFrontmost)
    levels.append(
      ScreenScene.Level(
        kind: kind, title: title(of: top, content),
        back: back.map { title(of: $0, self.content(of: $0, at: place)) }, content: content))
    switch stack.presentations.first {
    case nil: break
    case .sheet(let sheet, let inner), .popover(let sheet, let inner):
      appendLevels(of: inner, over: .sheet(sheet), as: .sheet, at: place.presented, to: &levels)
    case .fullScreenCover(let cover, let inner):
      appendLevels(of: inner, over: .sheet(cover), as: .cover, at: place.presented, to: &levels)
    case .alert(let dialog), .confirmation(let dialog):
      levels[levels.count - 1].dialog = titled(dialog, in: place.layout)
    }
  }

  /// The content of a destination in a stack, for the layout of the stack.
  private func content(
    of destination: Harness.Destination, in tab: Harness.Navigator.VisibleTab? = nil,
    at place: Place, isFrontmost: Bool = false
  ) -> ScreenContent? {
    let context = ScreenContext(
      place.visible.navigator, tab: tab ?? place.visible.state.tab, depth: place.depth,
      layout: place.layout, isFrontmost: isFrontmost)
    return Harness.content(of: destination, in: context)?.limited(to: place.layout)
  }

  /// The dialog with the buttons of a layout, and with its default headline made by the harness's
  /// redaction.
  private func titled(_ dialog: VisibleDialog, in layout: ScreenLayout) -> VisibleDialog {
    let buttons = dialog.buttons.compactMap { $0.limited(to: layout) }
    guard let value = dialog.value else {
      return VisibleDialog(dialog.title, message: dialog.message, buttons: buttons)
    }
    let title = dialog.hasDefaultTitle ? title(ofCase: payloads.caseName(of: value)) : dialog.title
    return VisibleDialog(
      describing: value, title: title, message: dialog.message, buttons: buttons)
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
  private func tab(of state: State) -> String? {
    state.tab.map { payloads.caseName(of: $0) }
  }

  private func path(to state: State) -> String {
    let overlay = state.overlay.map { "overlay \(payloads.caseName(of: $0))" }
    return (path(of: state.stack) + [overlay].compactMap(\.self)).joined(separator: " › ")
  }

  private func path(of stack: Stack) -> [String] {
    let routes = stack.routes.map { payloads.caseName(of: $0) }
    switch stack.presentations.first {
    case nil: return routes
    case .sheet(let sheet, let inner):
      return routes + ["sheet \(payloads.caseName(of: sheet))"] + path(of: inner)
    case .popover(let popover, let inner):
      return routes + ["popover \(payloads.caseName(of: popover))"] + path(of: inner)
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

extension VisibleStack {
  /// Whether no other stack is over this one.
  fileprivate var isFrontmost: Bool { inner == nil }

  /// The number of stacks over this one.
  fileprivate var depth: Int { inner.map { $0.depth + 1 } ?? 0 }
}

/// The reason why a screen cannot be rendered on the navigator that the harness makes for a layout.
struct LayoutError: Error, Equatable, CustomStringConvertible {
  let layout: ScreenLayout
  let reason: String

  var description: String { "in the \(layout.rawValue) layout: \(reason)" }
}
