import ScreenSnapshot

/// The result of an operation.
enum OperationResult: Equatable {
  case visible(DescribedState)

  /// The operation throws an error, or the visible state is invalid.
  case invalid(reason: String)

  var found: Found {
    switch self {
    case .visible(let state): .state(state.line)
    case .invalid(let reason): .error(reason)
    }
  }
}
