package import Foundation
import ScreenText

/// The time of day: the only place of a run that reads it, or waits for it.
package struct RunClock: Sendable {
  package var now: @Sendable () -> Date

  /// The time zone in which contents write dates.
  var timeZone: @Sendable () -> TimeZone

  /// Returns when a second has begun that had not begun at the call.
  var waitForNextSecond: @Sendable () async -> Void

  init(
    now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> TimeZone,
    waitForNextSecond: @escaping @Sendable () async -> Void
  ) {
    (self.now, self.timeZone, self.waitForNextSecond) = (now, timeZone, waitForNextSecond)
  }

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

/// The days and the times of day of a run.
struct RunTimes {
  private var times: Set<WrittenTime> = []

  /// Collects the times from a start to now, which are in UTC or in the time zone of the contents.
  init(from start: Date, to clock: RunClock) {
    let end = max(clock.now(), start)
    for zone in [.gmt, clock.timeZone()] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      // A run does not take a day, and the minutes of a day are all that a text can have.
      for minute in 0...min(Int(end.timeIntervalSince(start) / 60) + 1, 1440) {
        let date = min(start + Double(minute) * 60, end)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day,
          let hour = parts.hour, let minute = parts.minute
        else { continue }
        times.insert(.date(year: year, month: month, day: day))
        times.insert(.time(minute: hour * 60 + minute))
      }
    }
  }

  /// The first date or time of the run that a text contains, as the text has it.
  func first(in text: [UInt8]) -> String? {
    WrittenTime.matches(in: text).first { $0.readings.contains(where: times.contains) }
      .map { String(decoding: text[$0.bytes], as: UTF8.self) }
  }
}
