import Foundation

/// The peak memory of a harness process, which the process writes to a file when it exits.
///
/// On Linux, wait4(2) cannot report it: its maximum starts at the memory that the parent had.
enum PeakMemory {
  /// The environment variable that names the file.
  static let variable = "SCREENWALK_BENCHMARK_MEMORY"

  /// Writes the file.
  static func write() {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return }
    try? "\(current)".write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// The number of bytes in the file, or nil if the process did not write it.
  static func read(from path: String) -> Int? {
    (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int($0) }
  }

  /// The peak memory of this process until now, in bytes.
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
