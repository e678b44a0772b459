extension Bookshelf {
  /// The modes of the app.
  public enum Flow: String, CaseIterable, Codable, Sendable {
    /// The onboarding of a new user.
    case onboarding

    /// The tabs for a signed-in user.
    case authorized

    /// The message that the service is unavailable.
    case maintenance
  }
}
