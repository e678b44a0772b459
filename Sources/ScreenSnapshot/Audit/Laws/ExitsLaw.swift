import ScreenText

/// Exits: every sheet, popover, cover, dialog and overlay, and every pushed screen without a back button,
/// has a control that leaves it.
///
/// A swipe closes sheets and popovers, a tap outside closes confirmations, and a back button leaves a
/// pushed screen. The system adds a button to an alert without buttons. Covers, alerts and overlays need
/// controls that leave them, alone or one after another: a tour closes on its last page, and a form after
/// a text in its fields. A screen without content, and controls that are not wired, are not checked.
extension Auditor {
  /// - Complexity: One navigation per control until one leaves the screen.
  func checkExits(of index: Int, _ progress: AuditProgress) async throws -> AuditPart {
    var part = AuditPart()
    let base = try await driver(at: index)
    let before = try state(of: base)
    let scene = try base.scene
    guard let level = before.topLevel else { return part }
    guard scene.isDescribed else {
      part.skip("the screen has no content")
      return part
    }
    part.checkedCount = 1
    if before.isConfirmation || scene.closesWithoutControl { return part }
    var search = ExitSearch()
    if try await findExit(of: level, on: index, in: &search, progress) { return part }
    if let reason = search.openEnd {
      part.checkedCount = 0
      part.skip(reason)
      return part
    }
    let controls = scene.controls
    part.add(
      AuditFinding(
        law: .exits, cause: "\(level.words) has no way out", screen: name(of: index),
        steps: [show(index)], expected: "a control that leaves it",
        found: before.line + (controls.isEmpty ? " without controls" : " with " + controls.names)))
    return part
  }

  /// Operates controls until one leaves a level.
  fileprivate func findExit(
    of level: TopLevel, on index: Int, in search: inout ExitSearch, _ progress: AuditProgress
  ) async throws -> Bool {
    while let path = search.next() {
      guard let scene = try? await driver(at: index, after: path).scene else { continue }
      search.add(scene)
      let controls = scene.controls
      for attempt in controls.attempts {
        progress.announce(attempt[attempt.count - 1].step(among: controls))
        let longer = path + attempt.map(\.identity)
        guard let driver = try? await driver(at: index, after: longer),
          let after = try? state(of: driver), let picture = try? driver.picture
        else { continue }
        if !after.contains(level) { return true }
        search.add(longer, after, picture)
      }
    }
    return false
  }

  private func driver(
    at index: Int, after path: [ScreenControl.Identity]
  ) async throws -> Driver {
    let driver = try await driver(at: index)
    try await operate(path, with: driver)
    return driver
  }
}

/// The places above a level that controls lead to, in breadth.
private struct ExitSearch {
  /// Why the screen may have an exit that the search did not find; nil if it has no exit.
  private(set) var openEnd: String?

  private var seen: Set<Place> = []
  private var variants: [DescribedState: Int] = [:]
  private var pages: [[String]: Int] = [:]
  private var paths: [[ScreenControl.Identity]] = [[]]
  private var position = 0

  private static let maximumPlaces = 64

  /// The number of places that differ only in what their screen shows, such as toggles.
  private static let maximumVariants = 4

  /// The number of places that differ only in their payloads, such as the pages of a book.
  private static let maximumPages = 16

  private struct Place: Hashable {
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
    if scene.hasUnwiredControls { openEnd = openEnd ?? "controls of the screen are not wired" }
    if !scene.isDescribed { openEnd = openEnd ?? "the screen leads to one without content" }
  }

  /// Adds a place that controls lead to, if the search has not seen it.
  mutating func add(
    _ path: [ScreenControl.Identity], _ state: DescribedState, _ picture: [UInt8]
  ) {
    guard seen.insert(Place(state: state, picture: picture)).inserted else { return }
    variants[state, default: 0] += 1
    if variants[state, default: 0] > Self.maximumVariants { return }
    let names = state.levelNames
    pages[names, default: 0] += 1
    if pages[names, default: 0] > Self.maximumPages { return }
    if paths.count < Self.maximumPlaces {
      paths.append(path)
    } else {
      openEnd = openEnd ?? "the screen leads to more than \(Self.maximumPlaces) places"
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
  let words: String
  let depth: Int
  let value: DescribedValue?
  let isOverlay: Bool
}

extension DescribedState {
  /// The frontmost level that is not a root.
  fileprivate var topLevel: TopLevel? {
    let levels = stack.levels
    if overlay != nil {
      return TopLevel(words: "an overlay", depth: levels.count, value: overlay, isOverlay: true)
    }
    guard let value = levels.last else { return nil }
    var words = "a pushed screen without a back button"
    if let top = stack.topmost, top.stack.routes.isEmpty { words = top.kind.phrase }
    return TopLevel(words: words, depth: levels.count, value: value, isOverlay: false)
  }

  /// The cases of the levels and of the overlay, without payloads.
  fileprivate var levelNames: [String] {
    (stack.levels + [overlay].compactMap(\.self)).map(\.nameWithoutPayload)
  }

  /// Whether a confirmation is in front.
  fileprivate var isConfirmation: Bool {
    overlay == nil && stack.topmost?.kind == .confirmation
  }

  /// Whether a level is still there, maybe with another payload, such as the next page of a book.
  fileprivate func contains(_ level: TopLevel) -> Bool {
    let name = level.value?.nameWithoutPayload
    if level.isOverlay { return overlay != nil && overlay?.nameWithoutPayload == name }
    let levels = stack.levels
    return levels.count >= level.depth && levels[level.depth - 1].nameWithoutPayload == name
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
    return controls.contains { if case .back = $0.kind { true } else { false } }
  }
}

extension [ScreenControl] {
  fileprivate var names: String {
    map { "'\(TextColumns.visible($0.label))'" }.joined(separator: ", ")
  }
}
