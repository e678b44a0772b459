import Foundation

#if canImport(Darwin)
  // `mach_task_self_` is a global variable of C.
  @preconcurrency import Darwin
#endif

/// The limit on the memory that the app may allocate in a worker.
///
/// Linux refuses memory beyond the limit. Darwin does not: it rejects an `RLIMIT_AS` below what is
/// mapped already, which is hundreds of gigabytes. There, a ``MemoryWatchdog`` ends the process.
///
/// - SeeAlso: setrlimit(2), proc_pid_statm(5).
enum MemoryLimit {
  /// The memory that the app may allocate after the worker has started, in bytes.
  static let maximumBytes = 2 << 30

  /// Limits the memory of this process, and disables core dumps.
  ///
  /// - Returns: The watchdog to keep, if the system does not enforce the limit.
  static func apply() -> MemoryWatchdog? {
    limit(RLIMIT_CORE, to: 0)
    #if os(Linux)
      limit(RLIMIT_AS, to: rlim_t(maximumBytes + mappedBytes))
      return nil
    #else
      return MemoryWatchdog(
        maximumBytes: maximumBytes + physicalFootprint, footprint: { physicalFootprint },
        exceeded: { abort() })
    #endif
  }

  #if !os(Linux)
    /// Writes the line that the report quotes, and aborts the process.
    private static func abort() {
      let limit = maximumBytes >> 30
      let line = "Fatal error: the screen uses more than \(limit) GiB of memory\n"
      StandardError.write(line.utf8)
      Foundation.abort()
    }
  #endif

  #if canImport(Glibc)
    private static func limit(_ resource: __rlimit_resource, to bytes: rlim_t) {
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  #else
    private static func limit(_ resource: Int32, to bytes: rlim_t) {
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      setrlimit(resource, &limit)
    }
  #endif

  #if os(Linux)
    /// The address space that is mapped already, in bytes, or 0 if that is unknown.
    ///
    /// A sanitizer maps terabytes.
    private static var mappedBytes: Int {
      let pages =
        (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))
        .flatMap { $0.split(separator: " ").first }.flatMap { Int($0) } ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  #elseif canImport(Darwin)
    /// The physical footprint in bytes, which Xcode's memory gauge displays, or 0 if it is unknown.
    private static var physicalFootprint: Int {
      var information = task_vm_info_data_t()
      let size = MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<integer_t>.size
      var count = mach_msg_type_number_t(size)
      let result = withUnsafeMutablePointer(to: &information) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: size) {
          task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(information.phys_footprint) : 0
    }
  #else
    private static var physicalFootprint: Int { 0 }
  #endif
}
