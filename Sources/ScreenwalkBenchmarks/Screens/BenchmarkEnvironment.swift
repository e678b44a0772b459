import Foundation

/// Where and with what things are measured.
struct BenchmarkEnvironment: Sendable {
  /// The path of this executable, which is the harness, too.
  let executable: String

  /// A temporary folder.
  let folder: String

  /// What is too short for the clock is repeated until it has shown so many screens, or done ten
  /// times as many pushes.
  var shortest = 2000

  /// How often work is repeated that takes so many steps.
  func passes(of steps: Int, shortest: Int? = nil) -> Int {
    max((shortest ?? self.shortest) / max(steps, 1), 1)
  }

  /// The path of `diff`, where it is installed.
  static var diff: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/diff" }.first(where: FileManager.default.isExecutableFile)
  }
}
