public import ScreenNavigation

extension SnapshotHarness where Screen: ScreenManifest, Navigator: PathNavigating<Screen.Schema> {
  /// Shows a screen by its path.
  ///
  /// - Parameters:
  ///   - navigator: A fresh router.
  ///   - screen: The screen to show.
  /// - Throws: `ScreenPathError` where the router cannot follow the path as it is written.
  public static func navigate(_ navigator: Navigator, to screen: Screen) throws {
    let path = screen.navigationPath
    try navigator.check(path)
    navigator.navigate(to: path)
  }
}
