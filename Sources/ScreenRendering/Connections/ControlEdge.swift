import ScreenSnapshot
import ScreenText

/// A control that leads from one screen to another.
package struct ControlEdge: Hashable, Sendable {
  /// The position of the screen with the control.
  let from: Int

  /// The label of the control.
  let control: String

  let to: Target

  /// A screen of the manifest, or a state that no screen shows.
  package enum Target: Hashable, Sendable {
    case screen(Int)
    case place(Place)
  }

  /// A visible state.
  package struct Place: Hashable, Sendable {
    let path: String

    /// The path without payloads.
    package let shortPath: String
  }
}

/// The edges from one screen to another, or to a state that matches no screen.
package struct Connection: Equatable {
  package let from: Int
  package let to: ControlEdge.Target

  /// The labels of the controls, each once.
  package let labels: [String]

  /// The labels; of many, the first three and the number of the others.
  package var list: String {
    Excerpt(of: labels, fitting: 4).entries(TextColumns.visible).joined(separator: ", ")
  }

  /// The connections of edges, in the order of their first ones.
  package static func connections(of edges: [ControlEdge]) -> [Connection] {
    struct Key: Hashable {
      let from: Int
      let to: ControlEdge.Target
    }
    return edges.grouped { Key(from: $0.from, to: $0.to) }.map { key, edges in
      Connection(from: key.from, to: key.to, labels: edges.map(\.control).uniqued)
    }
  }

  /// The name of the screen or the path of the state that the connection leads to.
  package func targetName(among screens: [String]) -> String {
    switch to {
    case .screen(let index): screens[index]
    case .place(let place): place.path
    }
  }
}
