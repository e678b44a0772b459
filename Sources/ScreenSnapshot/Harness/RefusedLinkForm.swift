/// A form of links that an app may refuse or open, for ``SnapshotHarness/refusedLinkForms``.
public enum RefusedLinkForm: Hashable, Sendable {
  /// The scheme of another app.
  case foreignScheme

  /// A query item that occurs twice.
  case repeatedQueryItem
}
