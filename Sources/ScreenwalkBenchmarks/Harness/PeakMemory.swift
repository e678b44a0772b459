import Foundation

/// The most memory that a harness had, written down by itself when it ends.
///
/// From outside it cannot be told on Linux: what wait4(2) says of a process begins with what its
/// parent had when it started it.
enum PeakMemory {
  /// The variable that names the file to write to.
  static let variable = "SCREENWALK_BENCHMARK_MEMORY"

  /// Writes it down when the process exits, where that is asked for.
  static func writeAtExit() {
    atexit {
      guard let path = ProcessInfo.processInfo.environment[PeakMemory.variable] else { return }
      try? "\(PeakMemory.current)".write(toFile: path, atomically: false, encoding: .utf8)
    }
  }

  /// What a process has written down.
  ///
  /// - Throws: ``BenchmarkError`` where there is nothing.
  static func written(to path: String) throws(BenchmarkError) -> Int {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), let bytes = Int(text)
    else { throw .wrong("a harness that writes down its memory") }
    return bytes
  }

  /// The most memory of this process until now, in bytes.
  ///
  /// - SeeAlso: proc(5) for `VmHWM`; getrusage(2).
  private static var current: Int {
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }
}
