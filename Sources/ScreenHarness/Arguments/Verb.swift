import ScreenReports

/// The first word of a command line.
enum Verb: String, CaseIterable, Sendable {
  case verify
  case check
  case record
  case review
  case list
  case show
  case coverage
  case audit
  case map
  case views
  case explore

  /// The verb of a command line without a verb.
  static let implied = Verb.verify

  var name: String { rawValue }

  /// Whether the verb asks a person, or reads what is typed.
  var needsTerminal: Bool { self == .review || self == .explore }

  /// The verbs that can run in a test.
  static let ofTests = allCases.filter { !$0.needsTerminal }
}

extension Verb {
  /// Whether the verb accepts `--report`.
  var writesReports: Bool { [.verify, .check, .audit, .views].contains(self) }

  /// The formats of its reports: an audit and views change no goldens, so they have no patch.
  var reportFormats: [ReportFormat] {
    [.audit, .views].contains(self)
      ? ReportFormat.allCases.filter { $0 != .patch } : ReportFormat.allCases
  }
}

extension Verb {
  /// The words that a verb accepts in addition to its options.
  struct Operands: Sendable {
    /// The words in a usage line; nil for none.
    let placeholder: String?
    /// What each of them can be, for the help.
    let rows: [HelpFormatter.Row]
    let (minimum, maximum): (Int, Int)

    private init(
      _ placeholder: String? = nil, _ rows: KeyValuePairs<String, String> = [:], minimum: Int = 0,
      maximum: Int = .max
    ) {
      self.placeholder = placeholder
      self.rows = rows.map { HelpFormatter.Row(label: $0, text: $1) }
      (self.minimum, self.maximum) = (minimum, maximum)
    }

    private static let patterns = """
      Name of a screen, or a pattern: '*' matches any text, and a pattern with '/' also matches LAYOUT/SCREEN, such as \
      'compact/*', and journeys/NAME
      """

    static let none = Operands(maximum: 0)
    static let screens = Operands(
      "[SCREEN…]", ["SCREEN": "\(patterns) (default: all screens and journeys)"])
    static let screensAndLinks = Operands(
      "(SCREEN | URL)…", ["SCREEN": patterns, "URL": "A link of the app"], minimum: 1)
    /// Screens, but no journeys and no layouts.
    static let auditedScreens = Operands(
      "[SCREEN…]",
      ["SCREEN": "Name of a screen, or a pattern: '*' matches any text (default: all screens)"])
    /// The place to start at.
    static let place = Operands(
      "[SCREEN | URL]",
      [
        "SCREEN | URL":
          "Name of a screen, or a link, to start at (default: the start of the app)"
      ], maximum: 1)
    static let folder = Operands(
      "FOLDER", ["FOLDER": "Folder of the views, with a file for each"], minimum: 1, maximum: 1)
  }
}
