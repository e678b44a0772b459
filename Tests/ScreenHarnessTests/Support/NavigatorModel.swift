/// What an app renders on a screen, by its navigator.
@MainActor
final class NavigatorModel<Value> {
  private let initial: Value
  /// With the navigators, because a new one could get the identity of one that is gone.
  private var values: [ObjectIdentifier: (AnyObject, Value)] = [:]

  init(_ initial: Value) { self.initial = initial }

  subscript(navigator: AnyObject) -> Value {
    get { values[ObjectIdentifier(navigator)]?.1 ?? initial }
    set { values[ObjectIdentifier(navigator)] = (navigator, newValue) }
  }
}
