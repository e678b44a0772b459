import ScreenContents
package import ScreenJobs
import ScreenRendering
package import ScreenReports
import ScreenText

/// The graph of an app: what taps lead to, and the screens that nothing reaches.
package struct NavigationMap: Sendable {
  let manifest: String
  let screens: [Screen]

  /// What the screens lead to, in the order of the screens and their controls.
  let connections: [Connection]

  /// The screens and parts that could not be checked.
  package var failures: [ScreenFailure] = []
  package var problems: [String] = []
  package var isInterrupted = false

  /// A screen of the map.
  struct Screen: Sendable {
    let name: String

    /// The name of its tab or flow; nil in an app without either.
    let area: String?

    let reach: ScreenReach
    var isSelected = true

    /// The mark of a screen that taps do not reach.
    var mark: String? {
      switch reach {
      case .taps, .invalid: nil
      case .link: "only a link leads here"
      case .nothing: "nothing leads here"
      case .undecided(let gap): gap.words
      case .notTapped(let reason): TextColumns.visible(reason)
      }
    }
  }

  /// Incomplete if a screen could not be rendered.
  package var conclusion: Conclusion {
    if isInterrupted { return .interrupted }
    return failures.isEmpty && problems.isEmpty && !screens.isEmpty ? .matched : .incomplete
  }
}

/// The format of a map.
package enum MapFormat: String, CaseIterable, Sendable {
  case text
  case mermaid
}

extension NavigationMap {
  /// The map as text, with a newline at its end.
  ///
  /// - Complexity: O(*n*) in the screens and connections.
  package func text(as format: MapFormat) -> String {
    let lines =
      switch format {
      case .text: textLines
      case .mermaid: MermaidDiagram(of: self).lines
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private var textLines: [String] {
    let connections = Dictionary(grouping: connections, by: \.from)
    let names = screens.map(\.name)
    return screens.enumerated().filter(\.element.isSelected).flatMap { index, screen in
      let words = screen.reach == .invalid ? "cannot be rendered" : screen.mark
      let mark = words.map { "  (\($0))" } ?? ""
      return ["\(TextColumns.visible(screen.name))\(mark)"]
        + (connections[index] ?? []).map { connection in
          "  \(connection.list) → \(TextColumns.visible(connection.targetName(among: names)))"
        }
    }
  }
}

extension Connection {
  /// The labels; of many, the first three and the number of the others.
  fileprivate var list: String {
    Excerpt(of: labels, fitting: 4).entries(TextColumns.visible).joined(separator: ", ")
  }

  /// The name of the screen or the path of the state that the connection leads to.
  fileprivate func targetName(among screens: [String]) -> String {
    switch to {
    case .screen(let index): screens[index]
    case .place(let path, _): path
    }
  }
}
