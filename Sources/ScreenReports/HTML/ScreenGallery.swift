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

  /// Writes the field that filters the screens, which is hidden if the script does not run.
  func writeFilter(to html: inout HTML) {
    html.element("p", ["id": "filter", "role": "search", "hidden": "hidden"]) { html in
      html.element("label", ["for": "words"], text: "Filter")
      html.void(
        "input",
        [
          "type": "search", "id": "words", "autocomplete": "off", "spellcheck": "false",
          "placeholder": "Name, path or content",
        ])
      html.element(
        "span", ["id": "count", "role": "status", "aria-live": "polite"],
        text: journeys.isEmpty
          ? WordList.count(screens.count, "screen")
          : "\(screens.count + journeys.count) screens and journeys")
    }
    html.newline()
  }

  func write(to html: inout HTML) {
    html.section("screens", title: "Screens") { html in
      if screens.contains(where: { $0.figures.contains { !$0.controls.isEmpty } }) {
        html.note("Controls in the pictures are links to the screens that they lead to.")
      }
      html.newline()
      for screen in screens { write(screen, to: &html) }
    }
    guard !journeys.isEmpty else { return }
    html.section("journeys", title: "Journeys") { html in
      html.newline()
      for journey in journeys { write(journey, to: &html) }
    }
  }

  private func write(_ screen: Report.Screen, to html: inout HTML) {
    html.element("article", ["class": "screen", "id": screen.anchor]) { html in
      heading(of: screen, to: &html)
      html.element("div", ["class": "pictures"]) { html in
        // No anchor has a colon, so that a second golden of a screen takes no anchor of another one.
        var anchors = UniqueNames(separator: ":")
        for figure in screen.figures {
          ScreenFigure(figure, linkingTo: pictures).write(
            to: &html, anchors.unique(figure.anchor))
        }
      }
    }
    html.newline()
  }

  private func heading(of screen: Report.Screen, to html: inout HTML) {
    html.element("header") { html in
      html.element("h3") { html in
        html.element("a", ["href": "#\(screen.anchor)"], text: screen.name)
      }
      html.element("p", ["class": "facts"]) { html in
        for badge in screen.badges {
          html.badge(badge)
          html.text(" ")
        }
        if let tab = screen.tab {
          html.element("span", ["class": "tab"], text: tab)
          html.text(" ")
        }
        if !screen.path.isEmpty {
          html.element("span", ["class": "path"], text: screen.path)
        }
      }
    }
  }
}
