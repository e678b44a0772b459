import Foundation
import ScreenContents
import ScreenText

/// Replays journeys, each on a new navigator.
@MainActor
final class JourneyPlayer: JobTool {
  private let app: SnapshotApp
  private let scenes: SceneBuilder
  private let messages: MessageRedactor
  /// The positions of the screens by name.
  private let screens: [String: Int]
  private let redactor: LabelRedactor

  /// A journey with the results of this run.
  struct Replay {
    /// The bytes of the file with these results.
    let bytes: [UInt8]

    /// What is visible after the last step; nil if the journey ends with a step that is known to fail.
    let visible: VisibleScreen?

    /// Why the last step fails, as the journey says; nil if it does not.
    var known: String?
  }

  init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
    messages = MessageRedactor(app.redaction)
    screens = Dictionary(
      zip(app.screens, app.screens.indices), uniquingKeysWith: { first, _ in first })
    redactor = LabelRedactor(app.redaction)
  }

  /// Replays a journey, and writes its results.
  ///
  /// - Throws: ``JourneyFileError``, ``JourneyStepError``, or an error of the harness.
  func render(_ job: JourneyJob, onStep: OnStep) async throws -> RenderedScreen {
    let replay = try await replay(
      job.journey, endingBeforeKnown: job.endsBeforeKnown, onStep: onStep)
    var rendered = RenderedScreen()
    rendered.knownFailure = replay.known
    if job.options.locates, let visible = replay.visible { rendered.locate(at: visible.described) }
    let text = RenderedText(folder: .journeys, bytes: replay.bytes)
    rendered.texts = [
      job.options.unmatched(text, ofGoldenNamed: job.journey.name)
    ].compactMap(\.self)
    return rendered
  }

  /// Performs the steps of a journey, up to one that is known to fail.
  ///
  /// If `endingBeforeKnown` is true, that step is not performed.
  ///
  /// - Throws: ``JourneyFileError``, ``JourneyStepError`` for the first step that cannot be performed,
  ///   or an error of the harness before the first step.
  /// - Complexity: O(*n*) in the steps.
  func replay(
    _ journey: JourneySource, endingBeforeKnown: Bool = false, onStep: OnStep
  ) async throws -> Replay {
    let file = try JourneyFile(parsing: journey.bytes)
    let driver = try await Driver(app, in: app.drivenLayouts[0], scenes: scenes)
    var results: [[String]] = []
    for step in file.steps {
      if endingBeforeKnown, let known = step.known {
        return Replay(bytes: file.filled(with: results + [[]]), visible: nil, known: known)
      }
      onStep(.journeyStep(line: step.line, text: step.displayed(redaction: app.redaction)))
      do {
        results.append(try await perform(step.action, with: driver))
      } catch JourneyProblem.secretHeading(let heading) {
        // The step shows the secret.
        throw JourneyStepError(
          line: step.line, step: "'> type'",
          reason: JourneyProblem.secretHeading(heading).description)
      } catch {
        if let known = step.known, error.isFailureOfApp {
          return Replay(bytes: file.filled(with: results + [[]]), visible: nil, known: known)
        }
        throw JourneyStepError(
          line: step.line, step: "'\(TextColumns.visible(displayed(step, failingWith: driver)))'",
          reason: [firstChange(in: results, of: file), messages.text(of: "\(error)")]
            .compactMap(\.self).joined(separator: "; "),
          visible: results.isEmpty ? nil : path(in: driver),
          trail: trail(of: results, in: file) { displayed(step, failingWith: driver) })
      }
    }
    return Replay(bytes: file.filled(with: results), visible: try driver.visible)
  }

  /// Performs steps until one fails, and tells whether the last one changes what is visible.
  ///
  /// - Returns: True if an earlier step fails.
  /// - Throws: The error of the last step.
  func changesSomething(in steps: [Step], onStep: OnStep) async throws -> Bool {
    guard let last = steps.last else { return false }
    guard let driver = try await driver(after: steps.dropLast(), onStep: onStep) else {
      return true
    }
    let before = try text(with: driver)
    onStep(.steps(steps))
    _ = try await perform(last, with: driver)
    let after = try text(with: driver)
    if after == before { return false }
    guard let again = try await self.driver(after: steps.dropLast(), onStep: onStep) else {
      return true
    }
    return try !UnstableLines(between: before, text(with: again)).areAllThatDiffer(after, before)
  }

  /// The app after some steps; nil if one fails.
  private func driver(after steps: ArraySlice<Step>, onStep: OnStep) async throws -> Driver? {
    let driver = try await Driver(app, in: app.drivenLayouts[0], scenes: scenes)
    for (position, step) in steps.enumerated() {
      onStep(.steps(Array(steps[...position])))
      do {
        _ = try await perform(step, with: driver)
      } catch {
        return nil
      }
    }
    return driver
  }

  /// Everything that is visible, with its secrets: it is compared, but never written.
  private func text(with driver: Driver) throws -> [UInt8] {
    Array(FrontMatter(in: try driver.visible.described).text.utf8) + (try driver.picture)
  }

  /// The steps up to one that fails, with the results of those before it.
  private func trail(
    of results: [[String]], in file: JourneyFile, to failing: () -> String
  ) -> [String] {
    let done = zip(file.steps, results).flatMap { step, result in
      [step.displayed(redaction: app.redaction)] + JourneyStep.lines(of: result)
    }
    return done.isEmpty ? [] : done + [failing()]
  }

  /// The path to what is visible; nil if it cannot be read.
  private func path(in driver: Driver) -> String? {
    (try? driver.visible.described)?.path.first
  }

  /// The first step that leads to another place than in the file, which may be why a later one fails.
  private func firstChange(in results: [[String]], of file: JourneyFile) -> String? {
    for (step, result) in zip(file.steps, results) where step.action != .look {
      guard let old = step.result.first,
        step.resultLines.first != JourneyStep.lines(of: result).first
      else { continue }
      let place = messages.text(of: TextColumns.visible(old))
      return "line \(step.line), \(name(of: step)), led to '\(place)' before"
    }
    return nil
  }

  /// A step that fails, without secrets.
  private func displayed(_ step: JourneyStep, failingWith driver: Driver) -> String {
    let fields = (try? driver.scene)?.controls.filter(\.isField) ?? []
    let redacted = step.action.redactedAfterFailure(
      by: app.redaction, amongFields: fields.map { [$0.label] + $0.headings },
      secure: fields.filter(\.isSecure).map(\.label))
    return redacted == step.action
      ? step.displayed(redaction: app.redaction) : "> \(redacted.text)"
  }

  /// The step in messages, without secrets.
  private func name(of step: JourneyStep) -> String {
    "'\(TextColumns.visible(step.displayed(redaction: app.redaction)))'"
  }
}

