import Foundation

extension Date {
  /// The date in UTC, which is the same on every machine: `2025-03-14`.
  var day: String {
    formatted(.iso8601.year().month().day())
  }
}
