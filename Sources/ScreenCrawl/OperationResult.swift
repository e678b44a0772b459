package import ScreenSnapshot

/// The result of an operation.
package enum OperationResult: Equatable {
  case visible(DescribedState)

  /// The operation throws an error, or the visible state is invalid.
  case invalid(reason: String)
}