extension Error {
  /// Whether the app fails, and not the journey or the harness.
  fileprivate var isFailureOfApp: Bool {
    !(self is JourneyProblem || self is UnsupportedOperation || self is ScreenContentError)
  }
}

// MARK: - Steps

extension JourneyPlayer {
  /// Performs a step and returns its result.
  ///
  /// - Throws: ``JourneyProblem`` before anything changes, or an error of the harness.
  func perform(_ action: Step, with driver: Driver) async throws -> [String] {
    var notes: [String] = []
    switch action {
    case .show(let name): try await driver.show(try screen(named: name))
    case .tap(let control): try await driver.operate(try driver.scene.button(control))
    case .type(let text, let field):
      let control = try driver.scene.field(field)
      try check(control, isDisplayedWithoutSecretIn: action)
      try await driver.operate(control, typing: text)
    case .back: try await goBack(with: driver)
    case .tab(let tab):
      try checkTabs(in: driver)
      try await driver.select(try driver.tabNames.position(of: tab))
    case .open(let text), .openWithoutSecret(let text):
      notes = try await open(text, with: driver)
    case .relaunch: try await driver.relaunch()
    case .look: return try look(at: driver)
    }
    return notes + (try driver.visible.described.path)
  }

  /// Checks that a text for a secret field is redacted where the step is displayed.
  private func check(
    _ field: ScreenControl, isDisplayedWithoutSecretIn action: Step
  ) throws(JourneyProblem) {
    guard app.redaction != .none, action.redacted(by: app.redaction) == action else { return }
    if let secret = field.headings.first(where: app.redaction.hidesElement) {
      throw .secretHeading(secret)
    }
    if field.isSecure { throw .secureField(field.label) }
  }

  private func screen(named name: String) throws -> Int {
    if let screen = screens[name] { return screen }
    throw JourneyProblem.noScreen(
      name, nearest: NearestNames.nearest(to: name, among: app.screens))
  }

