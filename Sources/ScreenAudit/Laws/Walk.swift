import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// Jumps one after another; the last screen must look as it does in an app that has just started.
@MainActor
struct Walk {
  let screens: [Int]
  let inspector: Inspector

  private var steps: [Step] { screens.map(inspector.show) }

  /// Shows the screens in an app that has just started, and checks the last one.
  func violation() async throws -> Violation? {
    guard let start = screens.first, let last = screens.last else { return nil }
    // A new process expects what the last screen shows before the others leave something behind.
    _ = try await inspector.freshState(of: last)
    let driver = try await inspector.driver(jumpingTo: start)
    let result = try await inspector.result(with: driver) {
      for index in screens.dropFirst() { try await driver.show(index) }
    }
    return try await violation(by: result, driver)
  }

  /// The violation after the walk; nil if the last screen shows what it shows in a new app.
  func violation(by result: OperationResult, _ driver: Driver) async throws -> Violation? {
    let last = screens[screens.count - 1]
    // A shortened walk begins with the screen that leaves something behind, and in a longer one, it is
    // most likely the last but one.
    let culprit = inspector.name(of: screens.count <= 3 ? screens[0] : screens[screens.count - 2])
    let expected = try await inspector.freshState(of: last)
    let cause: LawCause
    switch result {
    case .visible(expected):
      let change = try await inspector.textChange(on: last, shownBy: driver)
      return change.map {
        IsolationLaw.violation(by: $0, on: inspector.name(of: last), after: culprit, steps: steps)
      }
    case .visible(let state): cause = try await self.cause(of: state, insteadOf: expected)
    case .invalid: cause = .jumpFails
    }
    return IsolationLaw.violation(
      cause, on: inspector.name(of: last), after: culprit, steps: steps, expected: expected, result)
  }

  /// What one of the screens before left behind, or else how a state differs from the expected one.
  private func cause(
    of state: DescribedState, insteadOf expected: DescribedState
  ) async throws -> LawCause {
    for index in screens.dropLast().reversed() {
      let before = try await inspector.freshState(of: index)
      if let leftovers = Leftovers(of: before, in: state, insteadOf: expected) {
        return .stays(leftovers)
      }
    }
    return .differs(StateDifference(from: expected, to: state))
  }
}
