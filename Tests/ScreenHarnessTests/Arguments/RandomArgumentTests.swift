import Testing

@testable import ScreenHarness

@Suite("Any words at all")
struct RandomArgumentTests {
  @Test("are understood or answered in two harmless lines", arguments: [1, 2, 3] as [UInt64])
  func answers(seed: UInt64) {
    var words = RandomWords(seed: seed)
    for _ in 0..<3_000 {
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
    for _ in 0..<2_000 {
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

/// The same words for the same seed, by Steele, Lea, Flood: "Fast Splittable Pseudorandom Number
/// Generators" (2014).
private struct RandomWords: RandomNumberGenerator {
  private var state: UInt64
  private static let pieces =
    Verb.allCases.map(\.name) + Option.all.flatMap { [$0.flag, $0.short ?? "-"] } + [
      "", "-", "--", "---", "=", "home", "book*", "compact", "never", "é", "\u{301}", "\0",
      "\u{1B}[1m", "\u{202E}", "👩‍👧", "\n", "--layout=", "--color=", "--lay", "-x", "\r\n",
    ]

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Up to seven words, each of one to three pieces, most of one.
  mutating func line() -> [String] {
    (0..<Int.random(in: 0...7, using: &self)).map { _ in
      let count = [1, 1, 1, 1, 2, 3].randomElement(using: &self) ?? 1
      return (0..<count).map { _ in piece() }.joined()
    }
  }

  private mutating func piece() -> String { Self.pieces.randomElement(using: &self) ?? "" }

  /// Options that some command line spells.
  mutating func options() -> Options {
    let verb = Verb.allCases.randomElement(using: &self) ?? .implied
    var options = allOptions()
    options.verb = verb
    options.patterns = verb.takesScreens ? line() + (verb.needsScreen ? ["home"] : []) : []
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
    options.layout = [nil, "compact", "regular"].randomElement(using: &self) ?? nil
    options.packagePath = Bool.random(using: &self) ? "=\(piece())" : nil
    options.manifests = Bool.random(using: &self) ? "-\(piece())" : nil
    options.harness = Bool.random(using: &self) ? "\(piece())x" : nil
    options.color = Options.Color.allCases.randomElement(using: &self) ?? .auto
    options.verbosity = [.quiet, .normal, .verbose].randomElement(using: &self) ?? .normal
    options.missing = Bool.random(using: &self)
    options.prune = Bool.random(using: &self)
    options.dryRun = Bool.random(using: &self)
    options.json = Bool.random(using: &self)
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
    return (words + [options.verb.name]).shuffled(using: &self) + ["--"] + options.patterns
  }
}
