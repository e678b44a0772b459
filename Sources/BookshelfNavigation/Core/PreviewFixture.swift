public import Foundation

/// A model with an example that previews, tests and the screens of ``AppScreen`` show.
///
/// The example is the same value every time: no clock, no random identity.
public protocol PreviewFixture {
  /// The example.
  static var fixture: Self { get }
}

extension Date: PreviewFixture {
  /// The 14th of March 2025, at midnight in UTC.
  public static var fixture: Date { Date(timeIntervalSince1970: 1_741_910_400) }

  /// The same time of day some days later, or earlier where the number is negative.
  func adding(days: Int) -> Date {
    addingTimeInterval(TimeInterval(days * 24 * 60 * 60))
  }
}
