package import ScreenText

extension Report {
  /// A screen with its figures in the order of the results, or a journey.
  package struct Screen {
    let name: String

    /// At least one.
    let figures: [Figure]

    /// The selected tab; nil without tabs.
    let tab: String?

    /// The names on the way from the root; empty at a root, or if the run does not know.
    let path: String

    package init(name: String, figures: [Figure], tab: String? = nil, path: String = "") {
      (self.name, self.figures, self.tab, self.path) = (name, figures, tab, path)
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
      golden: [UInt8]?, file: String, reason: String? = nil, diff: UnifiedDiff? = nil
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
    }
  }

  /// A control of a picture, and what a tap on it does.
  package struct Control: Equatable, Sendable {
    let label: String
    let effect: String

    /// The name of the screen that it leads to; nil if it leads to no other one.
    let target: String?

    /// Where it is in the picture, on the first of its lines; nil for a control without a text there.
    let region: TextRegion?

    package init(label: String, effect: String, target: String?, region: TextRegion?) {
      self.label = label
      self.effect = effect
      self.target = target
      self.region = region
    }
  }
}
