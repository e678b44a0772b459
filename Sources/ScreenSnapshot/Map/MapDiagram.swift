import ScreenText

/// The nodes and the connections of a diagram: the selected screens and what they lead to.
struct MapDiagram {
  /// The groups of a diagram, one for each tab or flow, in the order of their first screens.
  private(set) var areas: [Area] = []

  /// The states that match no screen.
  private(set) var places: [Node] = []
  private(set) var edges: [(from: String, to: String, label: String)] = []

  /// The screens of a tab or a flow, or without a name, those that are in neither.
  struct Area {
    let identifier: String
    let name: String?
    var nodes: [Node] = []
  }

  struct Node {
    /// The identifier in the diagram, such as `s_recipe`, which needs no quotes.
    let identifier: String

    /// The name of the screen, or the path of the state without payloads.
    let label: String

    /// Why the screen is marked; nil if taps reach it.
    var mark: String?
  }

  /// - Complexity: O(*n*) in the screens and edges.
  init(of map: NavigationMap) {
    // All screens have an identifier, so that it is the same whichever screens are selected.
    var identifiers = DiagramIdentifiers()
    let screens = map.screens.map { identifiers.identifier(of: $0.name, prefix: "s_") }
    let connections = map.connections
    addAreas(of: map, screens, leadingTo: Set(connections.map(\.to)))
    var places: [String: String] = [:]
    for connection in connections {
      let target =
        switch connection.to {
        case .screen(let index): screens[index]
        case .place(let path): places[path] ?? addPlace(path, &places, &identifiers)
        }
      edges.append((screens[connection.from], target, connection.shortLabel))
    }
  }

  private mutating func addAreas(
    of map: NavigationMap, _ identifiers: [String], leadingTo targets: Set<NavigationMap.Target>
  ) {
    var areaIdentifiers = DiagramIdentifiers()
    var positions: [String?: Int] = [:]
    for (index, screen) in map.screens.enumerated() {
      guard screen.isSelected || targets.contains(.screen(index)) else { continue }
      let position = positions[screen.area] ?? areas.count
      if position == areas.count {
        positions[screen.area] = position
        areas.append(
          Area(
            identifier: areaIdentifiers.identifier(of: screen.area ?? "", prefix: "_"),
            name: screen.area.map(TextColumns.visible)))
      }
      areas[position].nodes.append(
        Node(
          identifier: identifiers[index], label: TextColumns.visible(screen.name),
          mark: screen.reach.mark))
    }
  }

  /// Adds a place and returns its identifier.
  private mutating func addPlace(
    _ path: String, _ places: inout [String: String], _ identifiers: inout DiagramIdentifiers
  ) -> String {
    let label = TextColumns.visible(ControlEffectText.withoutPayloads(path))
    let identifier = identifiers.identifier(of: label, prefix: "p_")
    self.places.append(Node(identifier: identifier, label: label))
    places[path] = identifier
    return identifier
  }
}

/// The identifiers of a diagram.
///
/// They consist of names, so that a new screen changes no line of the others.
private struct DiagramIdentifiers {
  private var names = UniqueNames(separator: "_")

  /// An identifier of letters, digits and `_` that no other name has.
  ///
  /// Of names that differ in punctuation alone, the later ones have a number.
  mutating func identifier(of name: String, prefix: String) -> String {
    names.unique(prefix + Self.plain(name))
  }

  /// The name with `_` for punctuation, and with codes for letters beyond ASCII.
  private static func plain(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if scalar.properties.isAlphabetic {
        result += scalar.isASCII ? String(scalar) : "u\(String(scalar.value, radix: 16))"
      } else if "0"..."9" ~= scalar {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("_") {
        result += "_"
      }
    }
    return result
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
    for area in diagram.areas {
      let nodes = area.nodes.map(Self.line)
      if let name = area.name {
        lines.append("  subgraph a\(area.identifier) [\(Self.quoted(name))]")
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
    for area in diagram.areas {
      let nodes = area.nodes.map(Self.line)
      if let name = area.name {
        lines += ["  subgraph cluster\(area.identifier) {", "    label=\(Self.quoted(name));"]
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
