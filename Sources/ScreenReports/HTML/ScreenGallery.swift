import ScreenContents
import ScreenText

/// All screens, each with its pictures beside each other, and all journeys.
struct ScreenGallery {
  /// The screens without journeys.
  let screens: [Report.Screen]

  let journeys: [Report.Screen]

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

  func write(to html: inout HTML) {
    html.section("screens", title: "Screens") { html in
      layouts(to: &html)
      noteOnLinks(to: &html)
      html.element("p", ["id": "nothing", "class": "calm", "hidden": "hidden"]) { html in
        html.text("No screen matches the filter. ")
        html.element("button", ["type": "button", "class": "clear"], text: "Show all screens")
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

  /// Writes the buttons that choose a layout if there are several.
  private func layouts(to html: inout HTML) {
    let occurring = Set(screens.flatMap { $0.figures.map(\.layout) })
    let layouts = ScreenLayout.allCases.map(\.rawValue).filter(occurring.contains)
    guard layouts.count > 1 else { return }
    html.radioButtons(
      "layout", legend: "Layouts",
      [("all", layouts.count == 2 ? "Both" : "All")]
        + layouts.map { ($0, $0.prefix(1).uppercased() + $0.dropFirst()) })
    html.newline()
  }
}

extension ScreenGallery {
  /// Writes how to use the pictures as a prototype, if they have controls.
  private func noteOnLinks(to html: inout HTML) {
    guard screens.contains(where: { $0.figures.contains { !$0.controls.isEmpty } }) else { return }
    html.note("Controls in the pictures are links to the screens that they lead to.")
    html.newline()
  }

  private func write(_ screen: Report.Screen, to html: inout HTML) {
    let verdicts = screen.badges.map(\.styleName).joined(separator: " ")
    html.element(
      "article",
      ["class": "screen \(verdicts)", "id": screen.anchor, "data-verdict": verdicts]
    ) { html in
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
        if let tab = screen.tab { html.element("span", ["class": "tab"], text: tab) }
        html.text(" ")
        if let path = screen.path { html.element("span", ["class": "path"], text: path) }
      }
    }
  }
}
