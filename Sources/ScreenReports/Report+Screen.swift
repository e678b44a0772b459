package import ScreenText

extension Report {
  /// A screen with its figures in the order of the results, or a journey.
  package struct Screen {
    let name: String

    /// At least one.
    let figures: [Figure]

    /// Where the screen is in the app; nil if the run does not know.
    let location: AppLocation?

    package init(
      name: String, figures: [Figure], location: AppLocation? = nil
    ) {
      self.name = name
      self.figures = figures
      self.location = location
    }

    var isJourney: Bool { figures[0].kind == .journey }

    /// The distinct results, most severe first.
    var badges: [Badge] { Set(figures.map(\.badge)).sorted() }
  }

  /// A screen in one layout, or a journey.
  package struct Figure {
    package enum Kind {
      case picture
      case controls
      case journey
    }

    /// `compact/tea`.
    package let name: String

    /// The name of the folder.
    let layout: String

    package let kind: Kind
    let badge: Badge
    let detail: String?

    package let text: [UInt8]?

    /// The text of the golden, if it differs.
    let golden: [UInt8]?

    /// The path of the golden, and its line if the result is about one.
    let file: String

    /// Why there is no text.
    let reason: String?

    /// The difference from the golden, whose lines are marked.
    let diff: UnifiedDiff?

    /// The controls of a picture, and what a tap on each does; empty if it is unknown.
    package var controls: [Control] = []

    package init(
      name: String, layout: String, kind: Kind, badge: Badge, detail: String?, text: [UInt8]?,
      golden: [UInt8]?, file: String, reason: String? = nil, diff: UnifiedDiff? = nil,
      controls: [Control] = []
    ) {
      self.name = name
      self.layout = layout
      self.kind = kind
      self.badge = badge
      self.detail = detail
      self.text = text
      self.golden = golden
      self.file = file
      self.reason = reason
      self.diff = diff
      self.controls = controls
    }
  }

  /// A control of a picture, and what a tap on it does.
  package struct Control: Equatable, Sendable {
    let label: String
    let effect: String

    /// The name of the screen that it leads to; nil if it leads to no other one.
    let target: String?

    /// Where it is among the lines of the picture; empty for a control without a text there.
    let regions: [TextRegion]

    package init(label: String, effect: String, target: String?, regions: [TextRegion]) {
      self.label = label
      self.effect = effect
      self.target = target
      self.regions = regions
    }
  }

  /// The location of a screen in its app: the flow, the tab and the steps from there.
  package struct AppLocation: Equatable, Sendable {
    var flow: String?
    var tab: String?

    /// The pushed routes and the presentations, from the root on.
    var steps: [Step]

    package init(flow: String? = nil, tab: String? = nil, steps: [Step] = []) {
      (self.flow, self.tab, self.steps) = (flow, tab, steps)
    }

    /// The steps in words: `book › sheet edit`.
    var path: String {
      steps.map { $0.kind == "route" ? $0.name : "\($0.kind) \($0.name)" }
        .joined(separator: " › ")
    }

    package struct Step: Hashable, Sendable {
      /// The word for the step, such as `route` or `sheet`.
      let kind: String

      /// The name of the case, or the title of a dialog.
      let name: String

      package init(kind: String, name: String) {
        self.kind = kind
        self.name = name
      }
    }
  }
}
