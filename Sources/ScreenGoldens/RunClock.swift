import Foundation

/// The time of day: the only place of a run that reads it, or waits for it.
package struct RunClock: Sendable {
  var now: @Sendable () -> Date

  /// The time zone in which contents write dates.
  var timeZone: @Sendable () -> TimeZone

  /// Returns when a second has begun that had not begun at the call.
  var waitForNextSecond: @Sendable () async -> Void

  /// The clock of the machine.
  package static let system = RunClock(
    now: { Date() }, timeZone: { .current },
    waitForNextSecond: {
      let now = Date().timeIntervalSinceReferenceDate
      // A little more, because a timer may be early.
      let seconds = now.rounded(.down) + 1.01 - now
      try? await Task.sleep(for: .seconds(seconds))
    })
}
