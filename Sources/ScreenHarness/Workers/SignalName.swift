import Foundation

/// Signals by name.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM",
    SIGSYS: "SIGSYS", SIGALRM: "SIGALRM", SIGHUP: "SIGHUP", SIGXCPU: "SIGXCPU",
  ]

  /// The name, or the number of a signal that is not among the usual ones.
  static func name(of signal: Int32) -> String {
    names[signal] ?? "signal \(signal)"
  }
}
