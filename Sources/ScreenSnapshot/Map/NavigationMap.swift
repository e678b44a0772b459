import ScreenContents
import ScreenText

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

  /// The controls in pictures; nil if they were not looked for.
  var prototype: Prototype?

  /// The controls in the pictures of screens, by position.
  struct Prototype: Sendable {
    var pictures: [Int: [PictureControls]] = [:]

    /// The position of the screen that the app starts with; nil if no screen of the manifest shows it.
    var start: Int?
  }

  /// A screen of the map.
  package struct Screen: Sendable {
    package let name: String

    /// The name of its tab or flow; nil in an app without either.
    package let area: String?

    package let reach: ScreenReach

    /// Whether its controls are tapped.
    package var isSelected = true

    /// The mark of a screen that taps do not reach.
    var mark: String? {
      switch reach {
      case .taps, .invalid: nil
      case .link: "only a link leads here"
      case .nothing: "nothing leads here"
      case .undecided(let doubt): "not reached, but \(doubt.words)"
      case .movedOn(let reason): reason
      }
    }
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
      case .mermaid: MapDiagram(of: self).lines(in: .mermaid)
      case .dot: MapDiagram(of: self).lines(in: .dot)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The maximum number of arrows that Mermaid draws without a setting.
  ///
  /// - SeeAlso: Mermaid, the setting `maxEdges`.
  package static let maximumMermaidEdges = 500

  package var exceedsMermaid: Bool { connections.count > Self.maximumMermaidEdges }

  private var textLines: [String] {
    let connections = Dictionary(grouping: connections, by: \.from)
    return screens.enumerated().filter(\.element.isSelected).flatMap { index, screen in
      let words = screen.reach == .invalid ? "cannot be shown" : screen.mark
      let mark = words.map { "  (\($0))" } ?? ""
      return ["\(TextColumns.visible(screen.name))\(mark)"]
        + (connections[index] ?? []).map { connection in
          "  \(connection.list) → \(TextColumns.visible(name(of: connection.to)))"
        }
    }
  }
}

// MARK: - Connections

extension NavigationMap {
  /// The edges from one screen to another, or to a state that matches no screen.
  struct Connection: Equatable {
    let from: Int
    let to: Target

    /// The labels of the controls, each once.
    let labels: [String]
  }

  enum Target: Hashable {
    case screen(Int)

    /// A state that matches no screen.
    case place(ControlEdge.Place)
  }

  /// The connections in the order of their first edges.
  var connections: [Connection] {
    struct Key: Hashable {
      let from: Int
      let to: Target
    }
    let groups = edges.grouped {
      Key(from: $0.from, to: $0.to.map(Target.screen) ?? .place($0.place))
    }
    return groups.map { key, edges in
      Connection(from: key.from, to: key.to, labels: edges.map(\.control).uniqued)
    }
  }

  func name(of target: Target) -> String {
    switch target {
    case .screen(let index): screens[index].name
    case .place(let place): place.path
    }
  }
}

extension NavigationMap.Connection {
  /// The labels; of many, the first three and the number of the others.
  var list: String {
    Excerpt(of: labels, maximumEntries: 4).entries(TextColumns.visible).joined(separator: ", ")
  }

  /// A label for a diagram; of many, the first and their number.
  var shortLabel: String {
    let text = LabelLength.arrow.shortened(TextColumns.visible(labels[0]))
    return labels.count > 1 ? "\(text) and \(labels.count - 1) more" : text
  }
}

// MARK: - Reports

extension NavigationMap {
  /// What the controls of each screen lead to, and the screens whose controls lead to it, for a page.
  ///
  /// - Complexity: O(*n*) in the screens and edges.
  package var reportedConnections: Report.Connections {
    let connections = connections
    let forward = Dictionary(grouping: connections, by: \.from)
    let backward = Dictionary(
      grouping: connections.filter { $0.to != .screen($0.from) }, by: \.to)
    return Report.Connections(
      screens.enumerated().map { index, screen in
        Report.Connections.Screen(
          name: screen.name, mark: screen.mark,
          leads: (forward[index] ?? []).map { connection in
            .init(
              name: name(of: connection.to), isScreen: connection.to.isScreen,
              controls: connection.list)
          },
          sources: (backward[.screen(index)] ?? []).map { connection in
            .init(
              name: screens[connection.from].name, isScreen: true, controls: connection.list)
          })
      })
  }
}

extension NavigationMap {
  /// The controls in pictures, for a page; nil if they were not looked for.
  package var reportedPrototype: Report.Prototype? {
    prototype.map { prototype in
      Report.Prototype(
        pictures: prototype.pictures.flatMap { screen, pictures in
          pictures.map { picture in
            (
              "\(picture.layout.rawValue)/\(screens[screen].name)",
              Report.Prototype.Picture(
                checksum: picture.checksum, controls: picture.controls.map(reported))
            )
          }
        }, start: prototype.start.map { screens[$0].name })
    }
  }

  private func reported(_ control: PictureControl) -> Report.Control {
    Report.Control(
      label: control.label, effect: control.effect,
      target: control.target.map { screens[$0].name }, regions: control.regions)
  }
}

extension NavigationMap.Target {
  fileprivate var isScreen: Bool {
    if case .screen = self { true } else { false }
  }
}
