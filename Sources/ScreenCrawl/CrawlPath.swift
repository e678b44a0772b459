import ScreenDriver
import ScreenSnapshot

/// The way to a place of a crawl.
struct CrawlPath {
  /// The screen that a link opens; nil for the start of the app.
  var start: Int?

  /// The event that happens there; nil for none.
  var event: Int?

  /// The controls to operate then.
  private(set) var controls: [ControlIdentity] = []

  /// The steps of a journey that lead to the place.
  private(set) var steps: [Step] = []

  /// What was in front before the last step.
  private(set) var place: String?

  /// Whether the path leads to a place with another text than that of the first path to it.
  var changesText = false

  /// The path with one more control, on a place.
  func operating(_ control: ScreenControl, by step: Step, on place: VisitedPlace) -> CrawlPath {
    var path = self
    path.controls.append(control.identity)
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
