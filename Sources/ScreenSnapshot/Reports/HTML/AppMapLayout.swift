/// Where the places of a map stand in a drawing: steps from left to right, siblings one under the
/// other, in units of CSS.
struct AppMapLayout {
  /// The boxes, in depth first order.
  private(set) var boxes: [Box] = []

  /// The size of the drawing.
  private(set) var width = 0
  private(set) var height = 0

  /// The box of a place.
  struct Box {
    /// The place.
    let node: Int

    /// The box that leads here.
    let parent: Int?

    let x: Int
    let y: Int
    let height: Int
  }

  /// The width of a box.
  static let boxWidth = 228

  /// The height of the line that says what a box is, and that of each screen's line.
  static let captionHeight = 20
  static let lineHeight = 20

  /// What stays free around boxes.
  static let gap = 12
  static let indentation = 44

  /// The middle of the line from which, and to which, connections go.
  static let anchor = 16

  /// Lays out a place and all that is reached from it.
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
