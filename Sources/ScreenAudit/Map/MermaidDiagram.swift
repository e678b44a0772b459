import ScreenRendering
import ScreenText

/// A flowchart of Mermaid: the selected screens, in a group for each tab or flow, and what they lead to.
///
/// - SeeAlso: Mermaid, "Flowcharts - Basic Syntax".
struct MermaidDiagram {
  private let map: NavigationMap

  /// The identifiers of all screens, so that they are the same whichever screens are selected, and of the states that
  /// match no screen.
  private let identifiers: [Connection.Target: String]

  /// - Complexity: O(*n*) in the screens and connections.
  init(of map: NavigationMap) {
    self.map = map
    var names = UniqueNames(separator: "_")
    identifiers = (map.screens.indices.map { .screen($0) } + map.connections.map(\.to)).uniqued
      .reduce(into: [:]) { identifiers, target in
        identifiers[target] =
          switch target {
          case .screen(let index): names.identifier(of: map.screens[index].name, prefix: "s_")
          case .place(_, let path):
            names.identifier(of: TextColumns.visible(path), prefix: "p_")
          }
      }
  }

  var lines: [String] {
    let hasMarks = screens.contains { map.screens[$0].mark != nil }
    return ["flowchart LR"] + screenLines + placeLines + map.connections.map(line)
      + (hasMarks ? ["  classDef unreached stroke-dasharray: 4"] : [])
  }

  /// The screens that are selected, and those that they lead to.
  private var screens: [Int] {
    let targets = Set(map.connections.map(\.to))
    return map.screens.indices.filter {
      map.screens[$0].isSelected || targets.contains(.screen($0))
    }
  }

  private var screenLines: [String] {
    var names = UniqueNames(separator: "_")
    return screens.grouped { map.screens[$0].area }.flatMap { area, screens in
      let identifier = names.identifier(of: area ?? "", prefix: "a_")
      let nodes = screens.map(line)
      guard let area else { return nodes }
      return ["  subgraph \(identifier) [\"\(Self.text(TextColumns.visible(area)))\"]"]
        + nodes.map { "  \($0)" } + ["  end"]
    }
  }

  private func line(of screen: Int) -> String {
    let label = Self.text(TextColumns.visible(map.screens[screen].name))
    let node = "  \(identifier(of: .screen(screen)))[\"\(label)"
    guard let mark = map.screens[screen].mark else { return "\(node)\"]" }
    return "\(node)<br/>(\(Self.text(mark)))\"]:::unreached"
  }

  private var placeLines: [String] {
    map.connections.map(\.to).uniqued.compactMap { target in
      guard case .place(_, let path) = target else { return nil }
      return "  \(identifier(of: target))([\"\(Self.text(TextColumns.visible(path)))\"])"
    }
  }

  private func line(of connection: Connection) -> String {
    let (from, to) = (identifier(of: .screen(connection.from)), identifier(of: connection.to))
    return "  \(from) -->|\"\(Self.text(connection.shortLabel))\"| \(to)"
  }

  private func identifier(of target: Connection.Target) -> String { identifiers[target] ?? "" }

  /// Replaces ASCII characters that mean something to Mermaid, to Markdown or to HTML by codes.
  ///
  /// Mermaid reads every label as Markdown, so that `1. Tea` would be a list.
  ///
  /// - SeeAlso: Mermaid, issue 5824, "Node with text renders by default as Markdown".
  private static func text(_ label: String) -> String {
    var result = ""
    for (position, scalar) in label.unicodeScalars.enumerated() {
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || position > 0 && " -".unicodeScalars.contains(scalar)
        || ",'?!/%=".unicodeScalars.contains(scalar)
      if isPlain { result.unicodeScalars.append(scalar) } else { result += "#\(scalar.value);" }
    }
    return result
  }
}

extension Connection {
  /// A label for a diagram; of many, the first and their number.
  fileprivate var shortLabel: String {
    let text = TextColumns.visible(labels[0], maximumCells: 24)
    return labels.count > 1 ? "\(text) and \(labels.count - 1) more" : text
  }
}

extension UniqueNames {
  /// An identifier of ASCII letters, digits and `_` that no other name has, so that it needs no quotes.
  ///
  /// It consists of the name, so that a new screen changes no line of the others, unless their names differ in other
  /// characters alone: then the later ones have a number.
  fileprivate mutating func identifier(of name: String, prefix: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return unique(prefix + words.joined(separator: "_"))
  }
}
