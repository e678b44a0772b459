/// A type whose values name themselves in titles, paths and front matter.
///
/// Use it for routes whose type says too little, such as a struct around all screens of an app.
/// Declare the conformance in the harness target, because an app does not link `ScreenSnapshot`:
///
/// ```swift
/// extension AnyRoute: @retroactive SnapshotNaming {
///   public var snapshotName: String { screen.identifier }
/// }
/// ```
///
/// An enum needs no conformance: its values have the names of their cases. In front matter, a case
/// always keeps its own name.
public protocol SnapshotNaming {
  /// The name, such as `bookDetail`.
  ///
  /// It must be equal in every run. Without content, the title of the screen is made from it.
  var snapshotName: String { get }
}
