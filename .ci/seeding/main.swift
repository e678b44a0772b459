// Seeds one-line navigation bugs into a copy of the sample and counts those that `verify` and `audit`
// notice.
// Run it with .ci/seed-bugs, which documents the options.
//
// All bugs are compiled into one program, each behind a test of an environment variable, so that
// one build serves hundreds of runs.
// - SeeAlso: Untch, Offutt and Harrold, "Mutation Analysis Using Mutant Schemata" (ISSTA 1993),
//   https://doi.org/10.1145/154183.154265
//
// A bug that does not compile together with the others is built alone. It counts as
// "does not compile" only if that build fails too. A bug is noticed if `verify` exits with another
// status than 0, or else if `audit` does.

import Foundation

/// What the command line selects.
struct Options {
  var isList = false
  var text: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": isList = true
      case "--only":
        guard let value = rest.popFirst() else {
          throw Failure(description: "--only needs a text", status: 64)
        }
        text = value
      default: throw Failure(description: "unknown argument '\(argument)'", status: 64)
      }
    }
  }
}

func readSources(in package: URL) throws -> [Source] {
  try Names.folders.flatMap { folder in
    let url = package.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
        return Source(path: "\(folder)/\(path)", text: text)
      }
  }
}

/// Finds the bugs of the sample, and numbers those with equal text.
func findBugs(in sources: [Source]) -> [Bug] {
  let sample = Sample(sources: sources)
  var repetitions: [String: Int] = [:]
  return sources.flatMap { Search($0, in: sample).bugs }.map { bug in
    var bug = bug
    repetitions[bug.site, default: 0] += 1
    bug.repetition = repetitions[bug.site] ?? 1
    return bug
  }
}

func main() throws {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  let sources = try readSources(in: package)
  let all = findBugs(in: sources)
  let equivalents = try Reasons(of: ".ci/seed-bugs.equivalent", in: package)
  let missed = try Reasons(of: ".ci/seed-bugs.missed", in: package)
  try equivalents.check(against: all.map(\.site))
  try missed.check(against: all.map(\.site))

  let bugs = all.filter { bug in options.text.map(bug.site.contains) ?? true }
  if options.isList {
    for bug in bugs { print(bug.site) }
    return
  }
  let session = try Session(sources: sources, bugs: bugs, equivalents: equivalents, in: package)
  let (verification, outcomes) = try session.outcomes()
  let report = Report(
    rows: Array(zip(bugs, outcomes)), verification: verification, reasons: missed)
  report.write()
  let noticed = zip(bugs, outcomes).filter { !$1.isMissed && missed.bySite[$0.site] != nil }
  let unexplained = zip(bugs, outcomes).filter { $1.isMissed && missed.bySite[$0.site] == nil }
  guard unexplained.isEmpty || !verification.hasControls else {
    throw Failure(
      description: unexplained.map { "\(missed.file): '\($0.0.site)' is missed without a reason" }
        .joined(separator: "\n"))
  }
  guard noticed.isEmpty else {
    throw Failure(
      description: noticed.map { "\(missed.file): '\($0.0.site)' is not missed" }
        .joined(separator: "\n"))
  }
  guard report.missedByAll * 100 <= Report.maximumMissedPercent * report.counted else {
    throw Failure(
      description: "verify and audit miss \(report.missedByAll) of \(report.counted) bugs outside of "
        + "the manifest's paths; the maximum is \(Report.maximumMissedPercent) %")
  }
}

do {
  try main()
} catch {
  progress("error: \(error)")
  exit((error as? Failure)?.status ?? 1)
}
