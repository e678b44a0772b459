package import ScreenContents
import ScreenPayloads
package import ScreenSnapshot
import ScreenText

/// What a step led to.
package struct StepResult {
  /// What the app says about a link; nil if it opens it.
  package let note: String?

  /// The visible state after the step.
  package let state: DescribedState

  /// The front matter and the picture, if the step asks for them.
  let look: [String]?

  /// The lines of a journey: the path, and below it what else differs from the state before; nil for the first step.
  package func lines(after old: DescribedState?) -> [String] {
    look ?? [note].compactMap(\.self) + state.path + state.changedRoots(from: old)
  }
}

/// Performs the steps of journeys on a running app.
@MainActor
package struct StepPerformer {
  private let harness: AnySnapshotHarness
  private let scenes: SceneBuilder

  /// The dialogs of the manifest by the positions of their screens.
  package var dialogs: [Int: ManifestDialog] = [:]

  package init(_ harness: AnySnapshotHarness, scenes: SceneBuilder) {
    self.harness = harness
    self.scenes = scenes
  }

  /// Starts the app for steps of a journey, whose first one may name the start.
  ///
  /// - Throws: ``JourneyProblem`` for an unknown start, or an error of the harness.
  package func driver(
    for steps: some Sequence<Step>, in layout: ScreenLayout
  ) async throws -> Driver {
    let name = steps.first { _ in true }?.namedStart
    let start = try name.map(start(named:))
    return try await Driver(
      start == nil ? harness : harness.starting(from: start), in: layout, scenes: scenes)
  }

  private func start(named name: String) throws(JourneyProblem) -> Int {
    if harness.starts.count == 1 {
      throw JourneyProblem("the app has only one start; remove the step")
    }
    return try position(of: name, among: harness.starts, "start")
  }

  private func position(
    of name: String, among names: [String], _ noun: String, orElse sentence: String = ""
  ) throws(JourneyProblem) -> Int {
    if let position = names.firstIndex(of: name) { return position }
    throw JourneyProblem(
      "the app has no \(noun) \(JourneyProblem.quoted(name))"
        + JourneyProblem.choice(
          for: name, among: names, as: "the \(noun)s are", orElse: sentence))
  }

  /// Performs a step and returns its result.
  ///
  /// The app has performed the first one if it names the start.
  ///
  /// - Throws: ``JourneyProblem`` before anything changes, or an error of the harness.
  @discardableResult
  package func perform(_ action: Step, with driver: Driver) async throws -> StepResult {
    var note: String?
    var look: [String]?
    switch action {
    case .start: break
    case .show(let name):
      let screen =
        try harness.positions[name] ?? position(of: name, among: harness.screens, "screen")
      try check(screen, afterStart: driver.start)
      try await driver.visit(screen, dialogs[screen])
    case .tap, .tapTwice, .type, .tab:
      try await checkAction(of: action, with: driver)
      try await driver.take(action)
    case .back:
      guard try driver.scene.canGoBack else {
        throw JourneyProblem(
          "there is nothing to go back to: what is in front has neither a back button nor a swipe")
      }
      try await driver.goBack()
    case .open(let text), .openWithoutSecret(let text):
      note = try await driver.open(JourneyProblem.url(text)).journeyNote
      try await driver.settle()
    case .event(let name):
      let event = try position(
        of: name, among: harness.events, "event", orElse: "the harness declares none")
      try await driver.perform(event: event)
    case .relaunch: try await driver.relaunch()
    case .look: look = try text(of: driver)
    }
    return StepResult(note: note, state: try driver.visible.described, look: look)
  }

  private func check(_ screen: Int, afterStart start: Int) throws(JourneyProblem) {
    guard let needed = harness.neededStarts[screen], needed != start else { return }
    let step = JourneyProblem.quoted(Step.start(harness.starts[needed]).text)
    throw JourneyProblem(
      "the screen \(JourneyProblem.quoted(harness.screens[screen])) needs another start; begin with \(step)"
    )
  }

  /// Checks that a button of a dialog that the path of a screen presented has an action there.
  ///
  /// Another start of the app tells whether a tap only dismisses the dialog, so that nothing changes here.
  private func checkAction(of step: Step, with driver: Driver) async throws {
    guard let screen = try driver.screenOfFixture,
      let button = try driver.scene.control(for: step)
    else { return }
    let tapper = ControlTapper(harness.starting(from: driver.start), scenes: scenes)
    if try await tapper.lacksAction(button, ofDialogOn: screen, in: driver.layout) {
      throw JourneyProblem(
        "\(JourneyProblem.quoted(button.label)) has no action in the manifest; begin with the screen beneath, "
          + "or name the control that presents the dialog in the harness's 'presenter(of:)'")
    }
  }

  /// The front matter and the picture of what is visible.
  private func text(of driver: Driver) throws -> [String] {
    let visible = try driver.visible
    let frontMatter = FrontMatter(in: visible.described)
    let picture = ScreenPicture(
      of: scenes.scene(of: visible, in: driver.layout), layout: driver.layout,
      redactor: LabelRedactor(harness.redaction))
    let text = frontMatter.text + picture.text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

// MARK: - Links

extension LinkOutcome {
  /// The line of a journey that says what the app does with the link; nil if it opens it.
  package var journeyNote: String? {
    switch self {
    case .waiting: "waiting"
    case .fallback(let reason): "fallback: \(TextColumns.visible(reason))"
    case .refused(let reason): "refused: \(TextColumns.visible(reason))"
    case .opened, .unreported: nil
    }
  }

  /// Whether a line of a journey says what the app does with a link.
  package static func isJourneyNote(_ line: String) -> Bool {
    // Compares bytes, because a space and a combining mark after it are one character.
    line == "waiting"
      || ["fallback: ", "refused: "].contains { line.utf8.starts(with: $0.utf8) }
  }
}
