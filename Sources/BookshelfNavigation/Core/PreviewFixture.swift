public import Foundation

/// A model with an example value for previews, tests and the screens of the manifest.
///
/// The example is always the same value. It uses no clock and no random identity.
public protocol PreviewFixture {
  /// The example value.
  static var fixture: Self { get }
}

extension Date: PreviewFixture {
  /// Midnight of March 14, 2025, in UTC.
  public static var fixture: Date { Date(timeIntervalSince1970: 1_741_910_400) }

  /// Returns the same time of day, some days later, or earlier if the number is negative.
  public func adding(days: Int) -> Date {
    addingTimeInterval(TimeInterval(days * 24 * 60 * 60))
  }
}
