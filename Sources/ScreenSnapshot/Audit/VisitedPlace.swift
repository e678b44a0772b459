import ScreenText

/// A place whose controls are operated.
struct VisitedPlace {
  let path: CrawlPath
  let state: DescribedState
  let scene: ScreenScene
  let picture: [UInt8]

  /// The name of the place, whatever its text is.
  var firstName: String { Place(of: state).name }

  /// The name of the place, which says whether it has another text than the first time: no law that selects
  /// screens checks it.
  var name: String { path.changesText ? Self.changed(firstName) : firstName }

  /// The name of a place with another text than the first time.
  static func changed(_ name: String) -> String { "\(name) (changed)" }

  /// A control of the place, whatever its text is.
  func known(_ control: ScreenControl) -> ControlOfPlace {
    ControlOfPlace(place: firstName, control: control.identity)
  }

  /// Whether a state that a control of the place leads to differs only beneath what stays in front.
  @MainActor
  func isChangedOnlyBeneath(by driver: Driver) throws -> Bool {
    try NavigationEffect(from: state, to: driver.visible.described).isOnlyBeneath
      && driver.isFront(like: scene)
  }

  @MainActor
  init(_ path: CrawlPath, showing driver: Driver, _ auditor: Auditor) throws {
    self.path = path
    state = try auditor.state(of: driver)
    scene = try driver.scene
    picture = driver.picture(of: scene, redaction: .none)
  }
}

/// A control, and the name of its place.
struct ControlOfPlace: Hashable {
  let place: String
  let control: ControlIdentity
}
