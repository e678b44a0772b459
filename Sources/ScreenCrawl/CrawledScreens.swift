import ScreenDriver
import ScreenSnapshot
import ScreenText

/// The screens of a manifest that a crawl looks for, and how it reaches each of them.
struct CrawledScreens {
  /// What the screens that can be shown have in front, in declared order.
  private var places: [(screen: Int, place: Place)] = []
  private let families: PlaceFamilies

  /// What is beneath the screens that are dialogs.
  private let placesBeneathDialogs: [Int: Place]
  var reach: [Int: ScreenReach] = [:]

  /// Creates the screens with what is visible on those that can be shown.
  init(_ states: [Int: DescribedState]) {
    places = states.sorted { $0.key < $1.key }.map { ($0.key, Place(of: $0.value)) }
    placesBeneathDialogs = states.compactMapValues(\.withoutFrontDialog).mapValues { Place(of: $0) }
    families = PlaceFamilies(of: places.map(\.place))
  }

  /// The screens that the crawl has not reached.
  var unreached: [(screen: Int, place: Place)] { places.filter { reach[$0.screen] == nil } }

  /// The names of what the screens have in front.
  var placeNames: Set<String> { Set(places.map(\.place.name)) }

  /// The types whose values are several screens, but have no name of their own, with the number of screens.
  var unnamedTypes: [(type: String, count: Int)] {
    let screens = places.map(\.place).filter { $0.unnamedType != nil }.uniqued
    return screens.grouped(by: \.unnamedType).compactMap { type, places in
      type.flatMap { places.count > 1 ? ($0, places.count) : nil }
    }
  }

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

  /// Marks the screens that nothing reached.
  mutating func markUnreached(
    _ unexplored: UnexploredParts, hasReachedLimit: Bool, isUnsupported: Bool
  ) {
    for (index, _) in unreached {
      let reason = unexplored.undecidedReason(
        ofDialogOver: placesBeneathDialogs[index], hasReachedLimit: hasReachedLimit,
        isUnsupported: isUnsupported)
      reach[index] = reason.map { .undecided($0) } ?? .nothing
    }
  }
}
