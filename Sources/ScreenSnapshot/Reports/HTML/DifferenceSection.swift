import ScreenText

/// The differences of the run: one article for each group of equal changes.
struct DifferenceSection {
  private let groups: [ResultGroup]
  private let layouts: [ScreenLayout]
  private let acceptCommand: (ResultGroup) -> String?

  /// Creates the section, with the most severe verdicts first.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - acceptCommand: Returns the command that accepts a group, or nil if recording does not help.
  init(of report: SnapshotReport, acceptCommand: @escaping (ResultGroup) -> String?) {
    self.acceptCommand = acceptCommand
    let groups = Dictionary(
      grouping: ResultGroup.groups(of: report.differences), by: \.verdict)
    self.groups = Verdict.bySeverity.flatMap { groups[$0] ?? [] }
    layouts = report.layouts
  }

  /// The maximum number of links that are not folded.
  private static let maximumLinks = 12

  func write(to html: inout HTML) {
    html.element("section", ["id": "differences", "aria-labelledby": "differences-title"]) { html in
      html.element("h2", ["id": "differences-title"], text: "Differences")
      if groups.isEmpty {
        html.element("p", ["class": "calm"], text: "No differences.")
      } else {
        html.radioButtons(
          "view", legend: "Difference view",
          [("beside", "Side by side"), ("inline", "Line by line")])
      }
      html.newline()
      for (position, group) in groups.enumerated() {
        let isFirst = position == 0 || groups[position - 1].verdict != group.verdict
        write(group, isFirst: isFirst, to: &html)
      }
    }
  }
}

extension DifferenceSection {
  private func write(_ group: ResultGroup, isFirst: Bool, to html: inout HTML) {
    let style = group.verdict.styleName
    html.element("article", ["class": "group \(style)", "id": isFirst ? style : nil]) { html in
      html.element("h3") { html in
        html.badge(group.verdict)
        html.text(" ")
        if let headline = group.headline {
          html.element("span", ["class": "headline"], text: headline)
        }
      }
      links(of: group, to: &html)
      difference(of: group, to: &html)
      if let command = acceptCommand(group) {
        html.element("p", ["class": "note commands"]) { html in
          html.text(group.verdict == .obsolete ? "To delete it: " : "To accept it: ")
          html.element("code", text: command)
        }
      }
    }
    html.newline()
  }

  private func links(of group: ResultGroup, to html: inout HTML) {
    let hasDetails = group.results.contains { detail(of: $0) != nil }
    let links =
      hasDetails
      ? group.results.map { ResultGroup.Link(name: $0.name, result: $0) }
      : group.links(in: layouts)
    let excerpt = Excerpt(of: links, maximum: Self.maximumLinks)
    list(excerpt.prefix, to: &html)
    guard let more = excerpt.more else { return }
    html.element("details") { html in
      html.element("summary", text: more)
      list(Array(links.dropFirst(excerpt.prefix.count)), to: &html)
    }
  }

  private func list(_ links: [ResultGroup.Link], to html: inout HTML) {
    html.element("ul", ["class": "links"]) { html in
      for link in links {
        let anchor = ReportedScreen.anchor(of: link.result)
        html.element("li", ["data-screen": anchor]) { html in
          html.element("a", ["href": "#\(anchor)"], text: link.name)
          if let detail = detail(of: link.result) {
            html.element("span", ["class": "file"], text: " \(detail)")
          }
        }
        html.newline()
      }
    }
  }

  /// The text beside the link to one result.
  private func detail(of result: ScreenResult) -> String? {
    switch result.verdict {
    case .renamed: result.from.map { "\($0) → \(result.golden)" }
    case .obsolete: result.golden
    default: result.place.map { "\(result.golden), line \($0)" }
    }
  }

  /// Writes the difference of the first result as an example for all.
  private func difference(of group: ResultGroup, to html: inout HTML) {
    guard group.verdict == .changed, let diff = group.first.diff else { return }
    if group.results.count > 1 {
      html.element("p", ["class": "note"], text: "Example: \(group.first.name)")
    }
    DifferenceTable(of: diff, named: group.first.name).write(to: &html)
  }
}