  private func goBack(with driver: Driver) async throws {
    if try driver.scene.canGoBack { return try await driver.goBack() }
    let state = try driver.visible.described
    if state.overlay != nil { throw JourneyProblem.noBack("an overlay") }
    guard let top = state.stack.topmost, top.stack.routes.isEmpty else {
      let isRoot = state.stack.topmost == nil && state.stack.routes.isEmpty
      throw isRoot ? JourneyProblem.nothingToGoBackTo : .noBack("the screen")
    }
    switch top.kind {
    case .alert: throw JourneyProblem.noBack("an alert")
    case .cover: throw JourneyProblem.noBack("a cover")
    case .sheet, .popover, .confirmation: throw JourneyProblem.noSwipe
    }
  }

  private func checkTabs(in driver: Driver) throws {
    if try driver.scene.controls.contains(where: \.isTab) { return }
    let state = try driver.visible.described
    if state.tabs.isEmpty { throw JourneyProblem.noTabs }
    let isCovered = state.overlay != nil || state.stack.presentation != nil
    throw isCovered ? JourneyProblem.coveredTabs : .hiddenTabs
  }

  /// Opens a link; the result says if the app refused it.
  private func open(_ text: String, with driver: Driver) async throws -> [String] {
    guard let url = URL(string: text), url.scheme?.isEmpty == false else {
      throw JourneyProblem.noURL
    }
    let words = { [messages] (reason: String) in TextColumns.visible(messages.text(of: reason)) }
    var notes: [String] = []
    do {
      notes = try await driver.open(url).journeyNotes(words)
    } catch let operation as UnsupportedOperation {
      throw operation
    } catch {
      notes = ["refused: \(words("\(error)"))"]
    }
    try await driver.settle()
    return notes
  }

  /// The front matter and the picture of what is visible.
  private func look(at driver: Driver) throws -> [String] {
    let visible = try driver.visible
    let frontMatter = FrontMatter(in: visible.described)
    let picture = ScreenPicture(
      of: scenes.scene(of: visible, in: driver.layout), layout: driver.layout,
      redactor: redactor)
    let text = frontMatter.text + picture.text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

// MARK: - Controls

extension ScreenScene {
  /// The button, link, toggle or item of a menu that a step names.
  ///
  /// - Throws: ``JourneyProblem`` if there is none, or more than one.
  fileprivate func button(_ reference: ControlReference) throws(JourneyProblem) -> ScreenControl {
    try control(reference, of: .control) { if case .button = $0.kind { true } else { false } }
  }

  /// The text field that a step names.
  ///
  /// - Throws: ``JourneyProblem`` if there is none, or more than one.
  fileprivate func field(_ reference: ControlReference) throws(JourneyProblem) -> ScreenControl {
    try control(reference, of: .field) { if case .field = $0.kind { true } else { false } }
  }

  /// Why no control has a label.
  private func problem(
    of label: String, among controls: [ScreenControl], of kind: JourneyProblem.Kind
  ) -> JourneyProblem {
    let contained = controls.filter { $0.headings.contains(label) }
    if kind == .control, !contained.isEmpty {
      return .containsControls(label, labels: contained.map(\.label))
    }
    return .noControl(kind, label, labels: controls.map(\.label))
  }

  private func control(
    _ reference: ControlReference, of kind: JourneyProblem.Kind,
    where isWanted: (ScreenControl) -> Bool
  ) throws(JourneyProblem) -> ScreenControl {
    let controls = controls.filter(isWanted)
    if let text = reference.wholeText, controls.contains(where: { $0.label == text }) {
      var parts = reference
      parts.wholeText = nil
      if (try? control(parts, of: kind, where: isWanted)) != nil {
        throw .ambiguousText(kind, text, parts: parts)
      }
      return try control(ControlReference(label: text), of: kind, where: isWanted)
    }
    let labeled = controls.filter { $0.label == reference.label }
    if labeled.isEmpty { throw problem(of: reference.label, among: controls, of: kind) }
    let found = labeled.filter { reference.section.map($0.headings.contains) ?? true }
    guard !found.isEmpty else {
      throw .noSection(
        kind, reference.label, section: reference.section ?? "",
        sections: labeled.compactMap(\.section))
    }
    if let number = reference.number {
      guard number <= found.count else {
        throw .noNumber(kind, reference.label, number: number, count: found.count)
      }
      return found[number - 1]
    }
    guard found.count == 1 else {
      throw .ambiguous(kind, reference.label, count: found.count, sections: found.map(\.section))
    }
    return found[0]
  }
}
