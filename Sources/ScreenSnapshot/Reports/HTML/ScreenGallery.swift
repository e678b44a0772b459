/// All screens, each with its pictures beside each other, or all journeys.
///
/// The texts of one screen at a time are in memory.
struct ScreenGallery {
  private(set) var html = HTML()

  /// The screens of the app whose location is known.
  private(set) var locations: [(screen: ReportedScreen, location: ScreenLocation)] = []

  /// The numbers of the tabs, which the filter uses.
  private let tabs: [String: Int]

  private let connections: ScreenConnections?

  /// The names of the screens.
  private let names: Set<String>

  /// Writes screens or journeys.
  ///
  /// - Parameters:
  ///   - screens: The screens or journeys.
  ///   - tabs: The tabs of the filter.
  ///   - connections: What taps lead to; nil if it is unknown.
  ///   - golden: Reads the golden of a result.
  init(
    of screens: [ReportedScreen], tabs: [String], connections: ScreenConnections? = nil,
    golden: (ScreenResult) -> [UInt8]?
  ) {
    self.connections = connections
    names = Set(screens.map(\.name))
    self.tabs = Dictionary(uniqueKeysWithValues: zip(tabs, tabs.indices))
    for screen in screens { add(screen, golden) }
  }
}

extension ScreenGallery {
  private mutating func add(_ screen: ReportedScreen, _ golden: (ScreenResult) -> [UInt8]?) {
    let figures = screen.results.map { ScreenFigure(of: $0, golden: golden) }
    if let location = figures.lazy.compactMap(\.location).first {
      locations.append((screen, location))
    }
    let verdicts = screen.verdicts.map(\.styleName).joined(separator: " ")
    let attributes: HTML.Attributes = [
      "class": "screen \(verdicts)", "id": screen.anchor, "data-verdict": verdicts,
      "data-tab": screen.tab.flatMap { tabs[$0] }.map { "\($0)" } ?? "none",
    ]
    html.element("article", attributes) { html in
      Self.heading(of: screen, to: &html)
      connections?.write(screen.name, linkingTo: names, to: &html)
      html.element("div", ["class": "pictures"]) { html in
        for (position, figure) in figures.enumerated() {
          let same = screen.results[..<position].count { $0.folder == figure.result.folder }
          let number = same == 0 ? "" : "\(same + 1)"
          figure.write(to: &html, "\(screen.anchor).\(figure.result.folder.rawValue)\(number)")
        }
      }
    }
    html.newline()
  }

  private static func heading(of screen: ReportedScreen, to html: inout HTML) {
    html.element("header") { html in
      html.element("h3") { html in
        html.element("a", ["href": "#\(screen.anchor)"], text: screen.name)
      }
      html.element("p", ["class": "facts"]) { html in
        for verdict in screen.verdicts {
          html.badge(verdict)
          html.text(" ")
        }
        if let tab = screen.tab { html.element("span", ["class": "tab"], text: tab) }
        html.text(" ")
        if let path = screen.path { html.element("span", ["class": "path"], text: path) }
      }
    }
  }
}
