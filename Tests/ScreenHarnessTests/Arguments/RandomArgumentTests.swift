import TestSupport
import Testing

@testable import ScreenHarness

@Suite("Any words at all")
struct RandomArgumentTests {
  @Test("are understood or answered in two harmless lines", arguments: [1, 2, 3] as [UInt64])
  func answers(seed: UInt64) {
    var words = RandomWords(seed: seed)
    for _ in 0..<fuzzRounds(3_000) {
      let line = words.line()
      switch Result(catching: { () throws(UsageError) in try Invocation(line) }) {
      case .success(.run(let options)):
        #expect(options.patterns.allSatisfy(line.contains), "\(line)")
      case .success: #expect(!line.isEmpty)
      case .failure(let error):
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines.last?.hasPrefix("hint: ") == true, "\(line)")
        let isHarmless = error.description.unicodeScalars.allSatisfy {
          $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
        }
        #expect(isHarmless, "\(line)")
      }
    }
  }

  @Test("that spell options come to those options", arguments: [4, 5] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var words = RandomWords(seed: seed)
    for _ in 0..<fuzzRounds(2_000) {
      let options = words.options()
      #expect(try Invocation(words.spelling(of: options)) == .run(options))
    }
  }

  @Test("may be very many, or a megabyte long", .timeLimit(.minutes(1)))
  func size() throws {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(try Invocation([long]).patterns == [long])
    #expect(
      throws: UsageError.unknownOption("--\(long)", verb: nil, nearest: [])
    ) { try Invocation(["--\(long)=\(long)"]) }
    let many = Array(repeating: "--quiet", count: 50_000) + Array(repeating: "a", count: 150_000)
    #expect(try Invocation(many).patterns.count == 150_000)
  }
}

extension Invocation {
  fileprivate var patterns: [String] {
    if case .run(let options) = self { options.patterns } else { [] }
  }
}

/// Words of a command line, the same for the same seed.
private struct RandomWords {
  private var generator: SeededGenerator
  private static let pieces =
    Verb.allCases.map(\.name) + Option.all.flatMap { [$0.flag, $0.short ?? "-"] } + [
      "", "-", "--", "---", "=", "home", "book*", "compact", "never", "é", "\u{301}", "\0",
      "\u{1B}[1m", "\u{202E}", "👩‍👧", "\n", "--layout=", "--color=", "--lay", "-x", "\r\n",
    ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Up to seven words, each of one to three pieces, most of one.
  mutating func line() -> [String] {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      let count = [1, 1, 1, 1, 2, 3].randomElement(using: &generator) ?? 1
      return (0..<count).map { _ in piece() }.joined()
    }
  }

  private mutating func piece() -> String { Self.pieces.randomElement(using: &generator) ?? "" }

  /// Options that some command line spells.
  mutating func options() -> Options {
    let verb = Verb.allCases.randomElement(using: &generator) ?? .implied
    var options = allOptions()
    options.verb = verb
    options.patterns = verb.acceptsOperands ? line() + (verb.requiresOperand ? ["home"] : []) : []
    func takes(_ flag: String) -> Bool { Option.named(flag)?.verbs.contains(verb) == true }
    if !takes("--layout") { options.layout = nil }
    if !takes("--manifests") { options.manifests = nil }
    if !takes("--color") { options.color = .auto }
    if !takes("--quiet") { options.verbosity = .normal }
    options.missing = options.missing && takes("--missing")
    options.prune = options.prune && takes("--prune")
    options.dryRun = options.dryRun && takes("--dry-run")
    options.json = options.json && takes("--json")
    return options
  }

  private mutating func allOptions() -> Options {
    var options = Options()
    options.layout = [nil, "compact", "regular"].randomElement(using: &generator) ?? nil
    options.packagePath = Bool.random(using: &generator) ? "=\(piece())" : nil
    options.manifests = Bool.random(using: &generator) ? "-\(piece())" : nil
    options.harness = Bool.random(using: &generator) ? "\(piece())x" : nil
    options.color = Options.Color.allCases.randomElement(using: &generator) ?? .auto
    options.verbosity = [.quiet, .normal, .verbose].randomElement(using: &generator) ?? .normal
    options.missing = Bool.random(using: &generator)
    options.prune = Bool.random(using: &generator)
    options.dryRun = Bool.random(using: &generator)
    options.json = Bool.random(using: &generator)
    return options
  }

  /// The words that say so, the options in any order around the verb.
  mutating func spelling(of options: Options) -> [String] {
    var words = options.color == .auto ? [] : ["--color=\(options.color.rawValue)"]
    words += options.layout.map { ["--layout=\($0)"] } ?? []
    words += options.packagePath.map { ["--package-path=\($0)"] } ?? []
    words += options.manifests.map { ["--manifests=\($0)"] } ?? []
    words += options.harness.map { ["--harness=\($0)"] } ?? []
    words += options.verbosity == .quiet ? ["--quiet"] : []
    words += options.verbosity == .verbose ? ["--verbose"] : []
    words += options.missing ? ["--missing"] : []
    words += options.prune ? ["--prune"] : []
    words += options.dryRun ? ["--dry-run"] : []
    words += options.json ? ["--json"] : []
    return (words + [options.verb.name]).shuffled(using: &generator) + ["--"] + options.patterns
  }
}
