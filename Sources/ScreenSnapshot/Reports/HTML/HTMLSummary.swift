/// The head of the page and its banner, which sums up the run.
struct HTMLSummary {
  private let report: SnapshotReport
  private let counts: [(verdict: Verdict, count: Int)]

  init(of report: SnapshotReport) {
    self.report = report
    let counts = report.counts
    self.counts = Verdict.bySeverity.compactMap { verdict in
      counts[verdict].map { (verdict, $0) }
    }
  }

  func writeHead(to html: inout HTML) {
    html.head(title: "\(sign) \(report.manifest): \(report.conclusion)")
  }

  /// Writes the banner, with the next steps, in which commands are indented.
  func writeBanner(_ nextSteps: [String], to html: inout HTML) {
    html.element("a", ["class": "skip", "href": "#screens"], text: "Skip to screens")
    html.newline()
    html.element("header", ["class": "banner", "id": "top"]) { html in
      html.element("p", ["class": "kind"], text: "Screenwalk")
      html.element("h1", text: report.manifest)
      html.element("p", ["class": "lead \(tone)"]) { html in
        html.element("span", ["class": "mark", "aria-hidden": "true"], text: sign)
        html.text(" ")
        html.element("span", ["class": "words"], text: "\(report.conclusion)")
      }
      html.element("p", ["class": "note"], text: report.countsSummary())
      if let note = report.unsupportedNote {
        html.element("p", ["class": "note"], text: "Note: \(note)")
      }
      warnings(to: &html)
      if !counts.isEmpty { numbers(to: &html) }
      commands(nextSteps, to: &html)
      contents(to: &html)
    }
    html.newline()
  }
}

extension HTMLSummary {
  private var sign: String { report.conclusion == .matched ? Verdict.matched.sign : "✗" }

  private var tone: String {
    switch report.conclusion {
    case .matched: Verdict.matched.styleName
    case .differs: Verdict.changed.styleName
    case .incomplete, .interrupted: Verdict.invalid.styleName
    }
  }

  private func warnings(to html: inout HTML) {
    let shard = report.shard.map { ["This report covers only shard \($0)."] } ?? []
    for warning in shard + report.problemLines.map({ "Error: \($0)" }) {
      html.element("p", ["class": "warning"], text: warning)
    }
  }

  private func commands(_ steps: [String], to html: inout HTML) {
    for step in steps {
      if step.hasPrefix("  ") {
        html.element("p", ["class": "commands"]) { html in
          html.element("code", text: String(step.dropFirst(2)))
        }
      } else {
        html.element("p", ["class": "note commands"], text: step)
      }
    }
  }

  /// Writes the number of results with each verdict, as a bar and as links.
  private func numbers(to html: inout HTML) {
    html.element("div", ["class": "bar", "aria-hidden": "true"]) { html in
      for (verdict, count) in counts {
        html.element(
          "span", ["class": verdict.styleName, "style": "flex-grow:\(count)"], text: "")
      }
    }
    html.newline()
    html.element("ul", ["class": "tiles"]) { html in
      for (verdict, count) in counts {
        html.element("li", ["class": verdict.styleName]) { html in
          let target = verdict == .matched ? "screens" : verdict.styleName
          html.element("a", ["href": "#\(target)"]) { html in
            html.element("strong", text: "\(count)")
            html.text(" ")
            html.badge(verdict)
          }
        }
        html.newline()
      }
    }
  }

  private func contents(to html: inout HTML) {
    html.element("nav", ["aria-label": "Contents"]) { html in
      for (target, title) in [
        ("differences", "Differences"), ("map", "App map"), ("screens", "Screens"),
        ("journeys", "Journeys"),
      ] where target != "journeys" || !report.journeyResults.isEmpty {
        html.element("a", ["href": "#\(target)"], text: title)
        html.text(" ")
      }
    }
  }
}

extension HTML {
  /// The content security policy: only styles and scripts of the page itself.
  private static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'
    """

  /// Writes the head of a page, with the style sheet.
  mutating func head(title: String) {
    element("head") { html in
      html.void("meta", ["charset": "utf-8"])
      html.void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
      html.void(
        "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      html.void("meta", ["name": "color-scheme", "content": "light dark"])
      html.newline()
      html.element("title", text: title)
      html.newline()
      html.code("style", HTMLStyle.text)
    }
  }
}
