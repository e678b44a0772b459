import TestApps
import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenRendering

@Suite("Hostile goldens")
struct HostileGoldenTests {
  private static let rounds = fuzzRounds(300)

  private static let tokens = [
    "---\n", "---", "\r\n", "\r", "screen: ", "stack:\n- ", "\"", "<<<<<<< HEAD\n", "=======\n",
    "│", "\u{FEFF}", ": ", "  ", "\0", "sheet:\n", "root:", "\n\n",
  ]

  private static func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch UInt8.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2 where place < bytes.count: bytes.remove(at: place)
      default:
        let token = tokens.randomElement(using: &generator) ?? ""
        bytes.insert(contentsOf: token.utf8, at: place)
      }
    }
    return bytes
  }

  @Test(
    "A random golden matches, is invalid, or has a difference with a headline",
    arguments: UInt64(0)..<20)
  func compares(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = SampleReport.golden("a", ["sheet:", "│ Tea  5 │", "│ é 雪 │"])
    for round in 0..<Self.rounds {
      let golden = Self.mutated(text, using: &generator)
      switch GoldenComparison(of: text, with: golden) {
      case .matched(let note): #expect(golden == text || note != nil, "seed \(seed), \(round)")
      case .changed:
        let difference = Difference(from: golden, to: text, in: .compact)
        #expect(difference.headline?.isEmpty == false)
        #expect(!LineChange.all(of: difference.diff).isEmpty)
      case .invalid(let reason, _): #expect(!reason.isEmpty)
      case .new: Issue.record("seed \(seed), \(round)")
      }
    }
  }
}
