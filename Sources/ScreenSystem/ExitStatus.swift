/// The exit statuses of the process.
///
/// - SeeAlso: diff(1) for 0, 1 and 2; sysexits(3) for 64; bash(1) for 128 plus the number of a signal.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case differences = 1
  case failure = 2
  case usage = 64
  case interrupted = 130
}
