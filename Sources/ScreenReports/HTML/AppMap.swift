/// The app as a tree: for each tab or flow, its routes and presentations, and the screens at each
/// node.
struct AppMap {
  /// The nodes, each after its parent.
  private(set) var nodes: [Node] = []

  /// The nodes of tabs and flows.
  private(set) var roots: [Int] = []

  struct Node {
    let step: Report.AppLocation.Step

    /// The flow of a tab.
    let flow: String?

    /// The screens whose steps end at this node.
    var screens: [Report.Screen] = []

    /// The next steps, in the order in which the screens name them.
    var children: [Int] = []
  }

  /// Creates a map of the screens whose location is known; `name` is that of a root without tab and flow.
  ///
  /// - Complexity: O(*n*) in the steps of all.
  init(of screens: [Report.Screen], named name: String) {
    var positions: [Key: Int] = [:]
    for screen in screens {
      guard let location = screen.location else { continue }
      let root: Report.AppLocation.Step =
        location.tab.map { .init(kind: "tab", name: $0) }
        ?? .init(kind: "flow", name: location.flow ?? name)
      var node = node(Key(parent: nil, flow: location.flow, step: root), &positions)
      for step in location.steps {
        node = self.node(Key(parent: node, flow: nil, step: step), &positions)
      }
      nodes[node].screens.append(screen)
    }
  }

  private struct Key: Hashable {
    let parent: Int?
    let flow: String?
    let step: Report.AppLocation.Step
  }

  /// Finds a node, or adds it.
  private mutating func node(_ key: Key, _ positions: inout [Key: Int]) -> Int {
    if let position = positions[key] { return position }
    let position = nodes.count
    positions[key] = position
    nodes.append(Node(step: key.step, flow: key.step.kind == "tab" ? key.flow : nil))
    if let parent = key.parent {
      nodes[parent].children.append(position)
    } else {
      roots.append(position)
    }
    return position
  }

  /// A node and its descendants, in depth-first order.
  func nodes(from root: Int) -> [Int] {
    [root] + nodes[root].children.flatMap { nodes(from: $0) }
  }
}
