/// A case that no screen of the manifest needs to show, and why.
///
/// ```swift
/// static let exceptions: [CoverageException] = [
///   .route("debugMenu", because: "debug builds only")
/// ]
/// ```
///
/// An exception that is not needed any more is an error of `snapshot coverage`.
public struct CoverageException: Hashable, Sendable {
  /// Which of the app's types has the case.
  public let kind: CoverageKind

  /// The name of the case, without its payload.
  public let caseName: String

  /// Why no screen shows it.
  public let reason: String

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - kind: Which of the app's types has the case.
  ///   - caseName: The name of the case, without its payload.
  ///   - reason: Why no screen shows it; it has to say something.
  public init(_ kind: CoverageKind, _ caseName: String, because reason: String) {
    self.kind = kind
    self.caseName = caseName
    self.reason = reason
  }
}

extension CoverageException {
  /// A route that no screen needs to show.
  ///
  /// - Parameters:
  ///   - caseName: The name of the case, without its payload.
  ///   - reason: Why no screen shows it.
  /// - Returns: The exception.
  public static func route(_ caseName: String, because reason: String) -> Self {
    Self(.route, caseName, because: reason)
  }

  /// A sheet or full-screen cover that no screen needs to show.
  ///
  /// - Parameters:
  ///   - caseName: The name of the case, without its payload.
  ///   - reason: Why no screen shows it.
  /// - Returns: The exception.
  public static func sheet(_ caseName: String, because reason: String) -> Self {
    Self(.sheet, caseName, because: reason)
  }

  /// A tab that no screen needs to show.
  ///
  /// - Parameters:
  ///   - caseName: The name of the case, without its payload.
  ///   - reason: Why no screen shows it.
  /// - Returns: The exception.
  public static func tab(_ caseName: String, because reason: String) -> Self {
    Self(.tab, caseName, because: reason)
  }

  /// A flow that no screen needs to show.
  ///
  /// - Parameters:
  ///   - caseName: The name of the case, without its payload.
  ///   - reason: Why no screen shows it.
  /// - Returns: The exception.
  public static func flow(_ caseName: String, because reason: String) -> Self {
    Self(.flow, caseName, because: reason)
  }

  /// An overlay that no screen needs to show.
  ///
  /// - Parameters:
  ///   - caseName: The name of the case, without its payload.
  ///   - reason: Why no screen shows it.
  /// - Returns: The exception.
  public static func overlay(_ caseName: String, because reason: String) -> Self {
    Self(.overlay, caseName, because: reason)
  }
}
