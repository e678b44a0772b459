/// What a run found out at a glance: the head of the page and its banner.
struct HTMLSummary {
  private let report: SnapshotReport
  private let counts: [(verdict: Verdict, count: Int)]

  /// Creates the summary of a report.
  init(of report: SnapshotReport) {
    self.report = report
    let counts = report.counts
    self.counts = Verdict.bySeverity.compactMap { verdict in
      counts[verdict].map { (verdict, $0) }
    }
  }

  /// What a page may do: nothing but to draw itself and to run its own script.
  private static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; \
    form-action 'none'
    """

  /// Writes the head.
  func writeHead(to html: inout HTML) {
    html.element("head") { html in
      html.empty("meta", ["charset": "utf-8"])
      html.empty("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
      html.empty(
        "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      html.empty("meta", ["name": "color-scheme", "content": "light dark"])
      html.newline()
      html.element("title", text: "\(sign) \(report.manifest): \(report.conclusion)")
      html.newline()
      html.code("style", HTMLStyle.text)
    }
  }

  /// Writes the banner.
  ///
  /// - Parameters:
  ///   - nextSteps: What to type next, commands indented.
  ///   - html: The page.
  func writeBanner(_ nextSteps: [String], to html: inout HTML) {
    html.element("a", ["class": "skip", "href": "#screens"], text: "Skip to the screens")
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
    if let shard = report.shard {
      html.element("p", ["class": "warning"], text: "This is part \(shard) of the screens.")
    }
    for problem in report.problemLines {
      html.element(
        "p", ["class": "warning"], text: "Not the whole: \(TextColumns.visible(problem))")
    }
  }

  /// Writes what to type next.
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

  /// Writes how often each verdict occurred, as a bar and as numbers.
  private func numbers(to html: inout HTML) {
    html.element("div", ["class": "bar", "aria-hidden": "true"]) { html in
      for (verdict, count) in counts {
        html.element(
          "span", ["class": verdict.styleName, "style": "flex-grow:\(count)"]
        ) { _ in }
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
        ("differences", "What differs"), ("map", "Map of the app"), ("screens", "Screens"),
      ] {
        html.element("a", ["href": "#\(target)"], text: title)
        html.text(" ")
      }
    }
  }
}
