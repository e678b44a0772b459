import Foundation

/// The number of screens in the manifest, and which of them differ from their goldens.
struct FixtureVersion: Equatable, Sendable {
  var screens = 0

  /// Every nth screen differs from its golden; with 0, none does.
  var changedEvery = 0

  /// The goldens of each screen.
  var goldens = Goldens.compact

  enum Goldens: Int, Sendable {
    case compact, controls, bothLayouts
  }

  /// The environment variable that turns the executable into a harness.
  static let variable = "SCREENWALK_BENCHMARK"

  /// The version that this process was started with, or nil if it is not a harness.
  static let requested = ProcessInfo.processInfo.environment[variable].flatMap(Self.init(text:))

  var changedCount: Int { changedEvery == 0 ? 0 : (screens + changedEvery - 1) / changedEvery }

  func isChanged(_ index: Int) -> Bool { changedEvery > 0 && index.isMultiple(of: changedEvery) }

  /// The value of the environment variable.
  var text: String { "\(screens) \(changedEvery) \(goldens.rawValue)" }
}

extension FixtureVersion {
  init?(text: String) {
    let numbers = text.split(separator: " ").map { Int($0) ?? -1 }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }),
      let goldens = Goldens(rawValue: numbers[2])
    else { return nil }
    self.init(screens: numbers[0], changedEvery: numbers[1], goldens: goldens)
  }
}
