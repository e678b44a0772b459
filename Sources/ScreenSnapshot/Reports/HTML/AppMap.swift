/// The app as a tree: for each tab or flow, its routes and presentations, and the screens at each
/// node.
struct AppMap {
  /// The nodes, each after its parent.
  private(set) var nodes: [Node] = []

  /// The nodes of tabs and flows.
  private(set) var roots: [Int] = []

  struct Node {
    let step: ScreenLocation.Step

    /// The flow of a tab.
    let flow: String?

    /// The screens whose steps end at this node.
    var screens: [ReportedScreen] = []

    /// The next steps, in the order in which the screens name them.
    var children: [Int] = []
  }

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - locations: The screens and their locations.
  ///   - name: The name of a root that has neither a tab nor a flow.
  /// - Complexity: O(*n*) in the steps of all.
  init(of locations: [(screen: ReportedScreen, location: ScreenLocation)], named name: String) {
    var positions: [Key: Int] = [:]
    for (screen, location) in locations {
      let root = Self.root(of: location, named: name)
      var node = position(of: root, in: location.flow, under: nil, &positions)
      for step in location.steps { node = position(of: step, in: nil, under: node, &positions) }
      nodes[node].screens.append(screen)
    }
  }
}

extension AppMap {
  private struct Key: Hashable {
    let parent: Int?
    let flow: String?
    let step: ScreenLocation.Step
  }

  private static func root(of location: ScreenLocation, named name: String) -> ScreenLocation.Step {
    if let tab = location.tab { return ScreenLocation.Step(kind: .tab, name: tab) }
    return ScreenLocation.Step(kind: .flow, name: location.flow ?? name)
  }

  /// Finds a node, or adds it.
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

  /// A node and its descendants, in depth-first order.
  func nodes(from root: Int) -> [Int] {
    [root] + nodes[root].children.flatMap { nodes(from: $0) }
  }
}
