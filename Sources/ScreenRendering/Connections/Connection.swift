/// The controls that lead from one screen to another, or to a state that matches no screen.
package struct Connection: Equatable, Sendable {
  /// The position of the screen with the controls.
  package let from: Int
  package let to: Target

  /// The labels of the controls, each once.
  package let labels: [String]

  /// A screen of the manifest, or a state that no screen shows, by its path with and without payloads.
  package enum Target: Hashable, Sendable {
    case screen(Int)
    case place(path: String, shortPath: String)
  }
}
