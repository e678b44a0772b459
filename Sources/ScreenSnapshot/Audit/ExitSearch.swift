import ScreenText

/// Controls that leave a screen, one after another.
struct WayOut {
  private(set) var controls: [ControlIdentity] = []

  /// The steps of a journey, after that to the screen.
  private(set) var steps: [Step] = []

  /// The way with more controls of the screen that it leads to.
  func operating(_ more: [ScreenControl], among controls: [ScreenControl]) -> WayOut {
    var way = self
    way.controls += more.map(\.identity)
    way.steps += more.map { $0.step(among: controls) }
    return way
  }
}

extension Auditor {
  /// Operates controls, in breadth, until one leads to a state; nil if none does.
  ///
  /// Before each attempt, `begin` gets its steps, and returns false if the last one ends the process.
  func wayOut(
    from screen: Int?, in search: inout ExitSearch, usesBack: Bool = false,
    begin: ([Step]) -> Bool, until isOut: (DescribedState, ScreenScene) -> Bool
  ) async throws -> WayOut? {
    while let way = search.next() {
      guard let scene = try? await driver(at: screen, after: way).scene else { continue }
      search.add(scene)
      let controls = scene.controls
      let back = usesBack ? controls.filter(\.isBack).map { [$0] } : []
      for attempt in back + controls.attempts {
        let longer = way.operating(attempt, among: controls)
        guard begin(longer.steps), let driver = try? await driver(at: screen, after: longer),
          let after = try? state(of: driver), let scene = try? driver.scene
        else { continue }
        if isOut(after, scene) { return longer }
        search.add(longer, after, driver.picture(of: scene, redaction: .none))
      }
    }
    return nil
  }

  /// Starts the app at a screen, and operates the controls of a way.
  func driver(at screen: Int?, after way: WayOut) async throws -> Driver {
    let driver = try await driver(at: screen)
    try await operate(way.controls, with: driver)
    return driver
  }
}

extension DescribedState {
  /// Whether an overlay or a presentation is visible.
  var isCovered: Bool { overlay != nil || stack.presentation != nil }

  /// The cases of the levels and of the overlay, without payloads.
  fileprivate var levelIdentities: [DescribedValue.Identity] {
    (stack.levels + [overlay].compactMap(\.self)).map(\.identity)
  }

  /// The cases of everything visible, without payloads.
  var cases: [DescribedValue.Identity?] {
    [flow?.identity, tab?.identity, overlay?.identity] + stack.levels.map(\.identity)
  }
}

extension DescribedStack {
  /// The pushed screens and presentations.
  var levels: [DescribedValue] {
    routes + (presentation.map { [$0.value] + $0.stack.levels } ?? [])
  }
}

extension [ScreenControl] {
  /// Each wired button, and all wired fields together.
  fileprivate var attempts: [[ScreenControl]] {
    let fields = filter(\.isWiredField)
    return filter(\.isWiredButton).map { [$0] } + (fields.isEmpty ? [] : [fields])
  }
}

/// The places above a level that controls lead to, in breadth.
struct ExitSearch {
  /// What the harness leaves open, so that the screen may have an exit that the search did not find.
  private(set) var openPart: ExitsLaw.Gap?

  /// The limits that kept places out of the search.
  private(set) var limits: Set<ExitsLaw.Gap> = []

  private var seen: Set<Appearance> = []

  /// The places whose controls were operated.
  private var operated: Set<Appearance> = []
  private var variants: [DescribedState: Int] = [:]
  private var pages: [[DescribedValue.Identity]: Int] = [:]
  private var paths: [(way: WayOut, place: Appearance?)] = [(WayOut(), nil)]
  private var position = 0

  /// The reason ``ExitsLaw/Gap/manyPlaces`` names it.
  private static let maximumPlaces = 64

  /// The number of places that differ only in what their screen shows, such as toggles; the reason
  /// ``ExitsLaw/Gap/manyTexts`` names it.
  private static let maximumVariants = 4

  /// The number of places that differ only in their payloads, such as the pages of a book; the reason
  /// ``ExitsLaw/Gap/manyPages`` names it.
  private static let maximumPages = 16

  private struct Appearance: Hashable {
    let state: DescribedState
    let picture: [UInt8]
  }

  /// A search that begins at another place, leaves out those whose controls this one has operated, and adds to its
  /// limits.
  func continued(at state: DescribedState, _ picture: [UInt8]) -> ExitSearch {
    var search = ExitSearch()
    (search.seen, search.operated, search.limits) = (operated, operated, limits)
    search.paths = []
    search.add(WayOut(), state, picture)
    return search
  }

  /// What the search did not see of the screen.
  var gaps: Set<ExitsLaw.Gap> { limits.union([openPart].compactMap(\.self)) }

  /// Whether the screen has no exit if the search found none.
  ///
  /// The limits of pages and of texts do not count: an app without end has one more behind every limit.
  var isConclusive: Bool { openPart == nil && !limits.contains(.manyPlaces) }

  /// The next place whose controls are not operated yet.
  mutating func next() -> WayOut? {
    guard position < paths.count else { return nil }
    position += 1
    return paths[position - 1].way
  }

  /// Adds the scene of the next place: its controls are operated, and the harness may leave something open.
  mutating func add(_ scene: ScreenScene) {
    if let place = paths[position - 1].place { operated.insert(place) }
    if scene.hasUnwiredControls { openPart = openPart ?? .unwiredControls }
    if !scene.isDescribed { openPart = openPart ?? .noContentBehind }
  }

  /// Adds a place that controls lead to, if the search has not seen it.
  mutating func add(
    _ path: WayOut, _ state: DescribedState, _ picture: [UInt8]
  ) {
    let place = Appearance(state: state, picture: picture)
    guard seen.insert(place).inserted else { return }
    variants[state, default: 0] += 1
    if variants[state, default: 0] > Self.maximumVariants {
      limits.insert(.manyTexts)
      return
    }
    let levels = state.levelIdentities
    pages[levels, default: 0] += 1
    if pages[levels, default: 0] > Self.maximumPages {
      limits.insert(.manyPages)
    } else if paths.count >= Self.maximumPlaces {
      limits.insert(.manyPlaces)
    } else {
      paths.append((path, place))
    }
  }
}
