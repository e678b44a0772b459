import ScreenDriver
import ScreenSnapshot

/// The places of a crawl, in breadth, followed by the same places with other texts, such as a form that is filled in.
///
/// It limits the places that differ only in their payload, and the texts of a place, so that the crawl ends in an app
/// whose profiles lead to profiles.
struct CrawlQueue {
  private let maximumPlaces: Int

  /// The maximum number of texts of a place.
  private let maximumTexts: Int

  /// The maximum number of visits to places and to their other texts, which limits only the other texts.
  private let maximumVisits: Int

  /// The maximum number of places that differ only in their payload.
  private static let maximumVariants = 64

  /// The screens that were in front, whether or not the manifest divides their families.
  private(set) var screens: Set<Place.Family> = []

  /// The number of places that left the queue, each once, whatever its texts.
  private(set) var visitedCount = 0

  private var seen: Set<Place> = []
  private var variants: [Place.Family: Int] = [:]
  private var texts: [Place: Set<[UInt8]>] = [:]
  private var paths: [CrawlPath] = []

  /// The paths to places with another text, and the number of those that left the queue.
  private var changedPaths: [CrawlPath] = []
  private var visitedTextCount = 0

  /// The number of places above the limit, whose screens count as seen, but whose controls are not operated.
  private var omittedCount = 0

  init(maximumPlaces: Int, maximumTexts: Int = 4, maximumVisits: Int = .max) {
    (self.maximumPlaces, self.maximumTexts) = (maximumPlaces, maximumTexts)
    self.maximumVisits = maximumVisits
  }

  /// The exceeded limits, with the number of places that each kept out.
  var gaps: [LawGap: Int] {
    let places = "more than \(maximumPlaces) \(maximumPlaces == 1 ? "place" : "places")"
    return [
      LawGap(places): max(omittedCount, paths.count + changedPaths.count - maximumVisits),
      LawGap("more than \(Self.maximumVariants) places that differ in their payload"):
        variants.values.reduce(0) { $0 + max(0, $1 - Self.maximumVariants) },
    ].filter { $0.value > 0 }
  }

  var hasReachedLimit: Bool { omittedCount > 0 }

  /// Adds a place that is not in the queue, and was not.
  mutating func add(_ path: CrawlPath, to place: Place) {
    guard seen.insert(place).inserted else { return }
    screens.formUnion([place.family, place.variant])
    let variant = place.variantWithoutValue
    variants[variant, default: 0] += 1
    if variants[variant, default: 0] > Self.maximumVariants { return }
    if paths.count < maximumPlaces { paths.append(path) } else { omittedCount += 1 }
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
    changedPaths.append(path)
  }

  /// The next place whose controls are not operated yet.
  mutating func next() -> CrawlPath? {
    if visitedCount < paths.count {
      visitedCount += 1
      return paths[visitedCount - 1]
    }
    guard visitedTextCount < min(changedPaths.count, maximumVisits - visitedCount) else {
      return nil
    }
    visitedTextCount += 1
    return changedPaths[visitedTextCount - 1]
  }
}

/// The way to a place of a crawl.
struct CrawlPath {
  /// What the first step does if it operates no control.
  private(set) var first: First?

  /// The steps of a journey that lead to the place from the start of the app, the screen of a link or an event first.
  private(set) var steps: [Step] = []

  /// What was in front before the last step.
  private(set) var place: String?

  /// Whether the path leads to a place with another text than that of the first path to it.
  var changesText = false

  /// Shows the screen, or performs the event, at a position.
  enum First {
    case screen(Int)
    case event(Int)
  }

  /// The steps that operate controls.
  var controlSteps: ArraySlice<Step> { first == nil ? steps[...] : steps.dropFirst() }

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
    steps.isEmpty ? .named(Place.startName) : .steps(steps, on: place)
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
