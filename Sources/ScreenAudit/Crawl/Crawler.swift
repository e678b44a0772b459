import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Crawls an app: starts it and operates every control of every place that it has not seen, in breadth.
///
/// A place is what is in front. If the crawl reaches a limit, or meets a screen without content, a control
/// that is not wired, one that crashes or hangs or an operation that is not supported, it cannot tell
/// whether the other screens can be reached.
@MainActor
struct Crawler {
  let inspector: Inspector
  var queue: CrawlQueue
  var findings = LawFindings(.reachability)
  var unexplored = UnexploredParts()

  /// Whether a place is what a search looks for; the steps lead there.
  typealias Goal = @MainActor (SettledScreen, Driver, [Step]) async throws -> Bool

  /// Nil for a crawl of everything.
  private var isGoal: Goal?
  private(set) var hasReachedGoal = false

  /// Whether the crawl looks for a way out of a screen: no tab leads out, and a form is filled in at once.
  private var isForWayOut = false

  /// The controls that lead to another case on a place, whatever its text is.
  private var leading: Set<ControlOfPlace> = []

  private struct ControlOfPlace: Hashable {
    let place: String
    let name: String
    let number: Int
  }

  init(_ inspector: Inspector, maximumPlaces: Int) {
    self.inspector = inspector
    queue = CrawlQueue(maximumPlaces: maximumPlaces)
  }

  /// Creates a crawl that looks for a way out of a screen.
  init(outOfScreen inspector: Inspector) {
    self.inspector = inspector
    queue = CrawlQueue(maximumPlaces: 64, maximumTexts: 64, maximumVisits: 64)
    isForWayOut = true
  }

  /// Crawls the app from its start, and then from each screen that only a link reaches.
  ///
  /// - Throws: ``JobFailure`` if the app cannot start.
  /// - Complexity: For each control of each place, one start and the taps that lead there.
  consuming func crawl() async throws -> LawFindings {
    // 1. Perform every event, and operate the controls of every place, from the start.
    do {
      queue.add(CrawlPath(), to: Place(of: try await driver(at: CrawlPath()).state))
    } catch {
      throw JobFailure(reason: "\(error)")
    }
    try await performEvents()
    try await visitAll()
    // 2. Find the screens that were in front.
    let targets = await targets()
    markReached(targets, by: .taps)
    // 3. Continue from the others that have a link.
    try await visitLinks(to: targets)
    // 4. Count what was left out.
    finish(with: targets)
    return findings
  }
}

// MARK: - Searches

extension Crawler {
  /// Crawls from a screen, or from the start of the app, until a place is the goal: the first one in breadth.
  ///
  /// - Throws: ``JobFailure`` if the start cannot be shown.
  mutating func search(
    from screen: Int?, until isGoal: @escaping Goal
  ) async throws {
    self.isGoal = isGoal
    let start =
      screen.map { CrawlPath(first: .screen($0), steps: [inspector.show($0)]) } ?? CrawlPath()
    inspector.onStep(start.activity)
    _ = try await visit(start)
    try await visitAll()
    // A way of taps alone is worth more.
    if screen == nil, !hasReachedGoal {
      try await performEvents()
      try await visitAll()
    }
  }

  /// What the limits kept out of the search.
  var gaps: [LawGap] { Array(queue.gaps.keys) }

  /// Why a search that has not reached its goal may have missed it, whatever its limits are; nil if it has not.
  var undecidedReason: String? { unexplored.undecidedReason(isUnsupported: false) }
}

// MARK: - Places

extension Crawler {
  /// Visits the places of the queue, and those that their controls lead to.
  ///
  /// A place was visible when it was added; if it is gone now, nothing leads on from it.
  mutating func visitAll() async throws {
    while !hasReachedGoal, let path = queue.next() {
      inspector.onStep(path.activity)
      guard let base = try? await driver(at: path),
        let screen = try? SettledScreen(of: base, inspector)
      else { continue }
      let visited = VisitedPlace(path: path, screen: screen)
      unexplored.add(screen.scene, of: visited.firstName)
      let controls = screen.scene.controls
      if path.changesText || isForWayOut { try await fillIn(controls, on: visited) }
      for control in controls
      where control.wiring == .wired && !hasReachedGoal && !(isForWayOut && control.isTab) {
        try await operate(control, on: visited)
      }
    }
  }

  /// Performs each event after the start.
  private mutating func performEvents() async throws {
    for (position, step) in inspector.app.events.map(Step.event).enumerated() {
      let path = CrawlPath(first: .event(position), steps: [step], place: Place.startName)
      if inspector.fatalSteps.contains(path.activity) {
        unexplored.fatalSteps.insert(LawGap(step, on: Place.startName))
        continue
      }
      inspector.onStep(path.activity)
      do {
        _ = try await visit(path)
      } catch let error as JobFailure {
        addViolation(by: path, error)
      }
    }
  }

