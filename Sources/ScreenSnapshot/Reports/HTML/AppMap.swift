/// The app as a tree: for each tab or flow, what is pushed and presented from there, and the
/// screens that end at each place.
struct AppMap {
  /// The places, each behind its parent.
  private(set) var nodes: [Node] = []

  /// The places where a tab or a flow begins.
  private(set) var roots: [Int] = []

  /// A place.
  struct Node {
    /// What it is.
    let step: ScreenLocation.Step

    /// The flow of a tab.
    let flow: String?

    /// The screens that are seen there.
    var screens: [ReportedScreen] = []

    /// The places that are reached from here, in the order in which the screens name them.
    var children: [Int] = []
  }

  /// Makes a map.
  ///
  /// - Parameters:
  ///   - places: The screens and where they are.
  ///   - name: The name of a place that has neither a tab nor a flow.
  /// - Complexity: O(*n*) in the steps of all.
  init(of places: [(screen: ReportedScreen, place: ScreenLocation)], named name: String) {
    var positions: [Key: Int] = [:]
    for (screen, place) in places {
      let root = Self.root(of: place, named: name)
      var node = position(of: root, in: place.flow, under: nil, &positions)
      for step in place.steps { node = position(of: step, in: nil, under: node, &positions) }
      nodes[node].screens.append(screen)
    }
  }
}

extension AppMap {
  /// Two places are one if their parents are and the steps to them.
  private struct Key: Hashable {
    let parent: Int?
    let flow: String?
    let step: ScreenLocation.Step
  }

  private static func root(of place: ScreenLocation, named name: String) -> ScreenLocation.Step {
    if let tab = place.tab { return ScreenLocation.Step(kind: .tab, name: tab) }
    return ScreenLocation.Step(kind: .flow, name: place.flow ?? name)
  }

  /// Finds a place, or adds it.
  private mutating func position(
    of step: ScreenLocation.Step, in flow: String?, under parent: Int?,
    _ positions: inout [Key: Int]
  ) -> Int {
    let key = Key(parent: parent, flow: flow, step: step)
    if let position = positions[key] { return position }
    let position = nodes.count
    positions[key] = position
    nodes.append(Node(step: step, flow: step.kind == .tab ? flow : nil))
    if let parent { nodes[parent].children.append(position) } else { roots.append(position) }
    return position
  }

  /// A place and all that is reached from it, in depth first order.
  func nodes(from root: Int) -> [Int] {
    [root] + nodes[root].children.flatMap { nodes(from: $0) }
  }
}
