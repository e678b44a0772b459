import TestApps
import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenPayloads
@testable import ScreenText

@Suite("JourneyFile, with random files")
struct JourneyPropertyTests {
  @Test(
    "A file that is filled in has the results, and nothing else changes",
    arguments: SeededGenerator.seeds(8))
  func results(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<fuzzRounds(50) {
      let file = try JourneyFile(parsing: Self.bytes(using: &generator))
      let results = file.steps.map { Self.result(of: $0.action, using: &generator) }
      let bytes = file.filled(with: results)
      let filled = try JourneyFile(parsing: bytes)
      #expect(filled.prose == file.prose && filled.ending == file.ending)
      #expect(filled.steps.map(\.text) == file.steps.map(\.text))
      #expect(filled.steps.map(\.comments) == file.steps.map(\.comments))
      #expect(filled.steps.map(\.action) == file.steps.map(\.action))
      #expect(
        filled.steps.map(\.resultLines)
          == zip(file.steps, results).map { $1.map(JourneyStep.lines) ?? $0.resultLines })
      #expect(filled.filled(with: []) == bytes)
      #expect(filled.filled(with: filled.steps.map(\.result)) == bytes || results.contains(nil))
    }
  }

  @Test(
    "Lines without control characters stay the same in a result",
    arguments: SeededGenerator.seeds(8))
  func lines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let parts = [
      "> ", ">", "# ", "#", "\\", "<<<<<<<", "=======", "---", " ", "\t", "é", "\u{301}", "a",
    ]
    for _ in 0..<fuzzRounds(100) {
      let lines = (0..<4).map { _ in String.random(of: parts, upTo: 4, using: &generator) }
      let result = ["["] + lines + ["]"]
      let step = JourneyStep(
        line: 1, comments: [], text: "> back", action: .back,
        resultLines: JourneyStep.lines(of: result))
      #expect(step.result == result)
    }
  }

  @Test("No bytes make the parser trap", arguments: SeededGenerator.seeds(8))
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<fuzzRounds(100) {
      var bytes = Self.bytes(using: &generator)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] =
          Bool.random(using: &generator) ? .random(in: 0...255, using: &generator) : 0x22
      }
      let displayed = JourneyFile.displayed(bytes, redaction: .standard)
      #expect(
        displayed.count(where: { $0 == .lineFeed }) == bytes.count(where: { $0 == .lineFeed }))
      guard let file = try? JourneyFile(parsing: bytes) else { continue }
      let filled = file.filled(with: [])
      #expect((try? JourneyFile(parsing: filled).filled(with: [])) == filled)
    }
  }

  private static func bytes(using generator: inout SeededGenerator) -> [UInt8] {
    var lines: [String] = []
    for number in 0..<Int.random(in: 1...4, using: &generator) {
      lines += blanks(using: &generator)
      if Bool.random(using: &generator) {
        lines += ["# " + ["a", "\\", "> back", "---"].pick(using: &generator)]
      }
      lines += blanks(using: &generator)
      let parsed = Step.parsed(using: &generator)
      // Only the first step starts the app.
      let step = number > 0 && parsed.namedStart != nil ? .back : parsed
      lines.append("> " + step.text)
      if Bool.random(using: &generator) { lines += result(of: step, using: &generator) ?? [] }
      lines += blanks(using: &generator)
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func blanks(using generator: inout SeededGenerator) -> [String] {
    Array(repeating: "", count: Int.random(in: 0...2, using: &generator))
  }

  /// The lines of a run for a step; nil for none.
  private static func result(
    of step: Step, using generator: inout SeededGenerator
  ) -> [String]? {
    if Int.random(in: 0..<4, using: &generator) == 0 { return nil }
    let names = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      YAMLText.quoted(String.randomName(using: &generator))
    }
    if names.isEmpty { return [] }
    if step == .look {
      return ["---"] + names.map { "\($0): \($0)" } + ["---", "┌┐"] + names.map { "│\($0)│" } + [
        "└┘"
      ]
    }
    let path = ["root", "\\", "é › x(id: \"1\")", names[0]].pick(using: &generator)
    return [path] + names.map { "  - \($0)" }
  }
}
