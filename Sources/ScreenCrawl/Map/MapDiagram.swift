import ScreenRendering
import ScreenSnapshot
import ScreenText

/// The nodes and the connections of a diagram: the selected screens and what they lead to.
struct MapDiagram {
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

// MARK: - Mermaid

extension MapDiagram {
  /// The lines of a flowchart of Mermaid.
  ///
  /// - SeeAlso: Mermaid, "Flowcharts - Basic Syntax".
  var mermaidLines: [String] {
    var lines = ["flowchart LR"]
    for area in areas {
      let nodes = area.nodes.map(Self.mermaid)
      if let name = area.name {
        let start = "  subgraph a\(area.identifier) [\"\(Self.mermaidText(name))\"]"
        lines += [start] + nodes.map { "    \($0)" } + ["  end"]
      } else {
        lines += nodes.map { "  \($0)" }
      }
    }
    lines += places.map { "  \($0.identifier)([\"\(Self.mermaidText($0.label))\"])" }
    lines += edges.map { "  \($0.from) -->|\"\(Self.mermaidText($0.label))\"| \($0.to)" }
    let hasMarks = areas.contains { $0.nodes.contains { $0.mark != nil } }
    return lines + (hasMarks ? ["  classDef unreached stroke-dasharray: 4"] : [])
  }

  private static func mermaid(_ screen: Node) -> String {
    let label = mermaidText(screen.label)
    guard let mark = screen.mark else { return "\(screen.identifier)[\"\(label)\"]" }
    return "\(screen.identifier)[\"\(label)<br/>(\(mermaidText(mark)))\"]:::unreached"
  }

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
