import Foundation
import ScreenReports

/// The objects that an exploration prints, each on one line.
extension JSONObject {
  /// The object of what is visible after a line.
  ///
  /// The line is its number in the input, and nil for the start. The step has no secrets, and is nil if the app was
  /// only started.
  init(line: Int?, step: String?, _ explored: ExploredStep) {
    let page = explored.page
    self = [
      "line": line, "step": step, "effect": explored.effect.nonEmpty?.joined(separator: "\n"),
      "path": page.path.joined(separator: "\n"), "picture": page.picture,
      "events": page.events.nonEmpty,
      "controls": page.controls.enumerated().map { index, control -> JSONObject in
        [
          "number": index + 1, "label": control.label, "kind": control.kind,
          "enabled": control.isEnabled, "wired": control.isWired,
          "identifier": control.identifier,
        ]
      },
    ]
  }

  /// The object of a line that was not performed.
  init(line: Int?, step: String?, _ problem: ExploreProblem) {
    self = ["line": line, "step": step, "error": problem.message, "hint": problem.hint]
  }

  /// The object on one line, with sorted keys.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only a number that is no JSON cannot be encoded, and no object has one.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
