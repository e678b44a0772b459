/// The first word of a command line.
enum Verb: String, CaseIterable, Sendable {
  case verify
  case record
  case review
  case list
  case show
  case coverage
  case audit
  case map
  case merge

  /// The verb of a command line that names none.
  static let implied = Verb.verify

  var name: String { rawValue }

  /// The words that a verb accepts in addition to its options.
  enum Operands: Equatable, Sendable {
    case none
    case screens(isRequired: Bool)
    /// Screens, but no journeys and no layouts.
    case auditedScreens
    case reports

    /// The words in a usage line.
    var placeholder: String? {
      switch self {
      case .none: nil
      case .screens(isRequired: false), .auditedScreens: "[SCREEN…]"
      case .screens(isRequired: true): "SCREEN…"
      case .reports: "REPORT…"
      }
    }
  }
}
