import TestApps
import TestSupport

@testable import ScreenDriver

extension Step {
  static func random(using generator: inout SeededGenerator) -> Step {
    switch Keyword.allCases.pick(using: &generator) {
    case .start: .start(.randomName(using: &generator))
    case .show: .show(screen: .randomName(using: &generator))
    case .tap:
      Bool.random(using: &generator)
        ? .tap(.random(using: &generator)) : .tapTwice(.random(using: &generator))
    case .type: .type(text: .randomName(using: &generator), into: .random(using: &generator))
    case .back: .back
    case .tab: .tab(ControlReference(label: .randomName(using: &generator)))
    case .open: .open(url: .randomName(using: &generator))
    case .event: .event(.randomName(using: &generator))
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
