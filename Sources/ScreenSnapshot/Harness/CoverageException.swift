/// A case that no screen of the manifest needs to cover, with the reason.
///
/// ```swift
/// static let coverageExceptions: [CoverageException] = [
///   .init(.route, "debugMenu", because: "debug builds only"),
///   .init(.route, "archive", in: "HomeRoute", because: "not built yet"),
/// ]
/// ```
///
/// `snapshot coverage` reports an exception that is no longer needed as an error.
public struct CoverageException: Hashable, Sendable {
  /// The kind of type that declares the case.
  public let kind: CoverageKind

  /// The name of the case, without its payload, or `*` for all cases that no screen renders.
  public let caseName: String

  /// The name of the enum, such as `HomeRoute`, `Home.Route` or `HomeModule.Route`; nil for the type of the navigator.
  public let typeName: String?

  /// The reason, which must not be empty.
  public let reason: String

  /// Creates an exception with the values of its properties.
  public init(
    _ kind: CoverageKind, _ caseName: String, in typeName: String? = nil, because reason: String
  ) {
    self.kind = kind
    self.caseName = caseName
    self.typeName = typeName
    self.reason = reason
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

  /// Alerts and confirmations that a value of the app describes.
  ///
  /// - SeeAlso: ``VisibleDialog/init(describing:title:message:buttons:)``
  case alert
}
