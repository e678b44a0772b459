import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// The result of an operation.
enum OperationResult: Equatable {
  case visible(DescribedState)

  /// The operation throws an error, or the visible state is invalid.
  case invalid(reason: String)
}

extension Driver {
  /// What is visible now.
  var state: DescribedState { get throws { try visible.described } }

  /// What is visible after an operation, or why it fails or leads to an invalid state.
  ///
  /// - Throws: `UnsupportedOperation`.
  func result(of operation: () async throws -> Void) async throws -> OperationResult {
    result(after: try await failure(of: operation))
  }

  /// What is visible after an operation that failed for a reason, or did not.
  func result(after failure: String?) -> OperationResult {
    if let failure { return .invalid(reason: failure) }
    do {
      return .visible(try state)
    } catch {
      return .invalid(reason: "\(error)")
    }
  }

  /// The reason why an operation fails; nil if it does not.
  ///
  /// - Throws: `UnsupportedOperation`.
  func failure(of operation: () async throws -> Void) async throws -> String? {
    do {
      try await operation()
      return nil
    } catch let operation as UnsupportedOperation {
      throw operation
    } catch {
      return "\(error)"
    }
  }

  /// How the text of a screen differs from that after a jump in an app that has just started; nil if it does not.
  func textChange(on index: Int, _ inspector: Inspector) async throws -> TextChange? {
    let fresh = try await inspector.freshScreen(index)
    return try SettledScreen(of: self, inspector).textChange(since: fresh)
  }
}
