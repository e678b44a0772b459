import ScreenDriver
import ScreenSnapshot
import ScreenText

/// The screens of a manifest that a crawl looks for, and how it reaches each of them.
struct CrawledScreens {
  /// The screens that can be shown, with what they have in front.
  private let places: [(screen: Int, place: Place)]
  private let families: PlaceFamilies

  /// What is beneath the screens that are dialogs.
  let placesBeneathDialogs: [Int: Place]
  private(set) var reach: [Int: ScreenReach] = [:]

  /// Creates the screens; the invalid ones cannot be shown.
  init(
    _ places: [(screen: Int, place: Place)], beneathDialogs: [Int: Place] = [:], invalid: [Int]
  ) {
    (self.places, placesBeneathDialogs) = (places, beneathDialogs)
    families = PlaceFamilies(of: places.map(\.place))
    for index in invalid { reach[index] = .invalid }
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
      if let presenter = dialogs[index]?.presenter { reach[index] = reach[presenter.screen] }
    }
  }

  /// Marks a screen that nothing reached.
  mutating func mark(_ index: Int, as way: ScreenReach) { reach[index] = way }
}
