/// The value of a property that is `@Published`.
///
/// Combine's `Published` stores the value itself until somebody subscribes, and a publisher that has
/// it from then on. A golden shows the value in both states.
enum PublishedValue {
  /// Whether a type is Combine's `Published`; tests name the module of a look-alike.
  static func isPublished(_ type: Any.Type, module: String = "Combine") -> Bool {
    String(reflecting: type).hasPrefix("\(module).Published<")
  }

  /// The value in a `Published`, or the `Published` if its storage is not as expected.
  @Sendable
  static func value(in published: Any) -> Any {
    let mirror = Mirror(reflecting: published)
    return mirror.descendant("storage", "value")
      ?? mirror.descendant("storage", "publisher", "subject", "currentValue")
      ?? published
  }
}
