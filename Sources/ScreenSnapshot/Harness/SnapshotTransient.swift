/// A route or sheet that a new start of the app does not restore, such as a step that needs a network.
///
/// Routes and sheets of the library's routers conform to `TransientDestination` instead. For other routers, declare
/// the conformance in the harness target, because an app does not link `ScreenSnapshot`:
///
/// ```swift
/// extension AppSheet: @retroactive SnapshotTransient {
///   public var isTransient: Bool { self == .share }
/// }
/// ```
///
/// The law ``AuditLaw/restoration`` then accepts that a relaunch shows what is below it.
public protocol SnapshotTransient {
  /// Whether a new start shows what is below.
  var isTransient: Bool { get }
}
