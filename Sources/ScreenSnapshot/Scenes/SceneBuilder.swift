/// Builds scenes from the visible states of one harness.
@MainActor
final class SceneBuilder<Harness: SnapshotHarness> {
  private var payloads = PayloadWriter(redaction: Harness.redaction)
  /// Compares tabs, and redacts nothing, because two secrets differ.
  private var identities = PayloadWriter(redaction: .none)
  private let manifest = Harness.manifest
  private var titles: [String: String] = [:]

  /// A navigator with its visible state, which is a class because every content gets it.
  final class VisibleScreen {
    let navigator: Harness.Navigator

    /// The visible state in the app's types.
    let appState: AppState
    let state: AnyVisibleState

    /// The number of stacks over the stack of the tab.
    let depth: Int

    /// The position of the selected tab among the tabs; nil in an app without tabs.
    let selectedTab: Int?

    fileprivate init(
      _ navigator: Harness.Navigator, _ appState: AppState, _ state: AnyVisibleState,
      selectedTab: Int?
    ) {
      self.navigator = navigator
      self.appState = appState
      self.state = state
      depth = state.stack.depth
      self.selectedTab = selectedTab
    }
  }

  /// The visible state of the harness's navigator.
  typealias AppState = VisibleFlowState<
    Harness.Navigator.VisibleFlow, Harness.Navigator.VisibleTab, Harness.Navigator.VisibleRoute,
    Harness.Navigator.VisibleSheet, Harness.Navigator.VisibleOverlay
  >
  private typealias Stack = VisibleStack<
    Harness.Navigator.VisibleRoute, Harness.Navigator.VisibleSheet
  >

  /// Reads the visible state of a navigator and checks it.
  ///
  /// - Throws: An error of the navigator, or ``VisibleStateError``.
  func visibleScreen(of navigator: Harness.Navigator) throws -> VisibleScreen {
    let appState = try navigator.visibleState
    let state = appState.erased
    let selectedTab = try state.check(&identities)
    return VisibleScreen(navigator, appState, state, selectedTab: selectedTab)
  }

  /// A stack in one layout, for the contexts of its contents.
  private struct Place {
    let visible: VisibleScreen
    let layout: ScreenLayout
    var depth = 0

    /// The stack of a sheet, popover or cover over this one.
    var presented: Place { Place(visible: visible, layout: layout, depth: depth + 1) }
  }

  /// The scene of a visible screen in a layout of pictures.
  func scene(of visible: VisibleScreen, in layout: ScreenLayout) -> ScreenScene {
    let state = visible.appState
    let place = Place(visible: visible, layout: layout)
    var levels: [ScreenScene.Level] = []
    appendLevels(of: state.stack, over: root(of: state), as: .base, at: place, to: &levels)
    if let overlay = state.overlay {
      let top = Place(visible: visible, layout: layout, depth: visible.depth)
      appendLevels(of: Stack(), over: .overlay(overlay), as: .overlay, at: top, to: &levels)
    }
    var scene = ScreenScene(app: title(ofCase: manifest), levels: levels)
    // Contents of hidden tabs are not made.
    if scene.hasRoomForTabs(in: layout) { scene.tabs = tabs(at: place) }
    return scene
  }

  private func tabs(at place: Place) -> [ScreenScene.Tab] {
    let visible = place.visible
    var tabs: [ScreenScene.Tab] = []
    for (position, value) in visible.state.tabs.enumerated() {
      let tab = visible.appState.tabs[position]
      let content = content(of: .tab(tab), in: tab, at: place)
      let title = content?.tabLabel ?? content?.title
      tabs.append(
        ScreenScene.Tab(
          title: title ?? self.title(ofCase: payloads.caseName(of: value)),
          isSelected: position == visible.selectedTab))
    }
    return tabs
  }

  private func root(of state: AppState) -> Harness.Destination {
    if let tab = state.tab { return .tab(tab) }
    return state.flow.map { .flow($0) } ?? .root
  }

  /// Appends the visible levels of a stack and of everything presented over it.
  private func appendLevels(
    of stack: Stack, over root: Harness.Destination, as kind: ScreenScene.Kind, at place: Place,
    to levels: inout [ScreenScene.Level]
  ) {
    let top = destination(0, of: stack, over: root)
    let isOverlaid = kind != .overlay && place.visible.state.overlay != nil
    let isFrontmost = !isOverlaid && place.depth == place.visible.depth
    let content = content(
      of: top, in: place.visible.appState.tab, at: place, isFrontmost: isFrontmost)
    levels.append(
      ScreenScene.Level(
        kind: kind, title: title(of: top, content), back: backTitle(of: stack, over: root, place),
        content: content?.limited(to: place.layout)))
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

  /// A destination of a stack, counted from the top; its last one is the root.
  private func destination(
    _ position: Int, of stack: Stack, over root: Harness.Destination
  ) -> Harness.Destination {
    let index = stack.routes.count - 1 - position
    return index < 0 ? root : .route(stack.routes[index])
  }

  /// The title on the back button; nil at the root of a stack.
  private func backTitle(
    of stack: Stack, over root: Harness.Destination, _ place: Place
  ) -> String? {
    if stack.routes.isEmpty { return nil }
    let back = destination(1, of: stack, over: root)
    return title(of: back, content(of: back, in: place.visible.appState.tab, at: place))
  }

  /// The content of a destination in a stack, including the parts of other layouts.
  private func content(
    of destination: Harness.Destination, in tab: Harness.Navigator.VisibleTab?, at place: Place,
    isFrontmost: Bool = false
  ) -> ScreenContent? {
    let context = ScreenContext(
      place.visible.navigator, tab: tab, depth: place.depth, layout: place.layout,
      isFrontmost: isFrontmost)
    return Harness.content(of: destination, in: context)
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

extension AnyVisibleStack {
  /// The number of stacks over this one.
  fileprivate var depth: Int { inner.map { $0.depth + 1 } ?? 0 }
}
