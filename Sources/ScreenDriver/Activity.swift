package import ScreenContents
import ScreenText

/// What a process does in a job, to say where it crashed or hung.
package enum Activity: Hashable, Codable, Sendable {
  /// It renders a screen in one more layout.
  case layout(ScreenLayout)

  /// It taps controls of a screen one after the other; the text is that of ``ScreenControl/list(_:)``.
  case controls(String)

  /// It performs the step on a line of a journey, which is as the file has it, without secrets.
  case journeyStep(line: Int, text: String)

  /// It performs the last of some steps after the others, on what is in front.
  case steps([Step], on: String? = nil)

  /// It checks a part of an audit that has a name.
  case auditPart(String)
}

/// Called before each step that could hang or crash, such as a tap.
package typealias OnStep = (Activity) -> Void

/// Receives words for what a process does: `rendering library`.
package typealias OnWork = (@escaping @Sendable () -> String) -> Void

extension Activity {
  /// The activity in messages: `control 'Edit'`.
  package var text: String {
    switch self {
    case .layout(let layout): "\(layout.rawValue) layout"
    case .controls(let controls): "control \(controls)"
    case .journeyStep(let line, let text): "line \(line), '\(TextColumns.visible(text))'"
    case .steps(let steps, let place):
      ([place].compactMap(\.self) + steps.map(\.text)).joined(separator: ", ")
    case .auditPart(let name): TextColumns.visible(name)
    }
  }
}
