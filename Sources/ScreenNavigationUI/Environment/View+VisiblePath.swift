#if canImport(SwiftUI)
  public import ScreenNavigation
  public import SwiftUI

  extension View {
    /// Puts the visible path into the accessibility tree of an app that was started at a place.
    ///
    /// Each ``RouterStack`` then has an invisible element with the path. A user interface test exports it with the
    /// tree, and `snapshot views` tells by it whether the app is on another screen. Apply it outside of every stack. It
    /// changes nothing in an app that was started without a screen or a link in its arguments.
    ///
    /// - Parameters:
    ///   - router: The outermost router.
    ///   - launch: The launch of the app.
    /// - Returns: A view whose stacks have the path.
    public func visiblePathForTests<Screen: ScreenManifest>(
      of router: some VisiblePathReading<Screen.Schema>, after launch: ScreenLaunch<Screen>
    ) -> some View {
      let path: (@MainActor () -> String)? =
        launch.isRequested ? { @MainActor in router.visiblePath.text } : nil
      return environment(\.visiblePathText, path)
    }
  }

  extension EnvironmentValues {
    /// Returns the visible path in words; nil outside of a test.
    @Entry var visiblePathText: (@MainActor () -> String)? = nil
  }

  /// An invisible element with the visible path, beside a stack.
  struct VisiblePathElement: ViewModifier {
    @Environment(\.visiblePathText) private var path

    func body(content: Content) -> some View {
      content.overlay(alignment: .topLeading) {
        if let path {
          Color.clear
            .frame(width: 1, height: 1)
            .accessibilityElement()
            .accessibilityIdentifier(PathText.identifier)
            .accessibilityLabel(path())
            .allowsHitTesting(false)
        }
      }
    }
  }
#endif
