/// The screens of a manifest by what they show, to name a state by the screen that is most like it.
struct FrontIndex {
  private var positions: [Key: Int] = [:]

  /// What a screen and a state have in common, the most first.
  private enum Key: Hashable {
    case state(DescribedState)
    case front(DescribedFront, in: Area)
    case frontAnywhere(DescribedFront)
    case name(String, in: Area)
    case nameAnywhere(String)
    case form(String, in: Area)
    case formAnywhere(String)
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
    let front = DescribedFront(of: state)
    let area = Area(flow: state.flow, tab: state.tab)
    return [
      .state(state), .front(front, in: area), .frontAnywhere(front), .form(front.form, in: area),
      .formAnywhere(front.form), .name(front.name, in: area), .nameAnywhere(front.name),
    ]
  }
}
