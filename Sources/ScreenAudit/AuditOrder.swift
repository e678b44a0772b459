import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// The order of a report: that of the screens.
struct AuditOrder {
  private let positions: [String: Int]
  private let firstStart: String?

  init(of screens: [String], firstStart: String? = nil) {
    self.firstStart = firstStart
    positions = Dictionary(zip(screens, screens.indices)) { first, _ in first }
  }

  private func position(_ screen: String) -> Int { positions[screen] ?? .max }

  /// The steps of a violation, which begin with its start unless that is the start of every journey.
  func journey(of violation: Violation) -> [Step] {
    guard let start = violation.starts.first, start != firstStart else { return violation.steps }
    return [.start(start)] + violation.steps
  }

  /// Names in declared order after a first one; others follow, such as the start of the app.
  func sorted(_ names: [String], first: String?) -> [String] {
    let others = Set(names).subtracting([first].compactMap(\.self))
    return [first].compactMap(\.self)
      + others.sorted { (position($0), $0) < (position($1), $1) }
  }

  /// Each failure once, in the order of the screens.
  func sorted(_ failures: [ScreenFailure]) -> [ScreenFailure] {
    failures.uniqued.sorted { position($0.screen) < position($1.screen) }
  }

  /// Violations with the fewest steps first, then those with the shortest states.
  func sorted(_ violations: [Violation]) -> [Violation] {
    violations.map { (rank(of: $0), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
      .map(\.1)
  }

  /// The number of steps, the length of the states, and the place in the run.
  private func rank(of violation: Violation) -> [Int] {
    let screen = position(violation.screen)
    let previous = violation.previous.map(position) ?? screen
    let isPair = violation.law == .isolation
    return [
      violation.steps.count, violation.expectedWords.count + violation.found.count,
      isPair ? min(screen, previous) : screen, isPair ? max(screen, previous) : previous,
      screen < previous ? 1 : 0,
    ]
  }
}
