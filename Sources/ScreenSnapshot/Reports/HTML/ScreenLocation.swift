import ScreenText

/// The location of a screen in its app, read from a golden: the flow, the tab and the steps from
/// there.
struct ScreenLocation: Equatable {
  private(set) var flow: String?
  private(set) var tab: String?

  /// The pushed routes and the presentations, from the root on.
  private(set) var steps: [Step] = []

  struct Step: Hashable {
    let kind: Kind

    /// The name of the case, or the title of a dialog.
    let name: String
  }

  enum Kind: String {
    case flow
    case tab
    case route
    case sheet
    case popover
    case cover
    case alert
    case confirmation
    case overlay
  }

  /// The maximum number of steps, which also limits how deep nested sheets are read.
  private static let maximumSteps = 24

  /// Reads the front matter of a golden.
  ///
  /// - Complexity: O(*n*) in its lines.
  init(of frontMatter: ArraySlice<LineDiff.Line>) {
    read(frontMatter.map(\.text)[...], indentedBy: 0)
    steps = Array(steps.prefix(Self.maximumSteps))
  }

  private mutating func read(_ lines: ArraySlice<String>, indentedBy indentation: Int) {
    for entry in FrontMatterEntry.entries(in: lines, indentedBy: indentation) {
      switch entry.key {
      case "flow" where indentation == 0: flow = entry.title
      case "tab" where indentation == 0: tab = entry.title
      case "stack": steps += entry.items.map { Step(kind: .route, name: $0) }
      case "sheet", "popover", "cover", "alert", "confirmation", "overlay":
        if let kind = Kind(rawValue: entry.key), let name = entry.title {
          steps.append(Step(kind: kind, name: name))
        }
        let isDeep = steps.count >= Self.maximumSteps || indentation >= 2 * Self.maximumSteps
        if entry.hasRoot, !isDeep { read(entry.nested, indentedBy: indentation + 2) }
      default: break
      }
    }
  }
}
