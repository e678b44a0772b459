public import Foundation

/// What models need from the device.
public struct ScreenEnvironment: Sendable {
  /// The current date.
  public let today: Date

  /// Copies a text to the clipboard.
  public let copy: @MainActor @Sendable (String) -> Void

  /// Creates an environment.
  public init(today: Date, copy: @escaping @MainActor @Sendable (String) -> Void) {
    self.today = today
    self.copy = copy
  }
}
