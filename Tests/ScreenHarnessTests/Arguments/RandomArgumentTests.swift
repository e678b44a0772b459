import TestSupport
import Testing

@testable import ScreenHarness
@testable import ScreenText

@Suite("Random command lines")
struct RandomArgumentTests {
  @Test(
    "A command line parses to options that it spells, or fails with an error of two lines at most",
    arguments: [1, 2, 3] as [UInt64])
  func lines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<fuzzRounds(1_000) {
      let line = Self.line(using: &generator)
      let isRight =
        switch Result(catching: { () throws(UsageError) in try Invocation(line) }) {
        case .success(.help), .success(.version): true
        case .success(.run(let options)): options.patterns.allSatisfy(line.contains)
        case .failure(let error): error.isHarmless
        }
      #expect(isRight, "seed \(seed): \(line)")
    }
  }

  private static let pieces =
    Verb.allCases.map(\.name) + Option.all.flatMap { [$0.flag, $0.short ?? "-"] } + [
      "", "-", "--", "---", "=", "help", "home", "book*", "compact", "never", "é", "\u{301}", "\0",
      "\u{1B}[1m", "\u{202E}", "👩‍👧", "\n", "--layout=", "--color=", "--lay", "-x", "\r\n",
      "--jobs=4", "--jobs=0", "--timeout=0.5", "--report=json=a", "--report=patch=a", "--law=back",
      "--limit=0",
    ]

  /// Up to seven words, each of one to three pieces, most of one.
  private static func line(using generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      (0..<[1, 1, 1, 1, 2, 3].pick(using: &generator)).map { _ in pieces.pick(using: &generator) }
        .joined()
    }
  }
}

extension UsageError {
  /// Whether the text is a line, and maybe a hint, without invisible characters.
  fileprivate var isHarmless: Bool {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count <= 2 && lines.dropFirst().allSatisfy { $0.hasPrefix("hint: ") }
      && lines.allSatisfy { TextColumns.visible(String($0)) == $0 }
  }
}
