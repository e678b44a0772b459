import TestSupport

@testable import ScreenDriver

extension Step {
  static func random(using generator: inout SeededGenerator) -> Step {
    switch Keyword.allCases.pick(using: &generator) {
    case .show: .show(screen: .randomName(using: &generator))
    case .tap: .tap(.random(using: &generator))
    case .type: .type(text: .randomName(using: &generator), into: .random(using: &generator))
    case .back: .back
    case .tab: .tab(.randomName(using: &generator))
    case .open: .open(url: .randomName(using: &generator))
    case .relaunch: .relaunch
    case .look: .look
    }
  }
}

extension ControlReference {
  static func random(using generator: inout SeededGenerator) -> ControlReference {
    ControlReference(
      label: .randomName(using: &generator),
      section: Bool.random(using: &generator) ? .randomName(using: &generator) : nil,
      number: Bool.random(using: &generator) ? .random(in: 1...12, using: &generator) : nil)
  }
}

extension String {
  static func randomName(using generator: inout SeededGenerator) -> String {
    Bool.random(using: &generator)
      ? nasty(using: &generator) : random(of: stepParts, upTo: 6, using: &generator)
  }

  static func randomStep(using generator: inout SeededGenerator) -> String {
    let keyword = Step.Keyword.allCases.pick(using: &generator)
    return "\(keyword) \(randomName(using: &generator)) \(randomName(using: &generator))"
  }

  static func random(
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
