import Foundation

/// What the figures were taken on.
struct Machine: Codable, Equatable {
  /// The system, its version, and the processor's kind: `Linux 6.8.0 x86_64`.
  let system: String

  let cores: Int

  /// `release` or `debug`.
  let build: String

  /// This machine.
  static var current: Machine {
    Machine(
      system: "\(system) \(architecture)", cores: ProcessInfo.processInfo.activeProcessorCount,
      build: isDebug ? "debug" : "release")
  }

  /// `Linux 6.8.0 x86_64, 2 cores, release build`.
  var text: String {
    "\(system), \(cores == 1 ? "1 core" : "\(cores) cores"), \(build) build"
  }

  private static var system: String { ProcessInfo.processInfo.operatingSystemVersionString }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another processor"
    #endif
  }

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
