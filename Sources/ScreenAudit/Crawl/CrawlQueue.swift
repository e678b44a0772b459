import ScreenDriver
import ScreenSnapshot

/// The places of a crawl, in breadth.
///
/// Of places that differ only in their payload, it has a few, so that the crawl ends in an app whose
/// profiles lead to profiles, and more of them if a screen is not reached. Only then, it has places with other texts,
/// too, such as a form that is filled in.
struct CrawlQueue {
  private let maximumPlaces: Int

  /// The screens that were in front, whether or not the manifest divides their families.
  private(set) var screens: Set<Place.Family> = []

  /// The number of places that left the queue, each once, whatever its texts.
  var visitedCount: Int { paths[..<position].count { !$0.changesText } }

  private var seen: Set<Place> = []
  private var variants: [Place.Family: Int] = [:]
  private var paths: [CrawlPath] = []
  private var position = 0
  private var texts: [Place: Set<[UInt8]>] = [:]

  /// The paths to places with another text than before; nil if they are in the queue at once.
  private var changedTexts: [CrawlPath]? = []

  /// The places above the maximum number of variants.
  private var deferred: [(path: CrawlPath, cases: Place.Family)] = []
  private var maximumVariants = 4
  private let maximumTexts: Int

  /// The maximum number of places with their texts.
  private let maximumPaths: Int

  init(maximumPlaces: Int, maximumTexts: Int = 4, maximumPaths: Int = .max) {
    (self.maximumPlaces, self.maximumTexts) = (maximumPlaces, maximumTexts)
    self.maximumPaths = maximumPaths
  }

  var gaps: [LawGap: Int] {
    [
      .places(moreThan: maximumPlaces): max(
        0, seen.count - maximumPlaces, paths.count - maximumPaths),
      .variants(moreThan: maximumVariants): deferred.count,
    ]
  }

  /// Whether the limit keeps out a place that may lead to others.
  var hasReachedLimit: Bool { seen.count > maximumPlaces }

  /// Adds a place that is not in the queue, and was not.
  mutating func add(_ path: CrawlPath, to place: Place) {
    guard seen.insert(place).inserted else { return }
    screens.formUnion([place.family, place.variant])
    if !hasReachedLimit { admit(path, place.cases) }
  }

  private mutating func admit(_ path: CrawlPath, _ cases: Place.Family) {
    let count = variants[cases, default: 0]
    if count >= maximumVariants {
      deferred.append((path, cases))
    } else {
      variants[cases] = count + 1
      paths.append(path)
    }
  }

  /// Adds more places that differ only in their payload, and places whose texts controls change.
  mutating func allowMore() {
    maximumVariants = 64
    let places = deferred
    deferred = []
    for (path, cases) in places { admit(path, cases) }
    paths += changedTexts ?? []
    changedTexts = nil
  }

  /// Adds a path that changes the text of a place.
  ///
  /// A form whose fields are all filled in is beyond the limit of texts.
  mutating func add(
    _ path: CrawlPath, changing old: [UInt8], to new: [UInt8], of place: Place, isFilledIn: Bool
  ) {
    texts[place, default: []].insert(old)
    if texts[place, default: []].count >= maximumTexts, !isFilledIn { return }
    guard texts[place, default: []].insert(new).inserted else { return }
    var path = path
    path.changesText = true
    if changedTexts == nil { paths.append(path) } else { changedTexts?.append(path) }
  }

  /// The next place whose controls are not operated yet.
  mutating func next() -> CrawlPath? {
    guard position < min(paths.count, maximumPaths) else { return nil }
    position += 1
    return paths[position - 1]
  }
}

/// The way to a place of a crawl.
struct CrawlPath {
  /// The screen that a link opens; nil for the start of the app.
  var start: Int?

  /// The event that happens there; nil for none.
  var event: Int?
  /// The steps of a journey that lead to the place.
  private(set) var steps: [Step] = []

  /// What was in front before the last step.
  private(set) var place: String?

  /// Whether the path leads to a place with another text than that of the first path to it.
  var changesText = false

  /// The path with one more step, on a place.
  func taking(_ step: Step, on place: VisitedPlace) -> CrawlPath {
    var path = self
    path.steps.append(step)
    path.place = place.name
    path.changesText = false
    return path
  }

  /// What the process does when it takes the path.
  var activity: Activity {
    steps.isEmpty ? .auditPart(Place.startName) : .steps(steps, on: place)
  }
}

/// A place whose controls are operated.
struct VisitedPlace {
  let path: CrawlPath
  let screen: SettledScreen

  /// The name of the place, whatever its text is.
  var firstName: String { Place(of: screen.state).name }

  /// The name of the place, which says whether it has another text than the first time: no law that selects
  /// screens checks it.
  var name: String { path.changesText ? "\(firstName) (changed)" : firstName }
}
