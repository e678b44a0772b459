/// A type that says itself what goes into a golden in its place.
///
/// For payloads whose fields are noise, or that change from run to run. Declare the conformance in
/// the harness target, since an app does not link `ScreenSnapshot`:
///
/// ```swift
/// extension Money: @retroactive SnapshotDescribing {
///   public var snapshotDescription: Any { "\(amount) \(currency.code)" }
/// }
/// ```
public protocol SnapshotDescribing {
  /// What is described in place of this value: a string, a number, a dictionary, another struct.
  ///
  /// Of a value of the same type, the fields are described. Must be the same in every run.
  var snapshotDescription: Any { get }
}