  /// Types into all fields of a place, so that a form has a text in each of them.
  private mutating func fillIn(
    _ controls: [ScreenControl], on place: VisitedPlace
  ) async throws {
    let fields = controls.filter {
      $0.isField && $0.wiring == .wired && !isFatal($0.step, on: place)
    }
    if fields.count < 2 { return }
    let path = fields.reduce(place.path) { $0.taking($1.step, on: place) }
    inspector.onStep(path.activity)
    _ = try? await visit(path, from: place, isFilledIn: true)
  }

  /// Operates a control of a place, unless it ends the process.
  private mutating func operate(_ control: ScreenControl, on place: VisitedPlace) async throws {
    let step = control.step
    if control.isButtonOrField { unexplored.hasWiredControls = true }
    if isFatal(step, on: place) {
      unexplored.fatalSteps.insert(LawGap(step, on: place.name))
      return
    }
    let next = place.path.taking(step, on: place)
    inspector.onStep(next.activity)
    let screen: SettledScreen?
    do {
      screen = try await visit(next, from: place)
    } catch let error as JobFailure {
      return addViolation(by: next, error)
    }
    guard let screen else { return }
    if screen.differsOnlyBeneath(from: place.screen) {
      if control.isButtonOrField {
        addViolation(.controlChangesOnlyBeneath, by: control, next, showing: screen.state)
      }
      return
    }
    let known = ControlOfPlace(
      place: place.firstName, name: control.name, number: control.number)
    if screen.state.cases != place.screen.state.cases { leading.insert(known) }
    // A control that changes the text alone, such as Sort, may do so once, and a field may take only numbers.
    guard control.mustChangeSomething, !control.isField,
      !place.path.changesText || leading.contains(known), screen.isSame(as: place.screen)
    else { return }
    addViolation(.controlDoesNothing, by: control, next, showing: screen.state)
  }

  private mutating func addViolation(
    _ cause: LawCause, by control: ScreenControl, _ path: CrawlPath,
    showing state: DescribedState
  ) {
    findings.violations.append(
      Violation(
        law: .controls, cause: cause, screen: path.place ?? Place.startName, control: control.label,
        steps: path.steps, found: state.line))
  }

  /// Adds the violation of the law that is about the last step of a path to an invalid state.
  private mutating func addViolation(by path: CrawlPath, _ error: JobFailure) {
    let violation = Violation(
      by: path.steps, on: path.place ?? Place.startName, .invalidState, error.reason,
      checking: .reachability)
    if let violation { findings.violations.append(violation) }
  }

  /// Whether a step ended the process on a place, whatever led there.
  private func isFatal(_ step: Step, on place: VisitedPlace) -> Bool {
    inspector.fatalSteps.contains { activity in
      guard case .steps(let steps, let name?) = activity else { return false }
      return steps.last == step && [place.firstName, place.name].contains(name)
    }
  }

  /// Adds a place to the queue if the crawl has not seen it, unless only what is beneath differs from an old one.
  ///
  /// - Returns: What is visible; nil if the way there is gone or not supported.
  /// - Throws: ``JobFailure`` if the app is in an invalid state.
  mutating func visit(
    _ path: CrawlPath, from old: VisitedPlace? = nil, isFilledIn: Bool = false
  ) async throws -> SettledScreen? {
    let (driver, screen): (Driver, SettledScreen)
    do {
      driver = try await self.driver(at: path)
      screen = try SettledScreen(of: driver, inspector)
    } catch let operation as UnsupportedOperation {
      findings.unsupported.insert(operation)
      return nil
    } catch is JourneyProblem {
      return nil
    } catch {
      throw JobFailure(reason: "\(error)")
    }
    if let isGoal, try await isGoal(screen, driver, path.steps) { hasReachedGoal = true }
    if let old, screen.differsOnlyBeneath(from: old.screen) { return screen }
    let place = Place(of: screen.state)
    queue.add(path, to: place)
    if let old, Place(of: old.screen.state) == place {
      queue.add(
        path, changing: old.screen.picture, to: screen.picture, of: place, isFilledIn: isFilledIn)
    }
    return screen
  }

  /// Starts the app, and takes the steps of a path.
  private func driver(at path: CrawlPath) async throws -> Driver {
    let driver = try await inspector.driver(at: nil)
    switch path.first {
    case .screen(let screen): try await driver.visit(screen, inspector.dialogs[screen])
    case .event(let event): try await driver.perform(event: event)
    case nil: break
    }
    for step in path.controlSteps { try await driver.take(step) }
    return driver
  }
}

extension LawGap {
  /// A step on a place ends the process.
  fileprivate init(_ step: Step, on place: String) {
    self.init("\(TextColumns.visible("'\(step.text)' on \(place)")) crashes or hangs")
  }
}
