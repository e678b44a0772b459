/// The positions of a map's nodes in a drawing, in CSS pixels: steps from left to right, siblings
/// below each other.
struct AppMapLayout {
  /// The boxes, in depth-first order.
  private(set) var boxes: [Box] = []

  private(set) var width = 0
  private(set) var height = 0

  struct Box {
    /// The position of the node in the map.
    let node: Int

    /// The position of the parent's box.
    let parent: Int?

    let x: Int
    let y: Int
    let height: Int
  }

  static let boxWidth = 228
  static let captionHeight = 20
  static let lineHeight = 20

  /// The space between two boxes below each other.
  static let gap = 12

  /// The space between two boxes beside each other.
  static let indentation = 44

  /// The vertical offset at which connections meet a box.
  static let anchor = 16

  /// Lays out a node and its descendants.
  init(of map: AppMap, from root: Int) {
    add(root, of: map, under: nil, depth: 0)
    height -= Self.gap - 2
  }

  private mutating func add(_ node: Int, of map: AppMap, under parent: Int?, depth: Int) {
    let lines = map.nodes[node].screens.count
    let position = boxes.count
    let box = Box(
      node: node, parent: parent, x: 1 + depth * (Self.boxWidth + Self.indentation),
      y: height == 0 ? 1 : height,
      height: Self.captionHeight + lines * Self.lineHeight + 10)
    boxes.append(box)
    width = max(width, box.x + Self.boxWidth + 1)
    height = box.y
    for child in map.nodes[node].children {
      add(child, of: map, under: position, depth: depth + 1)
    }
    height = max(height, box.y + box.height + Self.gap)
  }
}
