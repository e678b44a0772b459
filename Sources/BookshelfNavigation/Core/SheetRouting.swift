/// The navigation of a screen that changes data.
@MainActor
public protocol FailureRouting: AnyObject, Sendable {
  /// Presents an alert about a change that failed.
  func reportFailure(_ message: String)
}

/// The navigation of a screen in a sheet or a full-screen cover.
@MainActor
public protocol SheetRouting: FailureRouting {
  /// Closes the sheet or the cover.
  func close()
}
