import ScreenText

/// What a process does in a job, to say where it crashed or hung.
package enum Activity: Hashable, Codable, Sendable {
  /// It does what the words say: `control 'Edit'`.
  case named(String)

  /// It performs the step on a line of a journey, which is as the file has it, without secrets.
  case journeyStep(line: Int, text: String)

  /// It performs the last of some steps after the others, on what is in front.
  case steps([Step], on: String? = nil)
}

/// Called before each step that could hang or crash, such as a tap.
package typealias OnStep = (Activity) -> Void

/// Receives words for what a process does: `rendering library`.
package typealias OnWork = (@escaping @Sendable () -> String) -> Void

extension Activity {
  /// The activity in messages: `control 'Edit'`.
  package var text: String {
    switch self {
    case .named(let words): TextColumns.visible(words)
    case .journeyStep(let line, let text): "line \(line), '\(TextColumns.visible(text))'"
    case .steps(let steps, let place):
      ([place].compactMap(\.self) + steps.map(\.text)).joined(separator: ", ")
    }
  }
}
