/// The app's own value for an alert or a confirmation.
struct DialogValue: Hashable, Sendable {
  let base: any Hashable & Sendable

  static func == (lhs: DialogValue, rhs: DialogValue) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}
