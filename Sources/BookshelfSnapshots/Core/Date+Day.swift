import Foundation

extension Date {
  /// The day in UTC, the same on every machine: `2025-03-14`.
  var day: String {
    formatted(.iso8601.year().month().day())
  }
}
