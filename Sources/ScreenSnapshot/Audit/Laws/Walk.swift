/// Jumps one after another, of which the last one must show what it shows in an app that has just started.
@MainActor
struct Walk {
  let screens: [Int]
  let auditor: Auditor

  private var steps: [Step] { screens.map(auditor.show) }

  /// Shows the screens in an app that has just started, and checks the last one.
  func violations() async throws -> [Violation] {
    guard let start = screens.first, let last = screens.last else { return [] }
    // A new process expects what the last screen shows before the others leave something behind.
    _ = try await auditor.firstState(of: last)
    let driver = try await auditor.driver(jumpingTo: start)
    let result = try await auditor.result(with: driver) {
      for index in screens.dropFirst() { try await driver.show(index) }
    }
    return try await violations(by: result, driver)
  }

  /// The violations after the walk; none if the last screen shows what it shows in a new app.
  func violations(by result: OperationResult, _ driver: Driver) async throws -> [Violation] {
    let last = screens[screens.count - 1]
    // A shortened walk begins with the screen that leaves something behind, and in a longer one, it is
    // most likely the last but one.
    let culprit = auditor.name(of: screens.count <= 3 ? screens[0] : screens[screens.count - 2])
    let expected = try await auditor.freshState(of: last)
    let causes: [LawCause]
    switch result {
    case .visible(expected):
      let change = try await auditor.textChange(on: last, shownBy: driver)
      return [change].compactMap(\.self).map {
        IsolationLaw.violation(by: $0, on: auditor.name(of: last), after: culprit, steps: steps)
      }
    case .visible(let state): causes = try await self.causes(of: state, insteadOf: expected)
    case .invalid: causes = [.jumpFails]
    }
    return causes.map {
      IsolationLaw.violation(
        $0, on: auditor.name(of: last), after: culprit, steps: steps, expected: expected, result)
    }
  }

  /// What one of the screens before left behind, with what differs apart from it, or else how a state differs from
  /// the expected one.
  private func causes(
    of state: DescribedState, insteadOf expected: DescribedState
  ) async throws -> [LawCause] {
    for index in screens.dropLast().reversed() {
      let before = try await auditor.freshState(of: index)
      if let leftovers = Leftovers(of: before, in: state, insteadOf: expected) {
        // What stays may hide another mistake.
        let other = state.difference(apartFrom: leftovers, of: before, insteadOf: expected)
        return [.stays(leftovers)] + [other].compactMap(\.self).map { .differs($0) }
      }
    }
    return [.differs(StateDifference(from: expected, to: state))]
  }
}

// MARK: - Texts that stay

extension Walk {
  /// The violation by the first of some screens that changes the text of another one for the rest of the
  /// process; none if the process has shown a screen before.
  static func leaks(
    into last: Int, from others: [Int], _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> [Violation] {
    _ = try await auditor.firstState(of: last)
    for first in others where first != last {
      progress.announce([auditor.show(first)])
      guard (try? await auditor.freshState(of: first)) != nil else { continue }
      progress.announce([auditor.show(first), auditor.show(last)])
      let violations = try await Walk(screens: [first, last], auditor: auditor).violations()
      if violations.contains(where: \.staysInProcess) { return violations }
    }
    return []
  }
}

extension Violation {
  /// Whether the violation is a text that another start of the app shows, too, also if it was read from a report,
  /// which has only the words.
  var staysInProcess: Bool { cause.words == TextDifference.wordsInProcess }
}
