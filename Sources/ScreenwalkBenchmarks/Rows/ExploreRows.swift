import Foundation

/// The row about `explore`: what a person waits for after a step.
@MainActor
struct ExploreRows {
  private let environment: BenchmarkEnvironment

  init(in environment: BenchmarkEnvironment) { self.environment = environment }

  /// Steps that open a sheet, close it, push a screen and pop it.
  private static let steps = ["tap Edit", "tap Cancel", "tap Author", "back"]

  private static let stepCount = 100

  /// No row without a debug build of the sample.
  var measurements: [Measurement] {
    guard let sample = environment.debugSample else { return [] }
    return [
      Measurement(
        key: .init(name: "explore, a step, debug build"), unit: .milliseconds, count: 1,
        source: .work { [environment] in
          let package = try Self.package(in: environment.folder)
          let process = try LineProcess(
            [sample, "explore", "--json", "--package-path", package, "bookDetail"])
          let sample = Sample(seconds: try Self.medianStep(of: process))
          try process.end()
          return sample
        })
    ]
  }

  /// A package without goldens, which `explore` does not need.
  private static func package(in folder: String) throws -> String {
    let package = "\(folder)/explore"
    try FileManager.default.createDirectory(
      atPath: package, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(package)/Package.swift"))
    return package
  }

  /// The median time from a line of input to the object that follows it.
  private static func medianStep(of process: LineProcess) throws -> Double {
    var seconds: [Double] = []
    guard process.readLine()?.contains("\"path\"") == true else {
      throw BenchmarkError.unexpectedResult("explore")
    }
    for number in 0..<stepCount {
      let start = ContinuousClock.now
      try process.writeLine(steps[number % steps.count])
      guard process.readLine()?.contains("\"effect\"") == true else {
        throw BenchmarkError.unexpectedResult("explore")
      }
      seconds.append((ContinuousClock.now - start) / .seconds(1))
    }
    return Statistics(of: seconds).median
  }
}
