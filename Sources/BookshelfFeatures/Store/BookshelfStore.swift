public import BookshelfNavigation
public import Observation

/// The store of the app's data.
///
/// Models read ``library`` when they are shown. Observation updates them when it changes.
@MainActor
public protocol BookshelfStore: AnyObject, Observable, BookshelfRepository {
  /// The data, as far as it is loaded.
  var library: Loadable<Library> { get }

  /// Whether the device holds the credentials of a user, known before the data is loaded.
  ///
  /// The first frame depends on it. An app with a server reads it from the keychain.
  var hasSession: Bool { get }

  /// The tabs that the user has chosen, known before the data is loaded.
  var visibleTabs: [Bookshelf.Tab] { get }

  /// Loads the data; ``library`` holds the result.
  func load() async

  /// Loads the reviews of a book again, after they could not be loaded.
  func loadReviews(of book: Book.ID) async

  /// Changes the data.
  ///
  /// - Throws: The reason why the store kept its data.
  func update(_ change: (inout Library) -> Void) throws(StoreError)
}

/// A value that is loaded.
public enum Loadable<Value: Sendable>: Sendable {
  /// The value is not here yet.
  case loading

  /// The value.
  case loaded(Value)

  /// The value could not be loaded.
  case failed(StoreError)

  /// The loaded value, or nil.
  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

extension Loadable {
  /// Returns the value with a change, as far as it is loaded.
  func map<Other: Sendable>(_ change: (Value) -> Other) -> Loadable<Other> {
    switch self {
    case .loading: .loading
    case .loaded(let value): .loaded(change(value))
    case .failed(let error): .failed(error)
    }
  }
}

extension Loadable: Equatable where Value: Equatable {}

/// The reason why the store could not do its work.
public enum StoreError: Error, Equatable {
  /// The data cannot be read.
  case unreadable

  /// The device has no space for the change.
  case full

  /// The server does not answer.
  case unreachable
}

extension StoreError: CustomStringConvertible {
  /// A sentence for the user.
  public var description: String {
    switch self {
    case .unreadable: "Your library cannot be read."
    case .full: "Your device has no space left."
    case .unreachable: "The server does not answer."
    }
  }
}
