import Foundation

/// An error that ends the program.
struct Failure: Error, CustomStringConvertible {
  let description: String
  var status: Int32 = 1
}

func progress(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// Runs a program and returns its status and output; nil is the status of a program that hangs.
func run(
  _ program: String, _ arguments: [String], seed: Int? = nil, limit: Int = 1800
) throws -> (status: Int32?, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  var environment = ProcessInfo.processInfo.environment
  environment["SEEDED_BUG"] = seed.map(String.init)
  environment["GITHUB_ACTIONS"] = nil
  environment["GITHUB_STEP_SUMMARY"] = nil
  process.environment = environment
  let outputFile = FileManager.default.temporaryDirectory
    .appendingPathComponent("seed-bugs-\(ProcessInfo.processInfo.processIdentifier).txt")
  try Data().write(to: outputFile)
  let handle = try FileHandle(forWritingTo: outputFile)
  process.standardOutput = handle
  process.standardError = handle
  process.standardInput = FileHandle.nullDevice
  let done = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in done.signal() }
  try process.run()
  let isDone = done.wait(timeout: .now() + .seconds(limit)) == .success
  if !isDone {
    process.terminate()
    process.waitUntilExit()
  }
  try handle.close()
  let output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
  try FileManager.default.removeItem(at: outputFile)
  return (isDone ? process.terminationStatus : nil, output)
}
