import Foundation
import ScreenText

/// The time zone and the locale of the process, in which contents are made.
///
/// Foundation reads both when the process starts, so they cannot be changed later.
package enum ProcessRegion {
  #if canImport(Darwin)
    /// The arguments for the locale that Foundation always has on Linux.
    ///
    /// - SeeAlso: `NSArgumentDomain` of `UserDefaults`.
    private static let localeArguments = ["-AppleLocale", "en_001"]
  #else
    private static let localeArguments: [String] = []
  #endif

  /// The arguments of this process, without its name and without those for the locale.
  package static var arguments: [String] {
    let all = CommandLine.arguments.dropFirst()
    return Array(all.starts(with: localeArguments) ? all.dropFirst(localeArguments.count) : all)
  }

  /// The arguments of a worker, which inherits the time zone.
  package static func arguments(ofWorker arguments: [String]) -> [String] {
    localeArguments + arguments
  }

  /// Replaces this process by the same one in a time zone, unless it was started in that one.
  ///
  /// The terminal, the arguments and the process identifier stay.
  ///
  /// - Throws: ``ProcessRegionError``.
  package static func enter(_ timeZone: String) throws(ProcessRegionError) {
    let hasLocale = CommandLine.arguments.dropFirst().starts(with: localeArguments)
    guard hasLocale, ProcessInfo.processInfo.environment["TZ"] == timeZone else {
      _ = try zone(timeZone)
      throw .notRestarted(timeZone, reason: restart(in: timeZone).reason)
    }
    // The C library takes a zone that it does not have for UTC.
    if timeZone != "UTC", try !isCurrent(timeZone, offset: Self.systemOffset) {
      throw .unknownTimeZone(timeZone)
    }
  }

  /// The time zone of this process if it is another one.
  ///
  /// - Throws: ``ProcessRegionError/unknownTimeZone(_:)``.
  package static func current(otherThan timeZone: String) throws(ProcessRegionError) -> String? {
    let current = TimeZone.current
    let isSame = try isCurrent(timeZone) { current.secondsFromGMT(for: $0) }
    return isSame ? nil : current.identifier
  }

  /// Whether a time zone has these offsets in winter and in summer, in seconds.
  private static func isCurrent(
    _ timeZone: String, offset: (Date) -> Int
  ) throws(ProcessRegionError) -> Bool {
    let zone = try zone(timeZone)
    return [1_736_899_200, 1_752_537_600].map(Date.init(timeIntervalSince1970:))
      .allSatisfy { zone.secondsFromGMT(for: $0) == offset($0) }
  }

  private static func zone(_ identifier: String) throws(ProcessRegionError) -> TimeZone {
    guard let zone = TimeZone(identifier: identifier) else { throw .unknownTimeZone(identifier) }
    return zone
  }

  /// The offset of the C library's time zone, in seconds.
  private static func systemOffset(at date: Date) -> Int {
    var (time, parts) = (time_t(date.timeIntervalSince1970), tm())
    localtime_r(&time, &parts)
    return parts.tm_gmtoff
  }

  /// Replaces this process; returns the error if that fails.
  private static func restart(in timeZone: String) -> FileSystem.Failure {
    #if os(tvOS) || os(watchOS)
      return FileSystem.Failure(code: ENOTSUP)
    #else
      guard let executable = Bundle.main.executablePath else {
        return FileSystem.Failure(code: ENOENT)
      }
      setenv("TZ", timeZone, 1)
      // Arguments need not be valid UTF-8.
      let own = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
      // The plugin may have passed the locale already.
      let rest = own.suffix(arguments.count)
      let locale = localeArguments.map { strdup($0) }
      execv(executable, own.prefix(1) + locale + rest + [nil])
      return FileSystem.Failure()
    #endif
  }
}

/// Why the tool cannot run in the time zone of the harness.
package enum ProcessRegionError: Error, Equatable, CustomStringConvertible {
  case unknownTimeZone(String)
  case notRestarted(String, reason: String)

  package var description: String {
    switch self {
    case .unknownTimeZone(let timeZone):
      """
      this machine has no time zone \(MessageFormatting.quoted(timeZone))
      hint: correct 'timeZone' of the harness; on Linux, time zones are in the package 'tzdata'
      """
    case .notRestarted(let timeZone, let reason):
      """
      the tool cannot start itself in the time zone \(MessageFormatting.quoted(timeZone)): \(reason)
      hint: set the variable 'TZ' to it before the tool starts
      """
    }
  }
}
