extension Bookshelf {
  /// What lies over the whole app, in any flow.
  public enum Overlay: Hashable, Sendable {
    /// Something went well.
    case success(SuccessMessage)

    /// What a subscription offers.
    case paywall(Subscription)
  }
}
