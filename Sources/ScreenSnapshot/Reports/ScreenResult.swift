/// The verdict on one screen in one layout, or on one obsolete file, and what led to it.
package struct ScreenResult: Sendable {
  /// The screen's raw value; of an obsolete file, the name that it was recorded under.
  package let screen: String

  /// The layout.
  package let layout: ScreenLayout

  /// What became of it.
  package let verdict: Verdict

  /// The golden's path, relative to the package.
  package let golden: String

  /// The selected tab, where the screen could be shown and has one.
  package var tab: String?

  /// The names on the way to what is visible.
  package var path: String?

  /// Whether the harness has content for what is visible.
  package var hasContent = false

  /// Why the verdict is `invalid`.
  package var reason: String?

  /// The line of the golden that the reason speaks of, counted from 1.
  package var line: Int?

  /// What to know besides the verdict.
  package var note: String?

  /// What differs.
  package var diff: UnifiedDiff?

  /// What differs, in words.
  package var headline: String?
}
