/// The kinds of bugs, in the order of the report.
enum Kind: String, CaseIterable {
  /// The body of a routing function, or the closure of a control or of a dialog, does nothing.
  case emptied = "action emptied"

  /// A routing call is missing from a body with other statements.
  case removed = "call removed"

  /// A push, a path or a model opens another route.
  case route = "another route"

  /// A presentation, a path or a model opens another sheet.
  case sheet = "another sheet"

  /// A sheet becomes a full-screen cover, or a cover becomes a sheet.
  case cover = "sheet or cover"

  /// `pop` becomes `popToRoot` or the reverse, or a dismissal becomes another one.
  case pop = "pop or dismiss"

  /// A path, a command or a model names another tab.
  case tab = "another tab"
}

/// Names that the search needs.
///
/// It finds the routing functions of the sample itself, by their bodies.
enum Names {
  /// The moves of the library's routers and coordinators.
  static let moves: Set<String> = [
    "navigate", "present", "dismiss", "dismissTopmost", "dismissSheet", "dismissFullScreenCover",
    "dismissAlert", "dismissConfirmation", "dismissOverlay", "pop", "popTo", "popToRoot",
    "replaceAll", "resetAndNavigate", "reset", "handle", "switchTab", "replaceTabs", "start",
    "finish", "add", "onChange",
  ]

  /// Calls whose trailing closures are actions of controls.
  static let controls: Set<String> = [
    "button", "effect", "field", "link", "toggle", "search", "rows",
  ]

  /// Receivers that are data, although some of their functions share a name with a move.
  static let data: Set<String> = ["library", "store", "draft", "$0"]

  /// Keywords whose braces are no closures.
  static let headers: Set<String> = ["if", "guard", "while", "for", "switch", "catch"]

  /// Keywords in front of a brace or an expression, which are no names.
  static let keywords: Set<String> = [
    "do", "else", "defer", "get", "set", "in", "return", "case", "try", "await",
  ]

  static let tabs = ["library", "search", "lists", "settings"]
  static let manifestPaths = "Sources/BookshelfNavigation/App/AppScreen+Path.swift"
  static let folders = ["Sources/BookshelfNavigation", "Sources/BookshelfFeatures"]
}

/// A change of one place in one file.
struct Bug {
  /// How the change is compiled beside the original.
  enum Form {
    /// `(seeded(1) ? replacement : original)`
    case expression

    /// `if seeded(1) { replacement } else { original }`
    case statement

    /// `if seeded(1) { return }` at the start of a body.
    case emptied
  }

  let kind: Kind
  let file: String
  let line: Int
  let range: Range<Int>
  let replacement: String
  let form: Form
  let original: String
  let seeded: String

  /// 2 for the second bug in a file with the same text, and so on.
  var repetition = 1

  /// The text that identifies the bug in lists of reasons, without its line number.
  var site: String {
    "\(file): \(kind.rawValue): \(original) → \(seeded)"
      + (repetition > 1 ? " #\(repetition)" : "")
  }

  /// Whether only jumps to screens of the manifest use the code.
  let isInManifestPaths: Bool
}
