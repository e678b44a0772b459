import ScreenText

/// All screens, each with its pictures beside each other, and all journeys.
struct ScreenGallery {
  /// The screens without journeys.
  private let screens: [Report.Screen]

  private let journeys: [Report.Screen]

  /// The names of the pictures on the page, such as `compact/tea`.
  private let pictures: Set<String>

  init(of all: [Report.Screen]) {
    pictures = Set(
      all.lazy.flatMap(\.figures).filter { $0.kind == .picture && $0.text != nil }.map(\.name))
    screens = all.filter { !$0.isJourney }
    journeys = all.filter(\.isJourney)
  }

  var contents: [(name: String, title: String)] {
    [("screens", "Screens")] + (journeys.isEmpty ? [] : [("journeys", "Journeys")])
  }

  /// The field that filters the screens, which is hidden if the script does not run.
  var filter: HTML {
    [
      .element(
        "p", ["id": "filter", "role": "search", "hidden": "hidden"],
        [
          .element("label", ["for": "words"], text: "Filter"),
          .void(
            "input",
            [
              "type": "search", "id": "words", "autocomplete": "off", "spellcheck": "false",
              "placeholder": "Name, path or content",
            ]),
          .element(
            "span", ["id": "count", "role": "status", "aria-live": "polite"],
            text: journeys.isEmpty
              ? WordList.count(screens.count, "screen")
              : "\(screens.count + journeys.count) screens and journeys"),
        ]),
      .newline,
    ]
  }

  var html: HTML {
    let hasControls = screens.contains { $0.figures.contains { !$0.controls.isEmpty } }
    let note =
      hasControls
      ? HTML.note("Controls in the pictures are links to the screens that they lead to.") : nil
    return [
      .section("screens", title: "Screens", [note, .newline, .all(screens, article)]),
      journeys.isEmpty
        ? nil : .section("journeys", title: "Journeys", [.newline, .all(journeys, article)]),
    ]
  }

  private func article(of screen: Report.Screen) -> HTML {
    // No anchor has a colon, so that a second golden of a screen takes no anchor of another one.
    var anchors = UniqueNames(separator: ":")
    let figures = HTML.all(screen.figures) { figure in
      ScreenFigure(figure, linkingTo: pictures).html(anchors.unique(figure.anchor))
    }
    return [
      .element(
        "article", ["class": "screen", "id": screen.anchor],
        [heading(of: screen), .element("div", ["class": "pictures"], figures)]),
      .newline,
    ]
  }

  private func heading(of screen: Report.Screen) -> HTML {
    let link = HTML.element("a", ["href": "#\(screen.anchor)"], text: screen.name)
    let tab = screen.tab.map { tab in
      [.element("span", ["class": "tab"], text: tab), .text(" ")] as HTML
    }
    let path =
      screen.path.isEmpty ? nil : HTML.element("span", ["class": "path"], text: screen.path)
    let facts: HTML = [.all(screen.badges) { [.badge($0), .text(" ")] }, tab, path]
    return .element("header", [.element("h3", link), .element("p", ["class": "facts"], facts)])
  }
}
