import ScreenContents
import ScreenDriver
package import ScreenJobs
import ScreenText

/// Performs a step on the app as earlier steps left it.
///
/// The job alone decides its result: a process that has just performed the earlier steps goes on from
/// there, and any other process starts the app and performs them again. So a step can be undone, and a
/// process that crashed can be replaced.
struct ExploreJob: Job {
  /// The layout that the app is shown in.
  let layout: ScreenLayout

  /// The steps before, from the start of the app.
  let history: [Step]

  /// The step; nil to only describe what is visible.
  let step: Step?

  /// The dialogs of the manifest that the steps go to, by the positions of their screens.
  var dialogs: [Int: ManifestDialog] = [:]

  func run(with tools: JobTools, onStep: OnStep) async throws -> ExploredStep {
    try await tools[Explorer.self].explore(self, onStep: onStep)
  }

  func work(among screens: [String]) -> String {
    "performing \(step?.text ?? "no step")"
  }
}

/// The result of a step.
struct ExploredStep: Codable, Equatable, Sendable {
  /// The result as in a journey, whose elements may contain line ends.
  let result: [String]

  /// What changed, a line each; empty if no step was performed.
  let effect: [String]

  /// What is visible after the step.
  var page: ExploredPage
}

/// What is visible: its picture, the path to it, and what a person can operate.
struct ExploredPage: Codable, Equatable, Sendable {
  /// The lines of the picture, each with a line end.
  let picture: String

  /// The path, and below it the payloads that are too long for it.
  let path: [String]

  var controls: [ExploredControl]

  /// The names of the events that the harness declares.
  var events: [String] = []

  /// The step that operates the control with a number.
  func step(operating number: Int) throws(ExploreProblem) -> Step {
    guard number > 0, number <= controls.count else {
      let count = controls.count
      throw ExploreProblem(
        "there is no control \(number == .max ? "with this number" : "\(number)"); "
          + (count == 0 ? "the screen has no controls" : "the last one is \(count)"),
        hint: "use a number of the list, or name the control: 'tap LABEL'")
    }
    let step = controls[number - 1].step
    guard case .type(_, let field) = step else { return step }
    throw ExploreProblem(
      "control \(number) is a text field", hint: "write 'type TEXT into \(field.text)'")
  }

  /// The steps of the controls whose labels are near to a text.
  func steps(near text: String) -> [String] {
    let labels = NearestNames.nearest(to: text, among: controls.map(\.label))
    return controls.filter { labels.contains($0.label) }.prefix(3).map(\.step.text)
  }
}

/// A control that a number selects.
struct ExploredControl: Codable, Equatable, Sendable {
  /// The visible text on the control.
  let label: String

  let isEnabled: Bool

  /// The accessibility identifier, if the control is part of a content.
  var identifier: String?

  /// Whether the harness says what the control does.
  var isWired = true

  /// The step that operates the control; a field has a placeholder for the text.
  let step: Step

  /// What the control is: a link, a toggle or a button of a dialog is a button, too.
  var kind: String {
    switch step {
    case .type: "field"
    case .back: "back"
    case .tab: "tab"
    default: "button"
    }
  }

  /// The control in a list: its label, for fields and tabs what a person does, and whether that does nothing.
  var name: String { nameOfStep + (isEnabled ? wiringMark : "") }

  /// The words behind an enabled control in a list.
  var wiringMark: String { isWired ? "" : " (not wired)" }

  private var nameOfStep: String {
    switch step {
    case .tap(let control):
      label + Self.text(of: control.number) + (control.section.map { " in \($0)" } ?? "")
    case .type(_, let field): "type into \(label)\(Self.text(of: field.number))"
    case .tab(let tab): "tab \(label)\(Self.text(of: tab.number))"
    default: label
    }
  }

  private static func text(of number: Int?) -> String { number.map { " #\($0)" } ?? "" }
}

extension JobKinds {
  package static let ofExploration: [any Job.Type] = [ExploreJob.self, OpenLinkJob.self]
}
