import ScreenText

/// A section of the page: one article for each entry, failures first.
struct HTMLSection {
  let section: Report.Section

  /// The maximum number of links that are not folded.
  private static let maximumLinks = 12

  func write(to html: inout HTML) {
    let entries = section.failuresFirst
    html.section(section.name, title: section.title, badge: section.badge) { html in
      if section.badge != nil {
        html.note(section.facts.map(\.short).joined(separator: "; "))
        for fact in section.facts where fact.isCut {
          html.folded(under: fact.text) { $0.note(fact.names.joined(separator: ", ")) }
        }
      } else if entries.isEmpty {
        html.element("p", ["class": "calm"], text: "No differences.")
      }
      html.newline()
      for entry in entries { write(entry, to: &html) }
      if let hint = section.hint { html.note("Hint: \(hint)") }
    }
  }

  private func write(_ entry: Report.Entry, to html: inout HTML) {
    html.element("article", ["class": "group \(entry.badge.tone.styleName)"]) { html in
      if let scope = entry.scope {
        html.element("h3", text: entry.subject)
        html.note(scope.short)
      } else {
        heading(of: entry, to: &html)
        links(of: entry, to: &html)
      }
      body(of: entry, to: &html)
      if let scope = entry.scope, scope.complete != scope.short {
        html.folded(under: "All screens") { $0.note(scope.complete) }
      }
      if let command = entry.command {
        html.element("p", ["class": "note commands"]) { html in
          html.text(entry.badge.tone == .obsolete ? "To delete it: " : "To accept it: ")
          html.element("code", text: command)
        }
      }
    }
    html.newline()
  }
}

extension HTMLSection {
  private func heading(of entry: Report.Entry, to html: inout HTML) {
    html.element("h3") { html in
      html.badge(entry.badge)
      html.text(" ")
      if let headline = entry.headline {
        html.element("span", ["class": "headline"], text: headline)
      }
    }
  }

  private func links(of entry: Report.Entry, to html: inout HTML) {
    let excerpt = Excerpt(of: entry.items, maximum: Self.maximumLinks)
    list(excerpt.prefix, to: &html)
    guard let more = excerpt.more else { return }
    html.folded(under: more) { list(Array(entry.items.dropFirst(excerpt.prefix.count)), to: &$0) }
  }

  private func list(_ items: [Report.Item], to html: inout HTML) {
    html.element("ul", ["class": "links"]) { html in
      for item in items {
        html.element("li") { html in
          html.element(
            "a", ["href": "#\(Report.Screen.anchor(of: item.screen))"], text: item.name)
          if let detail = item.detail {
            html.element("span", ["class": "file"], text: " \(detail)")
          }
        }
        html.newline()
      }
    }
  }

  /// Writes the difference of the first result as an example for all, or the steps of a finding.
  private func body(of entry: Report.Entry, to html: inout HTML) {
    switch entry.body {
    case .difference(let name, let diff):
      if entry.count > 1 { html.note("Example: \(name)") }
      write(diff.hunks.flatMap(\.markedLines), named: name, to: &html)
    case .example(let example):
      write(example.lines.map { (nil, $0) }, named: entry.subject, to: &html)
    case .text, nil: break
    }
  }

  /// The maximum number of lines of a difference, so that browsers can open a page of all differences.
  private static let maximumLines = 1_000

  /// Writes lines in a frame that the keyboard can scroll.
  private func write(_ lines: [HTML.Line], named name: String, to html: inout HTML) {
    html.frame(
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
