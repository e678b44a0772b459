import TestSupport
import Testing

@testable import ScreenHarness
@testable import ScreenReports

@Suite("Random command lines")
struct RandomArgumentTests {
  @Test(
    "A command line parses to options that it spells, or fails with an error of two lines at most",
    arguments: [1, 2, 3] as [UInt64])
  func lines(seed: UInt64) {
    var words = RandomWords(seed: seed)
    for _ in 0..<fuzzRounds(1_000) {
      let line = words.line()
      let isRight =
        switch Result(catching: { () throws(UsageError) in try Invocation(line) }) {
        case .success(.help), .success(.version): true
        case .success(.run(let options)): options.patterns.allSatisfy(line.contains)
        case .failure(let error): error.isHarmless
        }
      #expect(isRight, "seed \(seed): \(line)")
    }
  }

  @Test("Options parse from any command line that spells them", arguments: [4, 5] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var words = RandomWords(seed: seed)
    for _ in 0..<fuzzRounds(1_000) {
      let (options, line) = words.options()
      #expect(try Invocation(line) == .run(options), "seed \(seed): \(line)")
    }
  }

  @Test("A command line can have many words", .timeLimit(.minutes(5)))
  func size() throws {
    let names = Array(repeating: "a", count: 50_000)
    #expect(
      try Invocation(["verify"] + Array(repeating: "--quiet", count: 10_000) + names)
        == .run(Options(patterns: names, verbosity: .quiet)))
  }
}

extension UsageError {
  /// Whether the text is a line, and maybe a hint, without control characters.
  fileprivate var isHarmless: Bool {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count <= 2 && lines.dropFirst().allSatisfy { $0.hasPrefix("hint: ") }
      && description.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
      }
  }
}

private struct RandomWords {
  private var generator: SeededGenerator
  private static let pieces =
    Verb.allCases.map(\.name) + Option.all.flatMap { [$0.flag, $0.short ?? "-"] } + [
      "", "-", "--", "---", "=", "help", "home", "book*", "compact", "never", "é", "\u{301}", "\0",
      "\u{1B}[1m", "\u{202E}", "👩‍👧", "\n", "--layout=", "--color=", "--lay", "-x", "\r\n",
      "--jobs=4", "--jobs=0", "--timeout=0.5", "--report=json=a", "--report=patch=a", "--law=back",
      "--limit=0",
    ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Up to seven words, each of one to three pieces, most of one.
  mutating func line() -> [String] {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      (0..<[1, 1, 1, 1, 2, 3].pick(using: &generator)).map { _ in piece() }.joined()
    }
  }

  private mutating func piece() -> String { Self.pieces.pick(using: &generator) }

  /// Options that a verb accepts, and a line that spells them in any order around the verb.
  mutating func options() -> (Options, line: [String]) {
    let verb = Verb.allCases.pick(using: &generator)
    var options = Options(verb: verb)
    switch verb.page.operands {
    case .none: break
    case .screens, .auditedScreens: options.patterns = line()
    case .place, .folder: options.patterns = ["home"]
    case .screensAndLinks: options.patterns = line() + ["home"]
    }
    var given: [Option] = []
    var words: [String] = []
    for option in Option.all where option.help != nil && option.verbs.contains(verb) {
      let isRequest = [Option.printHelp.flag, Option.printVersion.flag].contains(option.flag)
      if isRequest || given.contains(where: option.conflicts) || Bool.random(using: &generator) {
        continue
      }
      let value = value(of: option)
      if [.audit, .views].contains(verb), value?.hasPrefix("patch=") == true { continue }
      if ["--from", "--to"].contains(option.flag) { continue }
      _ = option.apply(&options, value ?? "")
      given.append(option)
      words.append(value.map { "\(option.flag)=\($0)" } ?? option.flag)
    }
    let line = (words + [verb.name]).shuffled(using: &generator)
    return (options, line + ["--"] + options.patterns)
  }

  /// A value that the option accepts; nil if it takes none.
  private mutating func value(of option: Option) -> String? {
    guard let value = option.value else { return nil }
    let texts = ["-\(piece())a", "=", "1", "77", "0.5", "2/5", "auto"]
    let candidates = value.choices.map { "\($0)\(value.suffix)" } + texts
    return candidates.shuffled(using: &generator).first {
      var options = Options()
      return option.apply(&options, $0)
    }
  }
}
