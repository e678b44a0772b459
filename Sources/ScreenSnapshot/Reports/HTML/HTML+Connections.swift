extension Report.Connections {
  /// The maximum number of screens in a list that is not folded.
  private static let maximumUnfolded = 12

  /// Writes the lists of a screen, with links to the screens of the page.
  func write(_ name: String, linkingTo page: Set<String>, to html: inout HTML) {
    guard let screen = byName[name], !screen.leads.isEmpty || !screen.sources.isEmpty else {
      return
    }
    html.element("dl", ["class": "ways"]) { html in
      Self.write("Leads to", screen.leads, page, to: &html)
      Self.write("Reached from", screen.sources, page, to: &html)
    }
    html.newline()
  }

  private static func write(
    _ title: String, _ ways: [Way], _ page: Set<String>, to html: inout HTML
  ) {
    if ways.isEmpty { return }
    html.element("dt", text: title)
    html.element("dd") { html in
      html.folded(under: ways.count > maximumUnfolded ? "\(ways.count) screens" : nil) { html in
        html.element("ul", ["class": "links"]) { html in
          for way in ways {
            html.element("li") { html in
              html.link(to: way.name, isOnPage: way.isScreen && page.contains(way.name))
              html.element("span", ["class": "by"], text: " (\(way.controls))")
            }
          }
        }
      }
    }
  }
}
