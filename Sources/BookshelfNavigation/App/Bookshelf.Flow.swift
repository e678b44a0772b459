extension Bookshelf {
  /// The modes of the app, of which one is shown.
  public enum Flow: String, CaseIterable, Codable, Sendable {
    /// The first steps of somebody new.
    case onboarding

    /// The tabs, for somebody who is signed in.
    case authorized

    /// The service is not there.
    case maintenance
  }
}
