/// A type that provides its own description for goldens.
///
/// Use it for payloads whose fields are irrelevant or change from run to run. Declare the conformance
/// in the harness target, because an app does not link `ScreenSnapshot`:
///
/// ```swift
/// extension Money: @retroactive SnapshotDescribing {
///   public var snapshotDescription: Any { "\(amount) \(currency.code)" }
/// }
/// ```
public protocol SnapshotDescribing {
  /// The value to write instead of this one, such as a string, a number or a dictionary.
  ///
  /// It must be equal in every run. A value of the same type is written by its fields.
  var snapshotDescription: Any { get }
}
