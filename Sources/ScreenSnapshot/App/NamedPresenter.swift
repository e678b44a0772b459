import ScreenNavigation

/// The control that a harness names for a dialog, as steps on a screen of the manifest.
package struct NamedPresenter: Codable, Hashable, Sendable {
  /// The position of the screen.
  let screen: Int

  /// The steps of a journey; the last one taps the control.
  let steps: [String]

  /// Nil if the manifest does not list the screen.
  init?<Screen: RawRepresentable<String>>(
    _ presenter: DialogPresenter<Screen>, among screens: [Screen]
  ) {
    guard
      let position = screens.firstIndex(where: { $0.rawValue == presenter.screen.rawValue })
    else { return nil }
    screen = position
    steps = presenter.steps + ["tap \(presenter.control)"]
  }
}

extension ScreenManifest {
  /// What the path describes.
  var pathState: AnyVisibleState {
    let path = navigationPath
    return AnyVisibleState(
      flow: path.flow as Any?, listedTabs: [], tab: path.tab as Any?,
      stack: VisibleStack(path.stack).erased, overlay: path.overlay as Any?)
  }
}
