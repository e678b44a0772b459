/// The start of an app that has only one.
///
/// An app with several starts declares an enum `Start` in its harness instead.
public enum SingleStart: String, CaseIterable, Sendable {
  /// The only start.
  case single
}

/// A harness has no function that creates its router.
struct MissingNavigator: Error, CustomStringConvertible {
  let description =
    "the harness creates no navigator; implement 'makeNavigator()', or 'makeNavigator(from:for:)' for several starts"
}
