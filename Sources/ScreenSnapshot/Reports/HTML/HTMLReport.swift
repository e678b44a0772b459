/// The report as one page for a browser, whole in itself: what differs, a map of the app, and a
/// picture of every screen.
///
/// It loads nothing, not even a font, and can be read without its script, which only filters. The
/// same report gives the same bytes.
///
/// - SeeAlso: Web Content Accessibility Guidelines (WCAG) 2.2, level AA.
enum HTMLReport {
  /// Writes the page.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - context: Goldens by the paths that results have, and what to type.
  /// - Returns: HTML that is XML too.
  /// - Complexity: O(*n*) in the texts of all screens.
  static func text(of report: SnapshotReport, in context: ReportContext) -> String {
    var html = HTML()
    html.documentType()
    html.element("html", ["lang": "en"]) { html in
      HTMLSummary(of: report).writeHead(to: &html)
      html.newline()
      html.element("body") { body(of: report, context, to: &$0) }
      html.newline()
    }
    html.newline()
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private static func body(
    of report: SnapshotReport, _ context: ReportContext, to html: inout HTML
  ) {
    let screens = ReportedScreen.all(in: report)
    let tabs = ScreenFilter.tabs(of: screens)
    let gallery = ScreenGallery(of: screens, tabs: tabs, golden: context.golden)
    HTMLSummary(of: report).writeBanner(context.nextSteps, to: &html)
    html.element("main", ["id": "main"]) { html in
      ScreenFilter(verdicts: report.counts, tabs: tabs, cards: screens.count).write(to: &html)
      DifferenceSection(of: report, accepting: context.accepting).write(to: &html)
      html.newline()
      map(of: screens, gallery, named: report.manifest).write(to: &html)
      html.newline()
      write(gallery, of: report, to: &html)
    }
    html.newline()
    footer(to: &html)
    html.code("script", HTMLScript.text)
  }

  private static func map(
    of screens: [ReportedScreen], _ gallery: ScreenGallery, named name: String
  ) -> AppMapSection {
    let placed = Set(gallery.places.lazy.map(\.screen.name))
    let rest = screens.filter { screen in
      !placed.contains(screen.name) && screen.verdicts != [.obsolete]
    }
    return AppMapSection(of: AppMap(of: gallery.places, named: name), unmappedScreens: rest)
  }

  private static func write(
    _ gallery: ScreenGallery, of report: SnapshotReport, to html: inout HTML
  ) {
    html.element("section", ["id": "screens", "aria-labelledby": "screens-title"]) { html in
      html.element("h2", ["id": "screens-title"], text: "Screens")
      if Set(report.results.lazy.map(\.layout)).count > 1 { layouts(to: &html) }
      html.element("p", ["id": "nothing", "class": "calm", "hidden": "hidden"]) { html in
        html.text("No screen is like this. ")
        html.element("button", ["type": "button", "class": "clear"], text: "Show all screens")
      }
      html.newline()
      html.append(gallery.html)
    }
  }

  /// Writes the choice of layouts, which needs no script.
  private static func layouts(to html: inout HTML) {
    html.element("fieldset", ["class": "choice"]) { html in
      html.element("legend", text: "Show layouts")
      for (name, title) in [("both", "Both")]
        + ScreenLayout.allCases.map({ ($0.rawValue, $0.rawValue) })
      {
        let id = "layout-\(name)"
        html.empty(
          "input",
          [
            "type": "radio", "name": "layout", "id": id, "value": name,
            "checked": name == "both" ? "checked" : nil,
          ])
        html.element("label", ["for": id], text: title.prefix(1).uppercased() + title.dropFirst())
      }
    }
    html.newline()
  }

  private static func footer(to html: inout HTML) {
    html.element("footer") { html in
      html.element("p") { html in
        html.text("Written by Screenwalk. ")
        html.element("a", ["href": "#top"], text: "Back to the top")
      }
    }
    html.newline()
  }
}
