/// This executable as a harness, in a process of its own, with workers of its own.
struct HarnessProcess {
  /// The path of the executable.
  let executable: String

  /// The folder of the package, and of what the process writes down.
  let folder: String

  /// Runs a verb.
  ///
  /// - Parameters:
  ///   - words: The words of the command line.
  ///   - edition: What the screens show.
  ///   - status: The status that it should end with.
  ///   - counts: What its last line should say.
  /// - Returns: Its time, and the most memory of the process that the workers are asked by.
  /// - Throws: ``BenchmarkError`` where it did anything else.
  func run(
    _ words: [String], _ edition: FixtureVersion, endingWith status: Int32 = 0,
    saying counts: String
  ) throws(BenchmarkError) -> Sample {
    let memory = "\(folder)/memory"
    let process = TimedProcess(
      words: [executable] + words,
      variables: [FixtureVersion.variable: edition.text, PeakMemory.variable: memory],
      output: "\(folder)/output")
    let seconds = try process.run(endingWith: status)
    let summary = process.text.split(separator: "\n").last ?? ""
    guard summary.contains(counts) else {
      throw .process(process.words, status: status, said: "\(summary), and not \(counts)")
    }
    return Sample(seconds: seconds, bytes: Double(try PeakMemory.written(to: memory)))
  }
}
