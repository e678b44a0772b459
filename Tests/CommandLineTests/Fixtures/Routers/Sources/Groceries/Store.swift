import Observation

// The architecture: the state is a value, actions change it, and effects are values, too.

@Observable @MainActor
final class Store<State, Action: Sendable, Effect: Sendable> {
  private(set) var state: State

  private let reduce: (inout State, Action) -> [Effect]
  private let perform: @Sendable (Effect) async -> Action?

  init(
    _ state: State, reduce: @escaping (inout State, Action) -> [Effect],
    perform: @escaping @Sendable (Effect) async -> Action?
  ) {
    self.state = state
    self.reduce = reduce
    self.perform = perform
  }

  /// Returns a task that ends with the effects of the action, and those of the actions they send.
  @discardableResult
  func send(_ action: Action) -> Task<Void, Never> {
    let effects = reduce(&state, action)
    return Task {
      for effect in effects {
        if let next = await perform(effect) { await send(next).value }
      }
    }
  }
}

/// The state of a feature that a screen presents, or nil.
@propertyWrapper
struct Presents<Value: Equatable>: Equatable {
  // A box, so that a feature can present itself.
  private final class Storage {
    let value: Value?

    init(_ value: Value?) {
      self.value = value
    }
  }

  private var storage: Storage

  init(wrappedValue: Value?) {
    storage = Storage(wrappedValue)
  }

  var wrappedValue: Value? {
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  static func == (left: Presents, right: Presents) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}
