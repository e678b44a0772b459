/// What one can subscribe to.
public struct Subscription: Hashable, Sendable {
  /// The name.
  public let name: String

  /// What it costs, in words.
  public let price: String

  /// What it has that is not free.
  public let features: [String]
}

extension Subscription: PreviewFixture {
  /// The only one there is.
  public static let fixture = Subscription(
    name: "Bookshelf Plus", price: "3 a month",
    features: ["Lists without limit", "Sync with all devices"])
}
