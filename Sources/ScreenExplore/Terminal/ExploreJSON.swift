import Foundation

/// One step of an exploration as a JSON object on one line.
struct ExploreJSON: Encodable {
  /// The number of the line in the input; nil for the start.
  var line: Int?

  /// The step without secrets; nil if the app was only started.
  var step: String?

  var effect: String?
  var path: String?
  var picture: String?
  var controls: [Control]?
  var events: [String]?
  var error: String?
  var hint: String?

  struct Control: Encodable {
    let number: Int
    let label: String
    let kind: ExploredControl.Kind
    let enabled: Bool
    let wired: Bool
    let identifier: String?
  }

  /// The object of what is visible after a line.
  init(line: Int?, step: String?, effect: [String], _ page: ExploredPage) {
    (self.line, self.step) = (line, step)
    self.effect = effect.isEmpty ? nil : effect.joined(separator: "\n")
    path = page.path.joined(separator: "\n")
    picture = page.picture
    events = page.events.isEmpty ? nil : page.events
    controls = page.controls.enumerated().map { index, control in
      Control(
        number: index + 1, label: control.label, kind: control.kind, enabled: control.isEnabled,
        wired: control.wiring == .wired, identifier: control.identifier)
    }
  }

  /// The object of a line that was not performed.
  init(line: Int?, step: String?, _ problem: ExploreProblem) {
    (self.line, self.step) = (line, step)
    (error, hint) = (problem.message, problem.hint)
  }

  /// The object with sorted keys, without line ends.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers can always be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
