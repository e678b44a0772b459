/// The graph of an app: what taps lead to, and the screens that nothing reaches.
package struct NavigationMap: Sendable {
  package let manifest: String

  /// The screens in declared order.
  package let screens: [Screen]

  /// The edges in the order of their screens and controls.
  package let edges: [ControlEdge]

  /// The screens and parts that could not be checked.
  package var failures: [ScreenFailure] = []
  package var problems: [String] = []
  package var isInterrupted = false

  /// A screen of the map.
  package struct Screen: Sendable {
    package let name: String

    /// The name of its tab or flow; nil in an app without either.
    package let area: String?

    /// Whether taps from the start, or a link, reach it.
    package let isReached: Bool
  }

  /// Incomplete if a screen could not be shown.
  package var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    return failures.isEmpty && problems.isEmpty && !screens.isEmpty ? .matched : .incomplete
  }
}

/// The format of a map.
package enum MapFormat: String, CaseIterable, Sendable {
  /// Lines for people.
  case text

  /// A diagram that GitHub draws in Markdown.
  case mermaid

  /// A graph for Graphviz.
  case dot
}

extension NavigationMap {
  /// The map as text, with a newline at its end.
  ///
  /// - Complexity: O(*n*) in the screens and edges.
  package func text(as format: MapFormat) -> String {
    let lines =
      switch format {
      case .text: textLines
      case .mermaid: mermaidLines
      case .dot: dotLines
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of what an edge leads to.
  private func target(of edge: ControlEdge) -> String {
    edge.to.map { screens[$0].name } ?? edge.place
  }

  /// The edges between two places with the labels of their controls.
  private var joinedEdges: [(from: Int, to: String, target: Int?, labels: [String])] {
    var edges: [(from: Int, to: String, target: Int?, labels: [String])] = []
    var positions: [String: Int] = [:]
    for edge in self.edges {
      let key = "\(edge.from) \(target(of: edge))"
      if let position = positions[key] {
        edges[position].labels.append(edge.control)
      } else {
        positions[key] = edges.count
        edges.append((edge.from, target(of: edge), edge.to, [edge.control]))
      }
    }
    return edges
  }
}

// MARK: - Text

extension NavigationMap {
  private var textLines: [String] {
    let edges = Dictionary(grouping: joinedEdges, by: \.from)
    return screens.enumerated().flatMap { index, screen in
      let mark = screen.isReached ? "" : "  (nothing leads here)"
      return ["\(TextColumns.visible(screen.name))\(mark)"]
        + (edges[index] ?? []).map { edge in
          "  \(Self.list(edge.labels)) → \(TextColumns.visible(edge.to))"
        }
    }
  }

  /// The labels of an edge; of many, the first three and the number of the others.
  private static func list(_ labels: [String]) -> String {
    let excerpt = Excerpt(of: labels, maximumEntries: 4)
    let names = excerpt.prefix.map(TextColumns.visible)
    return (names + [excerpt.more].compactMap(\.self)).joined(separator: ", ")
  }
}

// MARK: - Diagrams

extension NavigationMap {
  /// The labels of an edge; of many, the first and their number.
  private static func words(_ labels: [String]) -> String {
    let first = TextColumns.visible(labels[0])
    let text = first.count > maximumLabel ? "\(first.prefix(maximumLabel - 1))…" : first
    return labels.count > 1 ? "\(text) and \(labels.count - 1) more" : text
  }

  /// The maximum number of characters of a label.
  private static let maximumLabel = 24

  /// The areas in the order of their first screens.
  private var areas: [String?] {
    var seen: Set<String?> = []
    return screens.map(\.area).filter { seen.insert($0).inserted }
  }

  /// - SeeAlso: Mermaid, "Flowcharts Syntax", for entity codes in labels.
  private var mermaidLines: [String] {
    var lines = ["flowchart LR"]
    for area in areas {
      let members = screens.indices.filter { screens[$0].area == area }
      let nodes = members.map { index in
        "s\(index)[\"\(Self.mermaid(screens[index].name))\"]"
          + (screens[index].isReached ? "" : ":::unreached")
      }
      guard let area else {
        lines += nodes.map { "  \($0)" }
        continue
      }
      lines += ["  subgraph \"\(Self.mermaid(area))\""] + nodes.map { "    \($0)" } + ["  end"]
    }
    for (number, edge) in joinedEdges.enumerated() {
      let target =
        edge.target.map { "s\($0)" } ?? "p\(number)[\"\(Self.mermaid(edge.to))\"]"
      lines.append("  s\(edge.from) -->|\"\(Self.mermaid(Self.words(edge.labels)))\"| \(target)")
    }
    if screens.contains(where: { !$0.isReached }) {
      lines.append("  classDef unreached stroke-dasharray: 4")
    }
    return lines
  }

  private static func mermaid(_ text: String) -> String {
    TextColumns.visible(text).replacing("#", with: "#35;").replacing("\"", with: "#quot;")
      .replacing("<", with: "#lt;").replacing(">", with: "#gt;")
  }

  /// - SeeAlso: Graphviz, "The DOT Language", for quoted strings.
  private var dotLines: [String] {
    var lines = ["digraph \(Self.dot(manifest)) {", "  rankdir=LR; node [shape=box];"]
    for (number, area) in areas.enumerated() {
      let members = screens.indices.filter { screens[$0].area == area }
      let nodes = members.map { index in
        "\(Self.dot(screens[index].name))" + (screens[index].isReached ? ";" : " [style=dashed];")
      }
      guard let area else {
        lines += nodes.map { "  \($0)" }
        continue
      }
      lines +=
        ["  subgraph cluster\(number) {", "    label=\(Self.dot(area));"]
        + nodes.map { "    \($0)" } + ["  }"]
    }
    lines += joinedEdges.map { edge in
      "  \(Self.dot(screens[edge.from].name)) -> \(Self.dot(edge.to)) "
        + "[label=\(Self.dot(Self.words(edge.labels)))];"
    }
    return lines + ["}"]
  }

  private static func dot(_ text: String) -> String {
    let escaped = TextColumns.visible(text).replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
