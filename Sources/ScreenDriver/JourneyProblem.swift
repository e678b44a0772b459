import ScreenText

/// Why a step of a journey cannot be performed.
package enum JourneyProblem: Error, Equatable {
  /// What a step operates.
  package enum Kind: String {
    case control
    case field = "text field"
    case tab

    /// That none is there; a screen of an app with tabs may cover them.
    fileprivate var noneWords: String {
      self == .tab ? "no tabs are visible" : "the screen has no \(rawValue)s"
    }
  }

  /// The app has only one start.
  case singleStart
  case noStart(String, starts: [String])
  case noEvent(String, events: [String])
  /// The screen needs a start that is not the one of the app.
  case otherStart(String, of: String)
  case noScreen(String, among: [String])
  /// No control has the label; `labels` has those of the others.
  case noControl(Kind, String, labels: [String])
  /// Controls have the label, but none is under the heading.
  case noSection(Kind, String, section: String, sections: [String])
  case noNumber(Kind, String, number: Int, count: Int)
  case ambiguous(Kind, String, count: Int)
  /// What is in front has neither a back button nor a swipe.
  case noBack
  /// The text to open is no URL with a scheme.
  case noURL

  /// The button of a dialog that a jump presented only dismisses it.
  case noAction(String)

  /// The step does not operate the visible screen, and so does not lead from it to a dialog.
  case notOnScreen(Step)
}

extension JourneyProblem: CustomStringConvertible {
  /// The problem, and what to write instead.
  package var description: String {
    switch self {
    case .singleStart: "the app has only one start; remove the step"
    case .noStart(let name, let starts):
      "the app has no start \(Self.quoted(name))"
        + Self.choice(for: name, among: starts, as: "the starts are")
    case .noEvent(let name, let events):
      "the app has no event \(Self.quoted(name))"
        + Self.choice(
          for: name, among: events, as: "the events are", orElse: "the harness declares none")
    case .otherStart(let start, let screen):
      "the screen \(Self.quoted(screen)) needs another start; begin with "
        + Self.quoted(Step.start(start).text)
    case .noScreen(let name, let screens):
      "the manifest has no screen \(Self.quoted(name))"
        + Self.suggestion(NearestNames.nearest(to: name, among: screens))
    case .noControl(let kind, let label, let labels):
      "no \(kind.rawValue) has the label \(Self.quoted(label))"
        + Self.choice(for: label, among: labels, orElse: kind.noneWords)
    case .noSection(let kind, let label, let section, let sections):
      "no \(kind.rawValue) \(Self.quoted(label)) is in the section \(Self.quoted(section))"
        + Self.choice(
          for: section, among: sections, as: "the sections are", orElse: "it is in no section")
    case .noNumber(let kind, let label, let number, let count):
      "there is no \(kind.rawValue) \(Self.quoted(label)) #\(number); the screen has \(count)"
    case .ambiguous(let kind, let label, let count):
      "\(count) \(kind.rawValue)s have the label \(Self.quoted(label)); "
        + "write \(Self.quoted(ControlReference(label: label, number: 1).text)) for the first"
    case .noBack:
      "there is nothing to go back to: what is in front has neither a back button nor a swipe"
    case .noAction(let label):
      "\(Self.quoted(label)) has no action in the manifest; begin with the screen beneath, or name the control "
        + "that presents the dialog in the harness's 'presenter(of:)'"
    case .notOnScreen(let step):
      "\(Self.quoted(step.text)) cannot present a dialog; use 'tap', 'type', 'back' and 'tab'"
    case .noURL: "this is not a URL with a scheme; write it as in 'https://example.com/path'"
    }
  }

  /// The nearest of several labels, or the first ones if none is near.
  private static func choice(
    for label: String, among labels: [String], as introduction: String = "the screen has",
    orElse sentence: String = ""
  ) -> String {
    if labels.isEmpty { return "; \(sentence)" }
    let labels = labels.uniqued
    let nearest = NearestNames.nearest(to: label, among: labels)
    if !nearest.isEmpty { return suggestion(nearest) }
    let names = Excerpt(of: labels, maximum: 8).entries(argument)
    return "; \(introduction) \(names.joined(separator: ", "))"
  }

  private static func suggestion(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(nearest.map(argument).joined(separator: " or "))?"
  }

  /// A label as a step has to write it, in quotation marks.
  private static func argument(_ label: String) -> String {
    let argument = QuotedText.argument(label)
    return argument == label ? quoted(label) : argument
  }

  private static func quoted(_ text: String) -> String { "'\(TextColumns.visible(text))'" }
}
