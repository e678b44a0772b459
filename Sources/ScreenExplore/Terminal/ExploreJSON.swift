import Foundation
import ScreenReports

/// One step of an exploration as a JSON object on one line.
struct ExploreJSON {
  private let object: JSONObject

  /// The object of what is visible after a line.
  ///
  /// - Parameters:
  ///   - line: The number of the line in the input; nil for the start.
  ///   - step: The step without secrets; nil if the app was only started.
  ///   - effect: What changed.
  ///   - page: What is visible.
  init(line: Int?, step: String?, effect: [String], _ page: ExploredPage) {
    object = [
      "line": line, "step": step, "effect": effect.nonEmpty?.joined(separator: "\n"),
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
    object = ["line": line, "step": step, "error": problem.message, "hint": problem.hint]
  }

  var text: String { object.jsonLine }
}

extension Encodable {
  /// The value as JSON on one line, with sorted keys.
  var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A number that is no JSON cannot be received, and is never sent.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
