import ScreenText

/// The map of the app: for each tab and flow, its routes and presentations as a tree, and the screens at each of them.
struct AppMapSection {
  /// A screen with the steps to it that are not written yet.
  private typealias Place = (screen: Report.Screen, steps: ArraySlice<Report.AppLocation.Step>)

  private let screens: [(screen: Report.Screen, location: Report.AppLocation)]

  /// The name of a root without tab and flow.
  private let name: String

  init(of screens: [Report.Screen], in report: Report) {
    self.screens = screens.compactMap { screen in screen.location.map { (screen, $0) } }
    name = report.manifest
  }

  var isEmpty: Bool { screens.isEmpty }

  static let content = (name: "map", title: "App map")

  func write(to html: inout HTML) {
    html.section(Self.content.name, title: Self.content.title) { html in
      html.newline()
      let roots = screens.grouped {
        [$0.location.flow, $0.location.tab].compactMap(\.self).nonEmpty ?? [name]
      }
      for (root, screens) in roots {
        html.element("h3") { html in
          html.text(root.joined(separator: " › "))
          html.element(
            "span", ["class": "count"], text: " \(WordList.count(screens.count, "screen"))")
        }
        write(screens.map { ($0.screen, $0.location.steps[...]) }, to: &html)
      }
    }
  }

  /// Writes the screens of a node, and the tree of its next steps.
  ///
  /// - Complexity: O(*n*) in the steps of all screens.
  private func write(_ places: [Place], to html: inout HTML) {
    for place in places where place.steps.isEmpty { link(to: place.screen, to: &html) }
    let next = places.filter { !$0.steps.isEmpty }
    if next.isEmpty { return }
    html.element("ul", ["class": "map"]) { html in
      for (step, places) in next.grouped(by: \.steps.first) {
        // Steps that lead no further are beside each other.
        let isLast = places.allSatisfy { $0.steps.count == 1 }
        html.element("li", ["class": isLast ? "last" : nil]) { html in
          html.element("span", ["class": "kind"], text: "\(step?.kind ?? "") \(step?.name ?? "")")
          write(places.map { ($0.screen, $0.steps.dropFirst()) }, to: &html)
        }
        html.newline()
      }
    }
    html.newline()
  }

  /// Writes a link to a screen, with its results as the label.
  private func link(to screen: Report.Screen, to html: inout HTML) {
    let words = screen.badges.map(\.word).joined(separator: ", ")
    html.text(" ")
    html.element(
      "a",
      [
        "href": "#\(screen.anchor)", "class": screen.badges[0].tone.styleName,
        "aria-label": "\(screen.name), \(words)",
      ]
    ) { html in
      html.element(
        "span", ["class": "mark", "aria-hidden": "true"], text: "\(screen.badges[0].tone.sign) ")
      html.text(screen.name)
    }
  }
}
