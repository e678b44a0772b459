/// The screens of a manifest by what they show, to name a state by the screen that is most like it.
struct PlaceIndex {
  private var positions: [Key: Int] = [:]

  /// What a screen and a state have in common, the most first.
  private enum Key: Hashable {
    case state(DescribedState)
    case place(Place, in: Area)
    case placeAnywhere(Place)
    case screen(Place.Screen, in: Area)
    case screenAnywhere(Place.Screen)
    case form(Place.Form, in: Area)
    case formAnywhere(Place.Form)
  }

  /// A flow and a tab.
  private struct Area: Hashable {
    let flow: DescribedValue?
    let tab: DescribedValue?
  }

  /// Adds a screen; of equal ones, the first counts.
  mutating func add(_ screen: Int, showing state: DescribedState) {
    for key in Self.keys(of: state) where positions[key] == nil { positions[key] = screen }
  }

  /// The screen that shows this state, or else has the same content in front, or else the same case with
  /// a payload of the same form, or else the same case.
  ///
  /// Of several, it is one in the same flow and tab.
  func screen(showing state: DescribedState) -> Int? {
    Self.keys(of: state).lazy.compactMap { positions[$0] }.first
  }

  private static func keys(of state: DescribedState) -> [Key] {
    let place = Place(of: state)
    let area = Area(flow: state.flow, tab: state.tab)
    return [
      .state(state), .place(place, in: area), .placeAnywhere(place), .form(place.form, in: area),
      .formAnywhere(place.form), .screen(place.screen, in: area),
      .screenAnywhere(place.screen),
    ]
  }
}

/// Finds the screens that states show, in one process.
@MainActor
final class ScreenFinder: JobTool {
  private var index: PlaceIndex?

  init(_ app: SnapshotApp, scenes: SceneBuilder) {}

  /// The screens by what they show, except for those that cannot be shown.
  func index(with auditor: Auditor) async -> PlaceIndex {
    if let index { return index }
    var index = PlaceIndex()
    for screen in auditor.app.screens.indices {
      if let state = try? await auditor.freshState(of: screen) { index.add(screen, showing: state) }
    }
    self.index = index
    return index
  }
}
