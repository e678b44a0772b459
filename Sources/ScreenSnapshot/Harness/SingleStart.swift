/// The start of an app that has only one.
///
/// An app with several starts declares an enum `Start` in its harness instead. An enum is `Hashable`, and this type is
/// not, so the compiler asks for ``NavigationHarness/makeNavigator()`` if and only if the app has one start.
public struct SingleStart: CaseIterable, RawRepresentable, Sendable {
  /// The only start.
  public static let single = SingleStart()

  /// The only start.
  public static let allCases = [single]

  /// The name of the only start.
  public var rawValue: String { "single" }

  private init() {}

  /// Creates the start with the name; nil if another one is meant.
  public init?(rawValue: String) {
    if rawValue != Self.single.rawValue { return nil }
  }
}

/// The app has several starts, and none of them was named.
struct MissingStart: Error, CustomStringConvertible {
  let description = "the app has several starts; call 'makeNavigator(from:for:)'"
}
