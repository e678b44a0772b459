/// A place whose controls are operated.
struct VisitedPlace {
  let path: CrawlPath
  let state: DescribedState
  let picture: [UInt8]

  /// The name of the place, whatever its text is.
  var firstName: String { Place(of: state).name }

  /// The name of the place, which says whether it has another text than the first time: no law that selects
  /// screens checks it.
  var name: String { path.changesText ? "\(firstName) (changed)" : firstName }

  /// A control of the place, whatever its text is.
  func known(_ control: ScreenControl) -> ControlOfPlace {
    ControlOfPlace(place: firstName, control: control.identity)
  }

  init(_ path: CrawlPath, _ state: DescribedState, _ picture: [UInt8]) {
    (self.path, self.state, self.picture) = (path, state, picture)
  }
}

/// A control, and the name of its place.
struct ControlOfPlace: Hashable {
  let place: String
  let control: ControlIdentity
}
