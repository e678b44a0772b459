import ScreenText

extension Report {
  /// A screen with its figures in the order of the results, or a journey.
  struct Screen {
    let name: String
    let isJourney: Bool

    /// At least one.
    let figures: [Figure]

    let tab: String?

    /// The names of the navigation steps to the visible content.
    let path: String?

    /// Whether the app has the screen, and the report has a picture of it.
    let isInApp: Bool

    let location: AppLocation?

    /// The distinct results, most severe first.
    var badges: [Badge] { Set(figures.map(\.badge)).sorted() }
  }

  /// A screen in one layout, or a journey.
  struct Figure {
    enum Kind {
      case picture
      case controls
      case journey
    }

    /// `compact/tea`.
    let name: String

    /// The name of the folder.
    let layout: String

    let kind: Kind
    let badge: Badge
    let detail: String?

    let text: Text?

    /// The text of the golden, if it differs.
    let golden: Text?

    /// The path of the golden, and its line if the result is about one.
    let file: String

    /// Why there is no text.
    let reason: String?
    let diff: UnifiedDiff?

    /// Whether the lines that differ are marked.
    let isMarked: Bool

    /// The controls of a picture, and what a tap on each does; empty if it is unknown.
    var controls: [Control] = []
  }

  /// A text with front matter, which is empty if the text has none.
  struct Text {
    let lines: [LineDiff.Line]
    let frontMatter: Range<Int>

    /// The lines below the front matter.
    var body: Range<Int> {
      (frontMatter.lowerBound == 0 ? 0 : frontMatter.upperBound + 1)..<lines.count
    }
  }

  /// A control of a picture, and what a tap on it does.
  struct Control: Equatable, Sendable {
    let label: String
    let effect: String

    /// The name of the screen that it leads to; nil if it leads to no other one.
    let target: String?

    /// Where it is among the lines of the picture; empty for a control without a text there.
    let regions: [TextRegion]
  }

  /// The location of a screen in its app: the flow, the tab and the steps from there.
  struct AppLocation: Equatable, Sendable {
    var flow: String?
    var tab: String?

    /// The pushed routes and the presentations, from the root on.
    var steps: [Step] = []

    struct Step: Hashable, Sendable {
      /// The word for the step, such as `route` or `sheet`.
      let kind: String

      /// The name of the case, or the title of a dialog.
      let name: String
    }
  }
}
