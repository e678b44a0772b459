/// The nodes and the connections of a diagram: the selected screens and what they lead to.
struct MapDiagram {
  /// The groups of a diagram, one for each tab or flow, in the order of their first screens.
  private(set) var areas: [(name: String?, nodes: [Node])] = []

  /// The states that match no screen.
  private(set) var places: [Node] = []
  private(set) var edges: [(from: String, to: String, label: String)] = []

  struct Node {
    /// The identifier in the diagram, which needs no quotes: `s` or `p`, and a number.
    let identifier: String

    /// The name of the screen, or the path of the state without payloads.
    let label: String

    /// Why the screen is marked; nil if taps reach it.
    var mark: String?
  }

  /// - Complexity: O(*n*) in the screens and edges.
  init(of map: NavigationMap) {
    let connections = map.connections
    addAreas(of: map, leadingTo: Set(connections.map(\.to)))
    var numbers: [NavigationMap.Target: Int] = [:]
    for connection in connections {
      edges.append(
        (
          "s\(connection.from)", identifier(of: connection.to, in: map, &numbers),
          connection.shortLabel
        ))
    }
  }

  private mutating func addAreas(
    of map: NavigationMap, leadingTo targets: Set<NavigationMap.Target>
  ) {
    var positions: [String?: Int] = [:]
    for (index, screen) in map.screens.enumerated() {
      guard screen.isSelected || targets.contains(.screen(index)) else { continue }
      let node = Node(
        identifier: "s\(index)", label: TextColumns.visible(screen.name),
        mark: screen.reach.mark)
      if let position = positions[screen.area] {
        areas[position].nodes.append(node)
      } else {
        positions[screen.area] = areas.count
        areas.append((screen.area.map(TextColumns.visible), [node]))
      }
    }
  }

  /// The identifier of a target; a new place is added.
  private mutating func identifier(
    of target: NavigationMap.Target, in map: NavigationMap,
    _ numbers: inout [NavigationMap.Target: Int]
  ) -> String {
    switch target {
    case .screen(let index): return "s\(index)"
    case .place(let path):
      if let number = numbers[target] { return "p\(number)" }
      let number = places.count
      numbers[target] = number
      let label = TextColumns.visible(ControlEffectText.withoutPayloads(path))
      places.append(Node(identifier: "p\(number)", label: label))
      return "p\(number)"
    }
  }
}

// MARK: - Mermaid

/// A flowchart in the syntax of Mermaid.
///
/// - SeeAlso: Mermaid, "Flowcharts - Basic Syntax".
struct MermaidDiagram {
  let lines: [String]

  init(of map: NavigationMap) {
    let diagram = MapDiagram(of: map)
    var lines = ["flowchart LR"]
    for (number, area) in diagram.areas.enumerated() {
      let nodes = area.nodes.map(Self.line)
      if let name = area.name {
        lines.append("  subgraph a\(number) [\(Self.quoted(name))]")
        lines += nodes.map { "    \($0)" } + ["  end"]
      } else {
        lines += nodes.map { "  \($0)" }
      }
    }
    lines += diagram.places.map { "  \($0.identifier)([\(Self.quoted($0.label))])" }
    lines += diagram.edges.map { "  \($0.from) -->|\(Self.quoted($0.label))| \($0.to)" }
    if diagram.areas.contains(where: { $0.nodes.contains { $0.mark != nil } }) {
      lines.append("  classDef unreached stroke-dasharray: 4")
    }
    self.lines = lines
  }

  private static func line(on node: MapDiagram.Node) -> String {
    guard let mark = node.mark else { return "\(node.identifier)[\(quoted(node.label))]" }
    return "\(node.identifier)[\"\(escaped(node.label))<br/>(\(escaped(mark)))\"]:::unreached"
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Replaces ASCII characters that mean something to Mermaid, to Markdown or to HTML by codes.
  ///
  /// Mermaid reads every label as Markdown, so that `1. Tea` would be a list.
  ///
  /// - SeeAlso: Mermaid, issue 5824, "Node with text renders by default as Markdown".
  private static func escaped(_ text: String) -> String {
    var result = ""
    for (position, scalar) in text.unicodeScalars.enumerated() {
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || position > 0 && " -".unicodeScalars.contains(scalar)
        || ",'?!/%=".unicodeScalars.contains(scalar)
      if isPlain { result.unicodeScalars.append(scalar) } else { result += "#\(scalar.value);" }
    }
    return result
  }
}

// MARK: - Graphviz

/// A graph in the DOT language of Graphviz.
///
/// - SeeAlso: Graphviz, "DOT Language" and the type `escString` of labels.
struct DotGraph {
  let lines: [String]

  init(of map: NavigationMap) {
    let diagram = MapDiagram(of: map)
    let title = Self.quoted(TextColumns.visible(map.manifest))
    var lines = ["digraph {", "  label=\(title); rankdir=LR; node [shape=box];"]
    for (number, area) in diagram.areas.enumerated() {
      let nodes = area.nodes.map(Self.line)
      if let name = area.name {
        lines += ["  subgraph cluster\(number) {", "    label=\(Self.quoted(name));"]
        lines += nodes.map { "    \($0)" } + ["  }"]
      } else {
        lines += nodes.map { "  \($0)" }
      }
    }
    lines += diagram.places.map {
      "  \($0.identifier) [label=\(Self.quoted($0.label)), shape=plain];"
    }
    lines += diagram.edges.map { "  \($0.from) -> \($0.to) [label=\(Self.quoted($0.label))];" }
    self.lines = lines + ["}"]
  }

  private static func line(on node: MapDiagram.Node) -> String {
    guard let mark = node.mark else { return "\(node.identifier) [label=\(quoted(node.label))];" }
    let label = "\"\(escaped(node.label))\\n(\(escaped(mark)))\""
    return "\(node.identifier) [label=\(label), style=dashed];"
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Graphviz reads escapes with a backslash, and HTML entities, in labels.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
  }
}
