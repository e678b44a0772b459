package import ScreenNavigation
import ScreenText

/// A recording that is replayed step by step, and becomes a journey.
///
/// The step of an event is the only control that leads to the recorded state. An event with several
/// such controls is not guessed, because the rest would start from another state.
@MainActor
package struct RecordedJourney {
  private var session: ExploreSession
  private let screens: [String]

  /// The reason why the journey does not have the whole recording.
  package enum Gap: Equatable, Sendable {
    /// The recording does not start where the app does, and several screens or none can be its start.
    case start(screens: [String])

    /// The event at a position, counted from 1, has several steps, or none.
    case event(number: Int, steps: [String])
  }

  /// Creates the journey of a session that has not started.
  package init(_ session: ExploreSession) {
    self.session = session
    screens = session.harness.screens
  }

  /// The text of the journey so far, without secrets.
  package var text: String { session.text }

  /// Replays a recording.
  ///
  /// - Returns: The gap at which the journey ends; nil for a whole recording.
  /// - Throws: ``ExploreProblem`` if the app does not start, or the error of the runner.
  /// - Complexity: O(*n* · *m*) steps for *n* events and *m* controls, each after all steps before.
  package mutating func replay(_ recording: NavigationRecording) async throws -> Gap? {
    _ = try await session.start()
    if recording.omittedCount > 0 {
      session.add(
        comment: "# earlier events are missing: \(WordList.count(recording.omittedCount, "event"))")
    }
    if let gap = try await findStart(recording.start) {
      leaveOut(recording.entries)
      return gap
    }
    for (index, entry) in recording.entries.enumerated() {
      // A change that was not visible, such as in another tab.
      if entry.state.matches(session.page.recorded) { continue }
      let steps = try await steps(leadingTo: entry.state)
      guard steps.count == 1, let step = steps.first else {
        add(entry, withSteps: steps)
        leaveOut(recording.entries.dropFirst(index + 1))
        return .event(number: index + 1, steps: steps.map(session.displayed))
      }
      _ = try await session.perform(step)
    }
    return nil
  }

  /// Goes to the screen that a recording starts on, unless the app starts there.
  private mutating func findStart(_ start: RecordedState) async throws -> Gap? {
    if start.matches(session.page.recorded) { return nil }
    var found: [String] = []
    for screen in screens where try await self.leads(.show(screen: screen), to: start) {
      found.append(screen)
    }
    if found.count == 1 {
      _ = try await session.perform(.show(screen: found[0]))
      return nil
    }
    let steps = found.map { Step.show(screen: $0) }
    session.add(comment: "# not found: the start, \(start.line)")
    addChoices(steps)
    return .start(screens: found)
  }

  /// The steps of the controls on the screen that lead to a state.
  ///
  /// A tap on the selected tab is not among them if the back button leads there, too: both take the last
  /// screen away.
  private func steps(leadingTo state: RecordedState) async throws -> [Step] {
    var steps: [Step] = []
    for control in session.page.controls where control.isEnabled && control.kind != .field {
      if try await leads(control.step, to: state) { steps.append(control.step) }
    }
    guard steps.contains(.back), state.hasTab(of: session.page.recorded) else { return steps }
    return steps.filter { if case .tab = $0 { false } else { true } }
  }

  private func leads(_ step: Step, to state: RecordedState) async throws -> Bool {
    var trial = session
    do {
      return state.matches(try await trial.perform(step).page.recorded)
    } catch is ExploreProblem {
      // A control that cannot be operated, or that ends the app, leads nowhere.
      return false
    }
  }
}

// MARK: - Comments

extension RecordedJourney {
  private mutating func add(_ entry: NavigationRecording.Entry, withSteps steps: [Step]) {
    let reason = steps.isEmpty ? "no control leads to" : "several controls lead to"
    session.add(comment: "# not guessed: \(reason) \(entry.state.line)")
    addChoices(steps)
  }

  private mutating func addChoices(_ steps: [Step]) {
    for step in steps { session.add(comment: "#   \(session.displayed(step))") }
  }

  private mutating func leaveOut(_ entries: some Sequence<NavigationRecording.Entry>) {
    for entry in entries { session.add(comment: "# not replayed: \(entry.state.line)") }
  }
}

extension RecordedState {
  /// The state on one line; a file can contain any text.
  fileprivate var line: String { TextColumns.visible(text) }
}
