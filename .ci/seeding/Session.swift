import Foundation

/// The sample, its bugs, and the copy in which they run.
struct Session {
  private let sources: [Source]
  private let bugs: [Bug]
  private let copy: Copy
  private let equivalents: Reasons

  init(sources: [Source], bugs: [Bug], equivalents: Reasons, in package: URL) throws {
    self.sources = sources
    self.bugs = bugs
    self.equivalents = equivalents
    copy = try Copy(of: package, at: package.appendingPathComponent(".build/seed-bugs"))
    for folder in Names.folders {
      try copy.write(Seeding.function, to: "\(folder)/Seeded.swift")
    }
  }

  /// Builds and runs all bugs.
  func outcomes() throws -> (Verification, [Outcome]) {
    var outcomes = bugs.map { bug in
      equivalents.bySite[bug.site].map { Outcome.equivalent(reason: $0) }
    }
    progress("building \(bugs.count) bugs together")
    let alone = try buildTogether(bugs.indices.filter { outcomes[$0] == nil })
    let verification = Verification(copy)
    try verification.checkSample()
    for number in bugs.indices where outcomes[number] == nil && !alone.contains(number) {
      if number % 50 == 0 { progress("running bug \(number) of \(bugs.count)") }
      outcomes[number] = try verification.outcome(of: number)
    }
    for number in alone.sorted() {
      progress("building alone: \(bugs[number].site)")
      let compiles = try buildAlone(bugs[number])
      outcomes[number] = try compiles ? verification.outcome(of: nil) : .doesNotCompile
    }
    return (verification, outcomes.map { $0 ?? .doesNotCompile })
  }

  /// Builds the bugs together, and returns those that do not compile together with the others.
  private func buildTogether(_ numbers: [Int]) throws -> Set<Int> {
    var alone: Set<Int> = []
    while true {
      var lines: [String: [String]] = [:]
      for source in sources {
        let own = numbers.filter { bugs[$0].file == source.path && !alone.contains($0) }
        let text = Seeding(source: source, bugs: own.map { ($0, bugs[$0]) }).text()
        try copy.write(text, to: source.path)
        lines[source.path] = text.components(separatedBy: "\n")
      }
      let errors = try copy.build()
      if errors.isEmpty { return alone }
      let found = errors.compactMap { Seeding.number(near: $0.line, in: lines[$0.file] ?? []) }
      guard !alone.isSuperset(of: found) else {
        throw Failure(description: errors.map(\.text).joined(separator: "\n"))
      }
      alone.formUnion(found)
    }
  }

  /// Builds one bug without the others, and returns whether it compiles.
  private func buildAlone(_ bug: Bug) throws -> Bool {
    for source in sources {
      let text = source.path == bug.file ? Seeding.alone(bug, in: source) : source.text
      try copy.write(text, to: source.path)
    }
    return try copy.build().isEmpty
  }
}
