/// A subscription on offer.
public struct Subscription: Hashable, Identifiable, Sendable {
  /// The identifier of the product.
  public let id: String

  /// The name.
  public let name: String

  /// The price as text.
  public let price: String

  /// The paid features.
  public let features: [String]
}

extension Subscription: PreviewFixture {
  /// The only subscription.
  public static let fixture = Subscription(
    id: "plus", name: "Bookshelf Plus", price: "€3 a month",
    features: ["Reading goals for each month", "Sync with all devices"])
}
