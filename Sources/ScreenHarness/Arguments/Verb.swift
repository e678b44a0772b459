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

  /// The verb of a command line that names none.
  static let implied = Verb.verify

  var name: String { rawValue }

  /// Whether the verb asks a person, or reads what is typed.
  var needsTerminal: Bool { self == .review || self == .explore }

  /// The words that a verb accepts in addition to its options.
  enum Operands: Equatable, Sendable {
    case none
    case screens
    /// Screens or URLs, at least one.
    case screensAndLinks
    /// Screens, but no journeys and no layouts.
    case auditedScreens
    /// The screen or URL to start at.
    case place
    /// The folder of views.
    case folder

    /// The words in a usage line.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .screens, .auditedScreens: "[SCREEN…]"
      case .screensAndLinks: "(SCREEN | URL)…"
      case .place: "[SCREEN | URL]"
      case .folder: "FOLDER"
      }
    }
  }
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
