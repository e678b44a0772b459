import ScreenText

/// Replays the steps of a violation on a place that no screen shows.
///
/// There is a result if no step fails, or one before the last: whether the last step changes something of what is in
/// front.
package struct ReplayJob: Job {
  let steps: [Step]

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Bool {
    try await lastStepChangesSomething(with: tools, onStep: onStep)
  }

  package func description(among screens: [String]) -> JobDescription {
    let names = steps.map { "'\($0.text)'" }
    return JobDescription(checking: "the steps \(WordList.list(names))")
  }

  package static var reportsCrashes: Bool { true }
}

extension ReplayJob {
  /// Performs the steps until one fails, and tells whether the last one changes what is visible in front.
  ///
  /// - Returns: True if an earlier step fails.
  /// - Throws: The error of the last step.
  @MainActor
  private func lastStepChangesSomething(with tools: JobTools, onStep: OnStep) async throws -> Bool {
    guard let last = steps.last else { return false }
    let performer = StepPerformer(tools.app, scenes: tools.scenes)
    guard let driver = try await driverBeforeLast(with: performer, tools, onStep) else {
      return true
    }
    let (before, scene, state) = (try driver.text, try driver.scene, try driver.visible.described)
    onStep(.steps(steps))
    try await performer.perform(last, with: driver)
    let after = try driver.text
    let effect = NavigationEffect(from: state, to: try driver.visible.described)
    if effect.isOnlyBeneath, try driver.isFront(like: scene) { return false }
    return after != before
  }

  /// A new app after all steps but the last; nil if one fails.
  @MainActor
  private func driverBeforeLast(
    with performer: StepPerformer, _ tools: JobTools, _ onStep: OnStep
  ) async throws -> Driver? {
    let driver = try await Driver(
      tools.app, in: tools.app.drivenLayouts[0], scenes: tools.scenes)
    for position in steps.indices.dropLast() {
      onStep(.steps(Array(steps[...position])))
      do {
        try await performer.perform(steps[position], with: driver)
      } catch {
        return nil
      }
    }
    return driver
  }
}

extension Driver {
  /// Everything that is visible, with its secrets: it is compared, but never written.
  fileprivate var text: [UInt8] {
    get throws { Array(FrontMatter(in: try visible.described).text.utf8) + (try picture) }
  }
}
