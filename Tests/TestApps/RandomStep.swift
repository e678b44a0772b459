package import ScreenDriver
package import TestSupport

extension Step {
  /// Returns a random step that can be parsed.
  package static func parsed(using generator: inout SeededGenerator) -> Step {
    while true {
      if let step = try? Step(parsing: .randomStep(using: &generator)) { return step }
    }
  }
}

extension String {
  package static func randomName(using generator: inout SeededGenerator) -> String {
    Bool.random(using: &generator)
      ? nasty(using: &generator) : random(of: stepParts, upTo: 6, using: &generator)
  }

  package static func randomStep(using generator: inout SeededGenerator) -> String {
    let keyword = Step.Keyword.allCases.pick(using: &generator)
    return "\(keyword) \(randomName(using: &generator)) \(randomName(using: &generator))"
  }

  package static func random(
    of parts: [String], upTo count: Int, using generator: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: 0...count, using: &generator))
      .map { _ in parts.pick(using: &generator) }
      .joined()
  }

  private static let stepParts = [
    "in", "into", "#", "#1", "#0", "1", " ", " in ", " into ", " #", "\"", "\\", "\\u", "d83e",
    "\\udd8a", "a", "Sign in", "é", "\u{301}", "\n", "🦊",
  ]
}
