import ScreenDriver
import ScreenSnapshot

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
