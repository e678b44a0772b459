import ScreenText

/// Builds scenes from the visible states of one app.
@MainActor
final class SceneBuilder {
  private var payloads: PayloadWriter
  /// Compares tabs, and redacts nothing, because two secrets differ.
  private var identities = PayloadWriter(redaction: .none)
  private let manifest: String
  /// The title of an app without tabs and flows.
  private let appTitle: String
  private var titles: [ByteString: String] = [:]

  init(for app: SnapshotApp) {
    payloads = PayloadWriter(redaction: app.redaction)
    manifest = app.manifest
    appTitle = IdentifierWords.title(of: app.manifest)
  }

  /// Reads the visible state of an app and checks it.
  ///
  /// - Throws: An error of the navigator, or ``VisibleStateError``.
  func visibleScreen(of app: RunningApp) throws -> VisibleScreen {
    try VisibleScreen(of: app, checkingWith: &identities)
  }

  /// The scene of a visible screen in a layout of pictures.
  func scene(of visible: VisibleScreen, in layout: ScreenLayout) -> ScreenScene {
    let place = LevelPlace(visible: visible, layout: layout)
    var levels: [ScreenScene.Level] = []
    appendLevels(
      of: visible.state.stack, over: { visible.state.tab ?? visible.state.flow }, as: .base,
      at: place, to: &levels)
    if visible.hasOverlay { levels.append(overlayLevel(at: place)) }
    var scene = ScreenScene(app: appTitle, levels: levels)
    // Contents of hidden tabs are not made.
    if scene.hasRoomForTabs(in: layout) { scene.tabs = tabs(at: place) }
    return scene
  }

  /// The level of a stack in one layout, for the contexts of its contents.
  @MainActor
  private struct LevelPlace {
    let visible: VisibleScreen
    let layout: ScreenLayout
    var depth = 0

    /// The stack of a sheet, popover or cover over this one.
    var presented: LevelPlace {
      LevelPlace(visible: visible, layout: layout, depth: depth + 1)
    }

    /// Whether the visible screen of the stack has nothing over it.
    var isFrontmost: Bool { !visible.hasOverlay && depth == visible.depth }

    /// The content of a destination, including the parts of other layouts.
    func content(
      _ position: ScreenPlace.Position, isFrontmost: Bool = false, isLabel: Bool = false
    ) -> ScreenContent? {
      visible.content(
        at: ScreenPlace(
          position: position, depth: depth, layout: layout, isFrontmost: isFrontmost,
          isLabel: isLabel))
    }
  }

  private func tabs(at place: LevelPlace) -> [ScreenScene.Tab] {
    var tabs: [ScreenScene.Tab] = []
    tabs.reserveCapacity(place.visible.state.tabs.count)
    for position in place.visible.state.tabs.indices {
      let content = place.content(.tab(position), isLabel: true)
      tabs.append(
        ScreenScene.Tab(
          title: content?.tabLabel
            ?? title(content?.title, of: place.visible.state.tabs[position]),
          isSelected: position == place.visible.selectedTab))
    }
    return tabs
  }

  /// Appends the visible levels of a stack and of everything presented over it.
  ///
  /// The root is nil in an app that has neither tabs nor flows. Destinations are read only for titles
  /// that contents lack, because a copy of an `Any` takes 100 instructions.
  private func appendLevels(
    of stack: AnyVisibleStack, over root: () -> Any?, as kind: ScreenScene.Kind,
    at place: LevelPlace, to levels: inout [ScreenScene.Level]
  ) {
    let content = place.content(.stack(fromTop: 0), isFrontmost: place.isFrontmost)
    levels.append(
      ScreenScene.Level(
        kind: kind, title: title(content?.title, of: stack.routes.last ?? root()),
        back: backTitle(of: stack, over: root, place),
        content: content?.limited(to: place.layout)))
    switch stack.presentations.first {
    case nil: break
    case .sheet(let sheet, let inner), .popover(let sheet, let inner):
      appendLevels(of: inner, over: { sheet }, as: .sheet, at: place.presented, to: &levels)
    case .fullScreenCover(let cover, let inner):
      appendLevels(of: inner, over: { cover }, as: .cover, at: place.presented, to: &levels)
    case .alert(let dialog), .confirmation(let dialog):
      levels[levels.count - 1].dialog = titled(dialog, in: place.layout)
    }
  }

  /// The level of the overlay, in whose context the frontmost stack below it is.
  private func overlayLevel(at place: LevelPlace) -> ScreenScene.Level {
    var place = place
    place.depth = place.visible.depth
    let content = place.content(.overlay, isFrontmost: true)
    return ScreenScene.Level(
      kind: .overlay, title: title(content?.title, of: place.visible.state.overlay),
      content: content?.limited(to: place.layout))
  }

  /// The title on the back button; nil at the root of a stack.
  private func backTitle(
    of stack: AnyVisibleStack, over root: () -> Any?, _ place: LevelPlace
  ) -> String? {
    if stack.routes.isEmpty { return nil }
    let content = place.content(.stack(fromTop: 1), isLabel: true)
    return title(content?.title, of: stack.routes.dropLast().last ?? root())
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

  /// The title of a content, or a title made from the name of its destination.
  private func title(
    _ title: String?, of destination: @autoclosure () -> Any?
  ) -> String {
    if let title { return title }
    return self.title(ofCase: destination().map { payloads.caseName(of: $0) } ?? manifest)
  }

  /// A title made from a name, cached because screens share names.
  private func title(ofCase name: String) -> String {
    let key = ByteString(name)
    if let title = titles[key] { return title }
    let title = IdentifierWords.title(of: name)
    titles[key] = title
    return title
  }
}
