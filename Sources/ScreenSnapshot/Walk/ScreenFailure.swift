/// Why a screen has no text.
package struct ScreenFailure: Error, Equatable, Sendable {
  /// The screen's raw value.
  package let screen: String

  /// The error that the harness, or the check of the visible state, ended with.
  package let reason: String
}
