import ScreenText

/// The nodes and the connections of a diagram: the selected screens and what they lead to.
struct MapDiagram {
  let title: String

  /// The groups of a diagram, one for each tab or flow, in the order of their first screens.
  let areas: [Area]

  /// The states that match no screen.
  private(set) var places: [Node] = []
  private(set) var edges: [(from: String, to: String, label: String)] = []

  /// The screens of a tab or a flow, or without a name, those that are in neither.
  struct Area {
    let identifier: String
    let name: String?
    let nodes: [Node]
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
    title = TextColumns.visible(map.manifest)
    // All screens have an identifier, so that it is the same whichever screens are selected.
    var identifiers = DiagramIdentifiers()
    let screens = map.screens.map { identifiers.identifier(of: $0.name, prefix: "s_") }
    let connections = map.connections
    areas = Self.areas(of: map, screens, leadingTo: Set(connections.map(\.to)))
    var places: [ControlEdge.Place: String] = [:]
    for connection in connections {
      let target =
        switch connection.to {
        case .screen(let index): screens[index]
        case .place(let place): places[place] ?? addPlace(place, &places, &identifiers)
        }
      edges.append((screens[connection.from], target, connection.shortLabel))
    }
  }

  private static func areas(
    of map: NavigationMap, _ identifiers: [String], leadingTo targets: Set<ControlEdge.Target>
  ) -> [Area] {
    var areaIdentifiers = DiagramIdentifiers()
    let screens = zip(map.screens.indices, map.screens).filter {
      $1.isSelected || targets.contains(.screen($0))
    }
    return screens.grouped(by: \.1.area).map { area, screens in
      Area(
        identifier: areaIdentifiers.identifier(of: area ?? "", prefix: "_"),
        name: area.map(TextColumns.visible),
        nodes: screens.map { index, screen in
          Node(
            identifier: identifiers[index], label: TextColumns.visible(screen.name),
            mark: screen.mark)
        })
    }
  }

  /// Adds a place and returns its identifier.
  private mutating func addPlace(
    _ place: ControlEdge.Place, _ places: inout [ControlEdge.Place: String],
    _ identifiers: inout DiagramIdentifiers
  ) -> String {
    let label = TextColumns.visible(place.shortPath)
    let identifier = identifiers.identifier(of: label, prefix: "p_")
    self.places.append(Node(identifier: identifier, label: label))
    places[place] = identifier
    return identifier
  }
}

extension Connection {
  /// A label for a diagram; of many, the first and their number.
  fileprivate var shortLabel: String {
    let text = LabelLength.arrow.shortened(TextColumns.visible(labels[0]))
    return labels.count > 1 ? "\(text) and \(labels.count - 1) more" : text
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

// MARK: - Syntaxes

/// The lines of a diagram in one language.
struct DiagramSyntax: Sendable {
  let start: @Sendable (_ title: String) -> [String]
  let end: [String]

  /// The lines before the nodes of an area, and the one after them.
  let area: @Sendable (_ identifier: String, _ name: String) -> (start: [String], end: String)
  let screen: @Sendable (MapDiagram.Node) -> String
  let place: @Sendable (MapDiagram.Node) -> String
  let edge: @Sendable (_ from: String, _ to: String, _ label: String) -> String

  /// The line that styles marked nodes, if there are any.
  var markStyle: String?
}

extension MapDiagram {
  /// The lines of the diagram.
  func lines(in syntax: DiagramSyntax) -> [String] {
    var lines = syntax.start(title)
    for area in areas {
      let nodes = area.nodes.map(syntax.screen)
      if let name = area.name {
        let (start, end) = syntax.area(area.identifier, name)
        lines += (start + nodes.map { "  \($0)" } + [end]).map { "  \($0)" }
      } else {
        lines += nodes.map { "  \($0)" }
      }
    }
    lines += (places.map(syntax.place) + edges.map(syntax.edge)).map { "  \($0)" }
    let hasMarks = areas.contains { $0.nodes.contains { $0.mark != nil } }
    return lines + (hasMarks ? [syntax.markStyle].compactMap(\.self) : []) + syntax.end
  }
}

extension DiagramSyntax {
  /// A flowchart of Mermaid.
  ///
  /// - SeeAlso: Mermaid, "Flowcharts - Basic Syntax".
  static let mermaid = DiagramSyntax(
    start: { _ in ["flowchart LR"] },
    end: [],
    area: { (["subgraph a\($0) [\"\(mermaidText($1))\"]"], "end") },
    screen: { node in
      let label = mermaidText(node.label)
      guard let mark = node.mark else { return "\(node.identifier)[\"\(label)\"]" }
      return "\(node.identifier)[\"\(label)<br/>(\(mermaidText(mark)))\"]:::unreached"
    },
    place: { "\($0.identifier)([\"\(mermaidText($0.label))\"])" },
    edge: { "\($0) -->|\"\(mermaidText($2))\"| \($1)" },
    markStyle: "  classDef unreached stroke-dasharray: 4")

  /// Replaces ASCII characters that mean something to Mermaid, to Markdown or to HTML by codes.
  ///
  /// Mermaid reads every label as Markdown, so that `1. Tea` would be a list.
  ///
  /// - SeeAlso: Mermaid, issue 5824, "Node with text renders by default as Markdown".
  private static func mermaidText(_ text: String) -> String {
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
