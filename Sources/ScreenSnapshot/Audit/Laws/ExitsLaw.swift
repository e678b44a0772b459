import ScreenText

/// Exits: every sheet, popover, cover, dialog and overlay, and every pushed screen without a back button,
/// has a control that leaves it.
///
/// A swipe closes sheets and popovers, a tap outside closes confirmations, and a back button leaves a
/// pushed screen. The system adds a button to an alert without buttons. Covers, alerts and overlays need
/// controls that leave them, alone or one after another: a tour closes on its last page, and a form after
/// a text in its fields. A screen without content, and controls that are not wired, are not checked.
struct ExitsLaw: ScreenLaw {
  let screen: Int

  static let name = AuditLaw.exits
  static let checks = (one: "screen", many: "screens")
  static let nothingToCheck = "found nothing to leave"

  enum Cause: LawStatement {
    case noWayOut(of: Level)

    enum Level: Codable, Hashable, Sendable {
      case pushed
      case presentation(DescribedPresentation.Kind)
      case overlay
    }

    var words: String {
      switch self {
      case .noWayOut(of: .pushed): "a pushed screen without a back button has no way out"
      case .noWayOut(of: .presentation(let kind)): "\(kind.phrase) has no way out"
      case .noWayOut(of: .overlay): "an overlay has no way out"
      }
    }
  }

  enum Gap: String, LawStatement {
    case noContent = "the screen has no content"
    case unwiredControls = "controls of the screen are not wired"
    case noContentBehind = "the screen leads to one without content"
    case manyPlaces = "the screen leads to more than 64 places"
  }

  static func expectation(of violation: Violation) -> String { "a control that leaves it" }

  /// A control in the search for a way out may lead anywhere, so that the search needs all of them.
  var withAnnouncedSteps: ExitsLaw? { nil }

  /// - Complexity: One navigation per control until one leaves the screen.
  func check(with auditor: Auditor, _ progress: StepProgress) async throws -> LawFindings {
    var findings = LawFindings()
    let base = try await auditor.driver(at: screen)
    let before = try auditor.state(of: base)
    let scene = try base.scene
    guard let level = before.topLevel else { return findings }
    guard scene.isDescribed else {
      findings.leaveOut(.noContent, by: ExitsLaw.self, on: auditor.name(of: screen))
      return findings
    }
    var search = ExitSearch()
    var hasExit = scene.closesWithoutControl
    if !hasExit { hasExit = try await findExit(of: level, in: &search, auditor, progress) }
    if !hasExit, let gap = search.gap {
      findings.leaveOut(gap, by: ExitsLaw.self, on: auditor.name(of: screen))
      return findings
    }
    let violation = Self.violation(
      .own(.noWayOut(of: level.kind)), on: auditor.name(of: screen),
      steps: [auditor.show(screen)], .controls(scene.controls.map(\.label), on: before.line))
    findings.addCheck(hasExit ? nil : violation)
    return findings
  }

  /// Operates controls until one leaves a level.
  ///
  /// A control that throws an error leaves nothing, and the law of controls reports the error.
  @MainActor
  private func findExit(
    of level: TopLevel, in search: inout ExitSearch, _ auditor: Auditor, _ progress: StepProgress
  ) async throws -> Bool {
    while let path = search.next() {
      guard let scene = try? await driver(after: path, auditor).scene else { continue }
      search.add(scene)
      let controls = scene.controls
      for attempt in controls.attempts {
        progress.announce([attempt[attempt.count - 1].step(among: controls)])
        let longer = path + attempt.map(\.identity)
        guard let driver = try? await driver(after: longer, auditor),
          let after = try? auditor.state(of: driver), let picture = try? driver.picture
        else { continue }
        if !after.contains(level) { return true }
        search.add(longer, after, picture)
      }
    }
    return false
  }

  @MainActor
  private func driver(
    after path: [ScreenControl.Identity], _ auditor: Auditor
  ) async throws -> Driver {
    let driver = try await auditor.driver(at: screen)
    try await auditor.operate(path, with: driver)
    return driver
  }
}

