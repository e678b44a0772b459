import Foundation

/// Operates one running app as a person would: its controls, back, tabs, links and a new start.
@MainActor
final class Driver<Harness: SnapshotHarness> {
  /// The layout that the app is shown in.
  let layout: ScreenLayout

  private(set) var navigator: Harness.Navigator
  private let scenes: SceneBuilder<Harness>

  /// Starts the app.
  ///
  /// - Throws: An error of the harness.
  init(in layout: ScreenLayout, scenes: SceneBuilder<Harness>) async throws {
    self.layout = layout
    self.scenes = scenes
    navigator = try await Harness.startedNavigator(in: layout)
    try await settle()
  }

  /// Starts the app and jumps to a screen.
  ///
  /// - Throws: An error of the harness.
  convenience init(
    at screen: Harness.Screen, in layout: ScreenLayout, scenes: SceneBuilder<Harness>
  ) async throws {
    try await self.init(in: layout, scenes: scenes)
    try await show(screen)
  }
}

extension Driver {
  /// What is visible now.
  ///
  /// - Throws: An error of the navigator, or ``VisibleStateError``.
  var visible: SceneBuilder<Harness>.VisibleScreen {
    get throws { try scenes.visibleScreen(of: navigator) }
  }

  /// The scene of what is visible now.
  var scene: ScreenScene {
    get throws { scenes.scene(of: try visible, in: layout) }
  }

  /// The picture of what is visible now, with its secrets: it is compared, but never written.
  var picture: [UInt8] {
    get throws {
      let picture = ScreenPicture(of: try scene, layout: layout, redactor: LabelRedactor(.none))
      return picture.bytes(below: [])
    }
  }

  /// Jumps to a screen.
  func show(_ screen: Harness.Screen) async throws {
    try await Harness.navigate(navigator, to: screen)
    try await settle()
  }

  /// Waits for tasks that the app started itself.
  func settle() async throws {
    try await Harness.settle(navigator)
  }

  /// Operates a control: taps it, or types a text into a field.
  ///
  /// - Parameters:
  ///   - control: A control of the visible screen.
  ///   - text: The text for a field.
  /// - Throws: ``UnsupportedOperation``, ``ScreenContentError`` for a control that cannot be operated,
  ///   or an error of the harness.
  func operate(_ control: ScreenControl, typing text: String = ScreenControl.typedText) async throws
  {
    switch control.kind {
    case .button(let button): try await button.tap()
    case .field(let field):
      guard let action = field.action else { throw ScreenContentError.notWired(label: field.label) }
      await action(text)
    case .back: try await Harness.goBack(in: navigator)
    case .tab(let position):
      try await Harness.select(try visible.appState.tabs[position], in: navigator)
    }
    try await settle()
  }

  /// Taps the tab at a position.
  func select(_ position: Int) async throws {
    try await Harness.select(try visible.appState.tabs[position], in: navigator)
    try await Harness.settle(navigator)
  }

  /// Pops or dismisses, as the back button or a swipe down does.
  func goBack() async throws {
    try await Harness.goBack(in: navigator)
    try await settle()
  }

  /// Opens a link as the app does; ``settle()`` must follow.
  ///
  /// - Throws: The reason why the app refuses the link.
  func open(_ url: URL) async throws {
    try await Harness.open(url, in: navigator)
  }

  /// Ends the app and starts it again with its stored state.
  func relaunch() async throws {
    navigator = try await Harness.relaunch(navigator)
    try await settle()
  }
}

extension SnapshotHarness {
  /// The navigator that the harness makes for a layout, or the one for all layouts.
  static func startedNavigator(in layout: ScreenLayout) async throws -> Navigator {
    if let navigator = try await makeNavigator(for: layout) { return navigator }
    return try await makeNavigator()
  }

  /// The layouts to operate the app in: the declared layouts of pictures, the compact one first.
  static var drivenLayouts: [ScreenLayout] {
    let declared = ScreenLayout.allCases.filter { $0.isPicture && layouts.contains($0) }
    return declared.isEmpty ? [.compact] : declared
  }
}

extension ScreenButton {
  /// Runs the action of the button; an effect outside of navigation does nothing.
  ///
  /// - Throws: ``ScreenContentError`` if the button is disabled or not wired.
  @MainActor
  func tap() async throws(ScreenContentError) {
    guard isEnabled else { throw .disabled(label: label) }
    switch action {
    case .notWired: throw .notWired(label: label)
    case .navigation(let action): await action()
    case .effect: break
    }
  }
}
