/// How many screens the manifest has, and what they show: what a process is told that walks it.
struct FixtureVersion: Hashable, Sendable {
  /// How many screens there are.
  var screens: Int

  /// The edition that some of them show; those that do not are the same in every edition.
  var number = 0

  /// One screen in so many shows the edition; none where it is 0.
  var changedEvery = 0

  /// The edition of the manifest that is walked.
  @TaskLocal static var current = FixtureVersion(screens: 0)

  /// Whether a screen shows the edition.
  func isShown(by index: Int) -> Bool {
    number > 0 && changedEvery > 0 && index.isMultiple(of: changedEvery)
  }
}

// MARK: - Environment

extension FixtureVersion {
  /// The variable that makes the executable a harness, and its workers after it.
  static let variable = "SCREENWALK_BENCHMARK"

  /// The value of the variable.
  var text: String { "\(screens) \(number) \(changedEvery)" }

  /// Reads the value of the variable.
  init?(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.init(screens: numbers[0], number: numbers[1], changedEvery: numbers[2])
  }
}
