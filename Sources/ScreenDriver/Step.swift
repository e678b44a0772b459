import Foundation
package import ScreenPayloads

/// What a person does in an app, as one line of a journey says it.
package enum Step: Hashable, Codable, Sendable {
  /// Starts the app from a start of the harness; only the first step of a journey does.
  case start(String)
  /// Goes to a screen of the manifest.
  case show(screen: String)
  /// Taps a control.
  case tap(ControlReference)
  /// Taps a control twice, the second time before the app has settled.
  case tapTwice(ControlReference)
  /// Types a text into a field.
  case type(text: String, into: ControlReference)
  /// Taps the back button, or dismisses the frontmost presentation.
  case back
  /// Taps a tab.
  case tab(ControlReference)
  /// Opens a URL as the app would.
  case open(url: String)
  /// Opens a URL whose secret is left out, which an audit reports, but no journey can.
  case openWithoutSecret(url: String)
  /// Performs an event of the harness.
  case event(String)
  /// Archives the state, and restores it into a new navigator.
  case relaunch
  /// Does nothing; its result is the whole text of the screen.
  case look
}

/// A control of the frontmost screen, as a step names it.
package struct ControlReference: Hashable, Codable, Sendable {
  package let label: String
  /// The heading of the section that contains the control.
  package var section: String?
  /// The position among the controls with this label, counted from 1; nil if it is the only one.
  package var number: Int?
}

extension Step {
  /// The first word of a step.
  package enum Keyword: String, CaseIterable, Sendable {
    case start
    case show
    case tap
    case type
    case back
    case tab
    case open
    case event
    case relaunch
    case look

    /// The form of the whole step.
    var syntax: String {
      switch self {
      case .start: "start NAME"
      case .show: "show SCREEN"
      case .tap: "tap LABEL [#NUMBER] [in SECTION] [twice]"
      case .type: "type TEXT into FIELD [#NUMBER] [in SECTION]"
      case .back, .relaunch, .look: rawValue
      case .tab: "tab LABEL [#NUMBER]"
      case .open: "open URL"
      case .event: "event NAME"
      }
    }
  }

  /// The screen that the step goes to; nil for any other step.
  package var shownScreen: String? { if case .show(let screen) = self { screen } else { nil } }

  /// The start that the step names; nil for any other step.
  package var namedStart: String? { if case .start(let name) = self { name } else { nil } }

  /// The event that the step performs; nil for any other step.
  package var event: String? { if case .event(let name) = self { name } else { nil } }

  /// Whether the step opens a link.
  package var opensLink: Bool {
    switch self {
    case .open, .openWithoutSecret: true
    case .start, .show, .tap, .tapTwice, .type, .back, .tab, .event, .relaunch, .look: false
    }
  }

  /// The step, with quotation marks only if it needs them.
  ///
  /// Parsing the text results in an equal step.
  package var text: String {
    switch self {
    case .start(let name): "start \(QuotedText.argument(name))"
    case .show(let screen): "show \(QuotedText.argument(screen))"
    case .tap(let control): "tap \(control.text)"
    case .tapTwice(let control): "tap \(control.text)\(QuotedText.twice)"
    case .type(let text, let field):
      "type \(QuotedText.argument(text, isLast: false)) into \(field.text)"
    case .back: "back"
    case .tab(let tab): "tab \(tab.text)"
    case .open(let url), .openWithoutSecret(let url): "open \(QuotedText.argument(url))"
    case .event(let name): "event \(QuotedText.argument(name))"
    case .relaunch: "relaunch"
    case .look: "look"
    }
  }
}

extension ControlReference {
  /// The reference as in a step, with quotation marks only if it needs them.
  package var text: String {
    let isLast = number == nil && section == nil
    return QuotedText.argument(label, isLast: isLast) + (number.map { " #\($0)" } ?? "")
      + (section.map { " in \(QuotedText.argument($0))" } ?? "")
  }
}

extension Step {
  /// The step as reports and messages display it: without the secrets of a URL that it opens.
  package func redacted(by redaction: Redaction) -> Step {
    // The components encode invalid characters, and the redactor needs the encoded URL.
    guard case .open(let url) = self else { return self }
    let encoded = URLComponents(string: url)?.string ?? url
    let redacted = URLRedactor(redaction).text(of: encoded)
    return redacted == encoded ? self : .openWithoutSecret(url: redacted)
  }
}
