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
  var name: String { path.changesText ? Self.changed(firstName) : firstName }

  /// The name of a place with another text than the first time.
  static func changed(_ name: String) -> String { "\(name) (changed)" }

  /// A control of the place, whatever its text is.
  func known(_ control: ScreenControl) -> ControlOfPlace {
    ControlOfPlace(place: firstName, control: control.identity)
  }

}

/// A control, and the name of its place.
struct ControlOfPlace: Hashable {
  let place: String
  let control: ControlIdentity
}
