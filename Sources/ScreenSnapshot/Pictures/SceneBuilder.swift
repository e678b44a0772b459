package import ScreenContents
import ScreenPayloads
import ScreenText

/// Builds scenes from the visible states of one app.
@MainActor
package final class SceneBuilder {
  private var describer: PayloadDescriber
  private let manifest: String
  /// The title of an app without tabs and flows.
  private let appTitle: String

  /// The titles that were made from names.
  private var titles: [String: String] = [:]

  package init(for app: AnySnapshotHarness) {
    describer = PayloadDescriber(redaction: app.redaction, qualifying: app.declared.qualifiedCases)
    manifest = app.manifest
    appTitle = IdentifierWords.title(of: manifest)
  }

  /// A state without the app's types.
  package func described(_ state: AnyVisibleState) -> DescribedState { describer.state(state) }

  /// Reads the visible state of an app and checks it.
  ///
  /// - Throws: An error of the navigator, or ``VisibleStateError``.
  package func visibleScreen(of app: any RunningApp) throws -> VisibleScreen {
    try app.visibleScreen(&describer)
  }

  /// The scene of a visible screen in a layout of pictures.
  package func scene(of visible: VisibleScreen, in layout: ScreenLayout) -> ScreenScene {
    let place = LevelContext(visible, layout)
    var levels: [ScreenScene.Level] = []
    appendLevels(over: visible.described.root, at: place, to: &levels)
    if let overlay = visible.state.overlay { levels.append(level(of: overlay, at: place)) }
    var scene = ScreenScene(app: appTitle, levels: levels)
    // Contents of hidden tabs are not made.
    let hidesTabs = layout == .compact && levels[0].content?.hidesTabs == true
    if scene.hasRoomForTabs(in: layout), !hidesTabs { scene.tabs = tabs(at: place) }
    return scene
  }

  /// The contents of the screens that something covers, the lowest first, as they are when nothing covers them;
  /// empty under an overlay.
  package func coveredContents(of visible: VisibleScreen, in layout: ScreenLayout)
    -> [ScreenContent?]
  {
    let state = visible.described
    if state.overlay != nil { return [] }
    let isUnderDialog = state.stack.last?.isDialog == true
    let places = sequence(first: LevelContext(visible, layout), next: \.presented)
    return places.prefix(state.sheetDepth + (isUnderDialog ? 1 : 0)).map { place in
      place.content(of: place.screen(fromTop: 0), isFrontmost: true)?.limited(to: layout)
    }
  }

  /// The level of a stack in one layout, for the contexts of its contents.
  @MainActor
  private struct LevelContext {
    let visible: VisibleScreen
    let layout: ScreenLayout
    private(set) var depth = 0
    private(set) var stack: ArraySlice<Place>
    private var root = AnyDestination.root

    init(_ visible: VisibleScreen, _ layout: ScreenLayout) {
      (self.visible, self.layout, stack) = (visible, layout, visible.described.stack[...])
      if let flow = visible.state.flow { root = .flow(flow) }
      if let tab = visible.state.tab { root = .tab(tab) }
    }

    /// The stack of a sheet, popover or cover over this one; nil without one.
    var presented: LevelContext? {
      guard let sheet = stack.presentation, !sheet.isDialog else { return nil }
      var place = self
      let value = value(at: stack.presented.startIndex)
      (place.depth, place.stack, place.root) = (depth + 1, stack.inner, .sheet(value))
      return place
    }

    /// The app's value of a level.
    private func value(at position: Int) -> Any { visible.state.stack[position].value }

    /// A screen of the stack, whose last one is its root.
    func screen(fromTop position: Int) -> AnyDestination {
      stack.routes.indices.dropLast(position).last.map { .route(value(at: $0)) } ?? root
    }

    /// Whether the visible screen of the stack has nothing over it.
    var isFrontmost: Bool {
      visible.described.overlay == nil && depth == visible.described.sheetDepth
    }

    /// The content of a destination, including the parts of other layouts.
    func content(
      of destination: AnyDestination, isFrontmost: Bool = false, isLabel: Bool = false
    ) -> ScreenContent? {
      let tab: Any? = if case .tab(let tab) = destination { tab } else { visible.state.tab }
      return visible.content(
        ContentRequest(
          destination: destination, tab: tab, depth: depth, layout: layout,
          isFrontmost: isFrontmost, isLabel: isLabel))
    }
  }

  private func tabs(at place: LevelContext) -> [ScreenScene.Tab] {
    zip(place.visible.described.tabs, place.visible.state.tabs).map { tab, value in
      let content = place.content(of: .tab(value), isLabel: true)
      return ScreenScene.Tab(
        title: content?.tabLabel ?? content?.title ?? title(of: tab),
        isSelected: tab == place.visible.described.tab)
    }
  }

  /// Appends the visible levels of a stack and of everything presented over it.
  private func appendLevels(
    over root: Place, at place: LevelContext, to levels: inout [ScreenScene.Level]
  ) {
    let (stack, kind) = (place.stack, root.kind)
    let isCard = kind == .sheet || kind == .popover
    let content = place.content(of: place.screen(fromTop: 0), isFrontmost: place.isFrontmost)
    levels.append(
      ScreenScene.Level(
        kind: kind, title: content?.title ?? title(of: stack.routes.last ?? root),
        back: content?.hidesBack == true ? nil : backTitle(over: root, place),
        closesBySwipe: isCard && stack.routes.isEmpty && content?.isDismissDisabled != true,
        content: content?.limited(to: place.layout)))
    guard let presentation = stack.presentation else { return }
    if presentation.isDialog {
      levels[levels.count - 1].dialog = dialog(presentation, at: place)
      levels[levels.count - 1].closesBySwipe = presentation.kind == .confirmation
    } else if let presented = place.presented {
      appendLevels(over: presentation, at: presented, to: &levels)
    }
  }

  /// The level of the overlay, in whose context the frontmost stack below it is.
  private func level(of overlay: Any, at place: LevelContext) -> ScreenScene.Level {
    let place = Array(sequence(first: place, next: \.presented)).last ?? place
    let content = place.content(of: .overlay(overlay), isFrontmost: true)
    return ScreenScene.Level(
      kind: .overlay, title: content?.title ?? title(of: place.visible.described.overlay),
      content: content?.limited(to: place.layout))
  }

  /// The title on the back button; nil at the root of a stack.
  private func backTitle(over root: Place, _ place: LevelContext) -> String? {
    let routes = place.stack.routes
    if routes.isEmpty { return nil }
    let content = place.content(of: place.screen(fromTop: 1), isLabel: true)
    return content?.title ?? title(of: routes.dropLast().last ?? root)
  }

  /// The dialog of a stack with the buttons of the layout.
  private func dialog(_ presentation: Place, at place: LevelContext) -> VisibleDialog? {
    // Nothing is on a dialog.
    let dialog = place.visible.state.stack.last?.value as? VisibleDialog
    return dialog?.limited(to: place.layout, title: title(of: presentation))
  }

  /// A title made from the name of a value.
  private func title(of destination: Place?) -> String {
    let name = destination?.value?.name ?? manifest
    // Names that differ only in composition are equal keys, and have other titles.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return IdentifierWords.title(of: name) }
    if let title = titles[name] { return title }
    if titles.count > 1000 { titles = [:] }
    let title = IdentifierWords.title(of: name)
    titles[name] = title
    return title
  }
}

extension VisibleDialog {
  /// The dialog with the buttons of a layout, and with its default headline made by the harness's
  /// redaction.
  fileprivate func limited(to layout: ScreenLayout, title defaultTitle: String) -> VisibleDialog {
    var dialog = self
    dialog.buttons = buttons.compactMap { $0.limited(to: layout) }
    if hasDefaultTitle { dialog.title = defaultTitle }
    return dialog
  }
}
