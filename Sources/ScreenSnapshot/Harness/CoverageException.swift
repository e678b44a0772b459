/// A case that no screen of the manifest needs to cover, with the reason.
///
/// ```swift
/// static let exceptions: [CoverageException] = [
///   .route("debugMenu", because: "debug builds only")
/// ]
/// ```
///
/// `snapshot coverage` reports an exception that is no longer needed as an error.
public struct CoverageException: Hashable, Sendable {
  /// The kind of type that declares the case.
  public let kind: CoverageKind

  /// The name of the case, without its payload.
  public let caseName: String

  /// The reason, which must not be empty.
  public let reason: String

  /// Creates an exception for a case of any kind.
  public init(_ kind: CoverageKind, _ caseName: String, because reason: String) {
    self.kind = kind
    self.caseName = caseName
    self.reason = reason
  }

  /// Excludes a route.
  public static func route(_ caseName: String, because reason: String) -> Self {
    Self(.route, caseName, because: reason)
  }

  /// Excludes a sheet or full-screen cover.
  public static func sheet(_ caseName: String, because reason: String) -> Self {
    Self(.sheet, caseName, because: reason)
  }

  /// Excludes a tab.
  public static func tab(_ caseName: String, because reason: String) -> Self {
    Self(.tab, caseName, because: reason)
  }

  /// Excludes a flow.
  public static func flow(_ caseName: String, because reason: String) -> Self {
    Self(.flow, caseName, because: reason)
  }

  /// Excludes an overlay.
  public static func overlay(_ caseName: String, because reason: String) -> Self {
    Self(.overlay, caseName, because: reason)
  }
}

/// A kind of type whose cases `snapshot coverage` counts.
public enum CoverageKind: String, CaseIterable, Sendable, Codable {
  /// Screens that a stack pushes.
  case route

  /// Sheets and full-screen covers.
  case sheet

  /// Tabs of a tab bar or sidebar.
  case tab

  /// App-wide modes, such as onboarding.
  case flow

  /// Screens over the whole app, such as a lock screen.
  case overlay
}
