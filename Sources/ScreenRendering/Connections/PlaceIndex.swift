import ScreenPayloads
package import ScreenSnapshot

/// The screens of a manifest by what they show, to name a state by the screen that is most like it.
package struct PlaceIndex {
  private let families: PlaceFamilies
  private var positions: [Key: Int] = [:]

  /// What a screen and a state have in common, the most first.
  private enum Key: Hashable {
    case state(DescribedState)
    case place(Place, in: Area?)
    case form([String], of: Place.Family, in: Area?)
    case screen(Place.Family, in: Area?)
  }

  /// A flow and a tab.
  private struct Area: Hashable {
    let flow: Place?
    let tab: Place?
  }

  /// Creates an index of screens by their positions; of equal ones, the first counts.
  package init(of screens: [Int: DescribedState]) {
    families = PlaceFamilies(of: screens.values.map { Place(of: $0) })
    for (position, state) in screens.sorted(by: { $0.key < $1.key }) {
      for key in keys(of: state) where positions[key] == nil { positions[key] = position }
    }
  }

  /// The screen that shows this state, or else has the same content in front, or else the same case with a
  /// payload of the same form, or else the same case.
  ///
  /// Of several, it is one in the same flow and tab.
  package func screen(showing state: DescribedState) -> Int? {
    keys(of: state).lazy.compactMap { positions[$0] }.first
  }

  private func keys(of state: DescribedState) -> [Key] {
    let place = Place(of: state)
    let area = Area(flow: state.flow, tab: state.tab)
    let screen = families.screen(of: place)
    let form = place.value?.payload.form ?? []
    return [
      .state(state), .place(place, in: area), .place(place, in: nil),
      .form(form, of: screen, in: area), .form(form, of: screen, in: nil),
      .screen(screen, in: area), .screen(screen, in: nil),
    ]
  }
}
