import ScreenDriver
import ScreenSnapshot
import ScreenText

/// The screens of a manifest that a crawl looks for, and how it reaches each of them.
struct CrawledScreens {
  /// What the screens that can be shown have in front, in declared order.
  private let places: [(screen: Int, place: Place)]
  private let families: PlaceFamilies
  private(set) var reach: [Int: ScreenReach] = [:]

  /// Creates the screens with what is visible on those that can be shown.
  init(_ states: [Int: DescribedState]) {
    places = states.sorted { $0.key < $1.key }.map { ($0.key, Place(of: $0.value)) }
    families = PlaceFamilies(of: places.map(\.place))
  }

  var unreached: [(screen: Int, place: Place)] { places.filter { reach[$0.screen] == nil } }

  /// Whether the screen of a place was in front.
  func isVisited(_ place: Place, in queue: CrawlQueue) -> Bool {
    queue.screens.contains(families.screen(of: place))
  }

  /// Marks the unreached screens that were in front, and the dialogs that a control of a reached screen presents.
  mutating func markReached(
    in queue: CrawlQueue, by way: ScreenReach, presenting dialogs: [Int: ManifestDialog]
  ) {
    for (index, place) in unreached where isVisited(place, in: queue) { reach[index] = way }
    for (index, _) in unreached {
      if case .found(let presenter)? = dialogs[index]?.search {
        reach[index] = reach[presenter.screen]
      }
    }
  }

  /// Marks the screens that nothing reached; a gap says why they may be reachable.
  mutating func markUnreached(_ gap: LawGap?) {
    for (index, _) in unreached { reach[index] = gap.map { .undecided($0) } ?? .nothing }
  }
}

/// How a screen is reached from the start of the app.
enum ScreenReach: Codable, Hashable, Sendable {
  /// Taps, tabs, back or an event.
  case taps

  /// Taps do not reach the screen, but its link does.
  case link
  case nothing

  /// Taps do not reach the screen, but the crawl cannot tell, for a reason.
  case undecided(LawGap)

  /// It cannot be shown, so the crawl cannot tell whether it is reached.
  case invalid

  /// The harness skips it, or the app does not stay on it when it settles.
  case notTapped(String)

  /// The order of what crawls from several starts say about one screen: the least one counts.
  var rank: Int {
    switch self {
    case .taps: 0
    case .link: 1
    case .undecided: 2
    case .nothing: 3
    case .notTapped: 4
    // Also a screen that needs another start.
    case .invalid: 5
    }
  }
}

/// What a crawl did not explore, so that a screen that it has not reached may be reachable.
struct UnexploredParts {
  var fatalSteps: Set<LawGap> = []

  /// Whether a button or a field was operated.
  var hasWiredControls = false

  /// The names of the places without content, in the order of the visits.
  private var undescribed: [String] = []

  /// The names of the places with controls that are not wired, in the order of the visits.
  private var unwired: [String] = []

  /// Adds what the harness leaves open about a place.
  mutating func add(_ scene: ScreenScene, of name: String) {
    if !scene.isDescribed { undescribed.append(name) }
    if scene.controls.contains(where: { $0.wiring == .notWired }) { unwired.append(name) }
  }

  /// Why a screen that the crawl has not reached may be reachable; nil if it is not.
  func undecidedReason(isUnsupported: Bool) -> String? {
    if !fatalSteps.isEmpty { return "a control crashes or hangs" }
    if isUnsupported { return "an operation is not supported" }
    if !undescribed.isEmpty {
      return "\(Self.list(undescribed)) \(Set(undescribed).count == 1 ? "has" : "have") no content"
    }
    return unwired.isEmpty ? nil : "controls of \(Self.list(unwired)) are not wired"
  }

  /// Names of places; of many, the first and the number of the others.
  private static func list(_ places: [String]) -> String {
    WordList.list(Excerpt(of: places.uniqued, fitting: 4).entries(TextColumns.visible))
  }
}
