/// The banner of the page, which sums up the run.
struct HTMLBanner {
  private let report: Report
  private let gallery: ScreenGallery?

  /// The number of results with each badge, most severe first.
  private let counts: [(badge: Report.Badge, count: Int)]

  init(of report: Report, _ gallery: ScreenGallery?) {
    (self.report, self.gallery) = (report, gallery)
    var counts: [Report.Badge: Int] = [:]
    for count in report.tallies.flatMap(\.counts) {
      if let tone = count.tone { counts[.init(count.noun, tone), default: 0] += count.number }
    }
    self.counts = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var sign: String { (report.tone == .matched ? report.tone : .broken).sign }

  func write(to html: inout HTML) {
    if gallery != nil {
      html.element("a", ["class": "skip", "href": "#screens"], text: "Skip to screens")
      html.newline()
    }
    html.element("header", ["class": "banner", "id": "top"]) { html in
      html.element("p", ["class": "kind"], text: report.product)
      html.element("h1", text: report.manifest)
      html.element("p", ["class": "lead \(report.tone.styleName)"]) { html in
        html.element("span", ["class": "mark", "aria-hidden": "true"], text: sign)
        html.text(" ")
        html.element("span", ["class": "words"], text: report.title)
      }
      html.note(report.tallies.text)
      for note in report.notes { html.note("Note: \(note)") }
      for problem in report.problems {
        html.element("p", ["class": "warning"], text: "Error: \(problem)")
      }
      guard let gallery else { return }
      if !counts.isEmpty { numbers(to: &html) }
      commands(to: &html)
      contents(gallery.contents, to: &html)
    }
    html.newline()
  }

  /// Writes the number of results with each badge, as links.
  private func numbers(to html: inout HTML) {
    html.element("ul", ["class": "tiles"]) { html in
      for (badge, count) in counts {
        html.element("li", ["class": badge.styleName]) { html in
          let target = badge.tone == .matched ? "screens" : badge.styleName
          html.element("a", ["href": "#\(target)"]) { html in
            html.element("strong", text: "\(count)")
            html.text(" ")
            html.badge(badge)
          }
        }
        html.newline()
      }
    }
  }

  private func commands(to html: inout HTML) {
    for step in report.nextSteps {
      html.element("p", ["class": "note commands"], text: step.text)
      html.element("p", ["class": "commands"]) { $0.element("code", text: step.command) }
    }
  }

  private func contents(
    _ screens: [(name: String, title: String)], to html: inout HTML
  ) {
    html.element("nav", ["aria-label": "Contents"]) { html in
      for (name, title) in report.sections.map({ ($0.name, $0.title) }) + [AppMapSection.content]
        + screens
      {
        html.element("a", ["href": "#\(name)"], text: title)
        html.text(" ")
      }
    }
  }
}
