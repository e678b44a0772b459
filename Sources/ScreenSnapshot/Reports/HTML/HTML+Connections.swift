extension Report.Connections {
  /// The maximum number of screens in a list that is not folded.
  private static let maximumUnfolded = 12

  /// Why a screen is marked; nil if taps reach it.
  func mark(of name: String) -> String? { byName[name]?.mark }

  /// Writes what the controls of all screens lead to.
  func writeMap(to html: inout HTML) {
    let names = screens.map(\.name)
    let page = Set(names)
    html.section("map", title: "App map") { html in
      html.note(
        "The controls of each screen lead to other screens, without back and tabs.")
      html.newline()
      writeUnreached(among: names, to: &html)
      for name in names {
        html.element("article", ["class": "screen", "id": Report.Screen.anchor(of: name)]) { html in
          html.element("h3", text: name)
          write(name, linkingTo: page, to: &html)
        }
        html.newline()
      }
    }
  }

  /// Writes the screens that taps do not reach.
  func writeUnreached(among names: [String], to html: inout HTML) {
    var marks: [(mark: String, names: [String])] = []
    for name in names {
      guard let mark = mark(of: name) else { continue }
      if let position = marks.firstIndex(where: { $0.mark == mark }) {
        marks[position].names.append(name)
      } else {
        marks.append((mark, [name]))
      }
    }
    for (mark, names) in marks {
      html.element("h3", text: "\(mark.prefix(1).uppercased())\(mark.dropFirst())")
      html.element("ul", ["class": "links"]) { html in
        for name in names { html.element("li") { $0.link(to: name) } }
      }
      html.newline()
    }
  }

  /// Writes the lists of a screen, with links to the screens of the page.
  func write(_ name: String, linkingTo page: Set<String>, to html: inout HTML) {
    guard let screen = byName[name] else { return }
    if let mark = screen.mark {
      html.element("p", ["class": "unreached"], text: "Taps do not reach this screen: \(mark).")
    }
    guard !screen.leads.isEmpty || !screen.sources.isEmpty else { return }
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
