extension Bookshelf {
  /// A screen over the whole app, in any flow.
  public enum Overlay: Hashable, Sendable {
    /// A success message.
    case success(SuccessMessage)

    /// The offer of a subscription.
    case paywall(Subscription)
  }
}

extension Bookshelf.Overlay: Identifiable {
  /// The overlay itself.
  public var id: Self { self }
}