/// The places above a level that controls lead to, in breadth.
private struct ExitSearch {
  /// Why the screen may have an exit that the search did not find; nil if it has no exit.
  private(set) var gap: ExitsLaw.Gap?

  private var seen: Set<Appearance> = []
  private var variants: [DescribedState: Int] = [:]
  private var pages: [[DescribedValue.Identity]: Int] = [:]
  private var paths: [[ScreenControl.Identity]] = [[]]
  private var position = 0

  /// The reason ``ExitsLaw/Gap/manyPlaces`` names it.
  private static let maximumPlaces = 64

  /// The number of places that differ only in what their screen shows, such as toggles.
  private static let maximumVariants = 4

  /// The number of places that differ only in their payloads, such as the pages of a book.
  private static let maximumPages = 16

  private struct Appearance: Hashable {
    let state: DescribedState
    let picture: [UInt8]
  }

  /// The next place whose controls are not operated yet.
  mutating func next() -> [ScreenControl.Identity]? {
    guard position < paths.count else { return nil }
    position += 1
    return paths[position - 1]
  }

  /// Adds what the harness leaves open about a screen.
  mutating func add(_ scene: ScreenScene) {
    if scene.hasUnwiredControls { gap = gap ?? .unwiredControls }
    if !scene.isDescribed { gap = gap ?? .noContentBehind }
  }

  /// Adds a place that controls lead to, if the search has not seen it.
  mutating func add(
    _ path: [ScreenControl.Identity], _ state: DescribedState, _ picture: [UInt8]
  ) {
    guard seen.insert(Appearance(state: state, picture: picture)).inserted else { return }
    variants[state, default: 0] += 1
    if variants[state, default: 0] > Self.maximumVariants { return }
    let levels = state.levelIdentities
    pages[levels, default: 0] += 1
    if pages[levels, default: 0] > Self.maximumPages { return }
    if paths.count < Self.maximumPlaces {
      paths.append(path)
    } else {
      gap = gap ?? .manyPlaces
    }
  }
}

extension [ScreenControl] {
  /// Each wired button, and all wired fields together.
  fileprivate var attempts: [[ScreenControl]] {
    let fields = filter(\.isWiredField)
    return filter(\.isWiredButton).map { [$0] } + (fields.isEmpty ? [] : [fields])
  }
}

/// The frontmost level of a state.
private struct TopLevel {
  let kind: ExitsLaw.Cause.Level
  let depth: Int
  let value: DescribedValue?
}

extension DescribedState {
  /// The frontmost level that is not a root.
  fileprivate var topLevel: TopLevel? {
    let levels = stack.levels
    if overlay != nil {
      return TopLevel(kind: .overlay, depth: levels.count, value: overlay)
    }
    guard let value = levels.last else { return nil }
    var kind = ExitsLaw.Cause.Level.pushed
    if let top = stack.topmost, top.stack.routes.isEmpty { kind = .presentation(top.kind) }
    return TopLevel(kind: kind, depth: levels.count, value: value)
  }

  /// The cases of the levels and of the overlay, without payloads.
  fileprivate var levelIdentities: [DescribedValue.Identity] {
    (stack.levels + [overlay].compactMap(\.self)).map(\.identity)
  }

  /// Whether a level is still there, maybe with another payload, such as the next page of a book.
  fileprivate func contains(_ level: TopLevel) -> Bool {
    if level.kind == .overlay { return overlay?.identity == level.value?.identity }
    let levels = stack.levels
    return levels.count >= level.depth && levels[level.depth - 1].identity == level.value?.identity
  }
}

extension DescribedStack {
  /// The pushed screens and presentations.
  fileprivate var levels: [DescribedValue] {
    routes + (presentation.map { [$0.value] + $0.stack.levels } ?? [])
  }
}

extension ScreenScene {
  /// Whether a gesture, the back button or a button of the system closes the frontmost level.
  fileprivate var closesWithoutControl: Bool {
    if let dialog = levels.last?.dialog, dialog.buttons.isEmpty { return true }
    return canGoBack
  }
}
