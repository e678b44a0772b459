package import ScreenContents
package import ScreenRendering

/// The screens and the goldens of a run.
package struct RunRequest: Sendable {
  /// The names that select screens.
  package var selection = ScreenSelection()

  /// The layouts to render; all that the harness declares if nil.
  package var layouts: [ScreenLayout]?

  /// The folder of all manifests, absolute.
  let manifests: String

  /// The folder of all manifests, as messages print it.
  let displayedManifests: String

  /// Whether the manifests folder must exist.
  package var requiresManifests = false

  /// Whether the run compares screens with goldens; its patterns then match obsolete goldens, too.
  package var readsGoldens = true

  /// Whether screens that match are rendered again, too, each in several orders.
  package var checksStability = false

  /// Whether results have the tab of each screen and the path to it.
  package var locatesScreens = true

  /// Whether the report has what controls lead to.
  package var connectsScreens = false

  /// The clock that a check of stability waits for.
  package var clock = RunClock.system

  /// Receives each text that differs from its golden, before the run ends, and nil if it is unstable.
  package var onDifference: @MainActor (GoldenFile, [UInt8]?) -> Void = { _, _ in }

  package init(manifests: String, displayedManifests: String) {
    self.manifests = manifests
    self.displayedManifests = displayedManifests
  }
}
