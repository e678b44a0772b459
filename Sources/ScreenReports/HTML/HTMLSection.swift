import ScreenText

/// A section of the page: one article for each entry, failures first.
struct HTMLSection {
  let section: Report.Section

  /// The maximum number of links that are not folded.
  private static let maximumLinks = 12

  var html: HTML {
    let head = section.badge == nil ? calm : facts
    return .section(
      section.name, title: section.title, badge: section.badge,
      [
        head, .newline, .all(section.failuresFirst, article),
        section.hint.map { HTML.note("Hint: \($0)") },
      ])
  }

  private var facts: HTML {
    [
      .note(section.facts.map(\.short).joined(separator: "; ")),
      .all(section.facts.filter(\.isCut)) { fact in
        .folded(under: fact.text, .note(fact.names.joined(separator: ", ")))
      },
    ]
  }

  private var calm: HTML? {
    section.failuresFirst.isEmpty
      ? .element("p", ["class": "calm"], text: "No differences.") : nil
  }

  private func article(_ entry: Report.Entry) -> HTML {
    let all = entry.scope.flatMap { $0.complete == $0.short ? nil : $0.complete }
    let head: HTML =
      if let scope = entry.scope {
        [.element("h3", text: entry.subject), .note(scope.short)]
      } else {
        [heading(of: entry), links(of: entry)]
      }
    let verb = entry.badge.tone == .obsolete ? "delete" : "accept"
    let command = entry.command.map { command in
      HTML.element(
        "p", ["class": "note commands"],
        [.text("To \(verb) it: "), .element("code", text: command)])
    }
    return [
      .element(
        "article", ["class": "group \(entry.badge.tone.styleName)"],
        [
          head, body(of: entry), all.map { HTML.folded(under: "All screens", .note($0)) }, command,
        ]),
      .newline,
    ]
  }
}

extension HTMLSection {
  private func heading(of entry: Report.Entry) -> HTML {
    let headline = entry.headline.map { HTML.element("span", ["class": "headline"], text: $0) }
    return .element("h3", [.badge(entry.badge), .text(" "), headline])
  }

  private func links(of entry: Report.Entry) -> HTML {
    let excerpt = Excerpt(of: entry.items, maximum: Self.maximumLinks)
    let rest = entry.items.dropFirst(excerpt.prefix.count)
    return [list(excerpt.prefix), excerpt.more.map { HTML.folded(under: $0, list(Array(rest))) }]
  }

  private func list(_ items: [Report.Item]) -> HTML {
    let items = HTML.all(items) { item in
      let address = "#\(Report.Screen.anchor(of: item.screen))"
      let detail = item.detail.map { HTML.element("span", ["class": "file"], text: " \($0)") }
      return [
        .element("li", [.element("a", ["href": address], text: item.name), detail]), .newline,
      ]
    }
    return .element("ul", ["class": "links"], items)
  }

  /// The difference of the first result as an example for all, or the steps of a finding.
  private func body(of entry: Report.Entry) -> HTML? {
    switch entry.body {
    case .difference(let name, let diff):
      [
        entry.count > 1 ? .note("Example: \(name)") : nil,
        frame(diff.hunks.flatMap(\.markedLines), named: name),
      ]
    case .example(let example): frame(example.lines.map { (nil, $0) }, named: entry.subject)
    case .text, nil: nil
    }
  }

  /// The maximum number of lines of a difference, so that browsers can open a page of all differences.
  private static let maximumLines = 1_000

  /// Lines in a frame that the keyboard can scroll.
  private func frame(_ lines: [HTML.Line], named name: String) -> HTML {
    .frame(
      lines, maximum: Self.maximumLines,
      ["class": "matter", "role": "group", "aria-label": name, "tabindex": "0"])
  }
}

extension Hunk {
  /// The header and the lines, with the elements that mark changed ones.
  fileprivate var markedLines: [HTML.Line] {
    [(nil, header)]
      + lines.flatMap { line in line.visibleLines.map { (line.kind.tag, $0) } }
  }
}

extension HunkLine.Kind {
  /// The element of a line that only one of the texts has.
  var tag: String? {
    switch self {
    case .context: nil
    case .removed: "del"
    case .added: "ins"
    }
  }
}
