/// Builds scenes from the visible states of one harness.
@MainActor
final class SceneBuilder<Harness: SnapshotHarness> {
  private var payloads = PayloadWriter(redaction: Harness.redaction)
  /// Compares tabs, and redacts nothing, because two secrets differ.
  private var identities = PayloadWriter(redaction: .none)
  private let manifest = Harness.manifest
  private var titles: [String: String] = [:]

  /// A navigator with its visible state.
  struct VisibleScreen {
    let navigator: Harness.Navigator
    let state: State
  }

  /// The visible state of the harness's navigator.
  typealias State = VisibleFlowState<
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
    let state = try navigator.visibleState
    try state.check(&identities)
    return VisibleScreen(navigator: navigator, state: state)
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

extension VisibleStack {
  /// Whether no other stack is over this one.
  fileprivate var isFrontmost: Bool { inner == nil }

  /// The number of stacks over this one.
  fileprivate var depth: Int { inner.map { $0.depth + 1 } ?? 0 }
}
