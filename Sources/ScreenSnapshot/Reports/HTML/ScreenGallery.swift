/// All screens, each with its pictures beside each other.
///
/// Texts are read one screen at a time, and not kept.
struct ScreenGallery {
  /// The screens as they are shown.
  private(set) var html = HTML()

  /// Where the screens of the app are, as far as they have a text.
  private(set) var places: [(screen: ReportedScreen, place: ScreenLocation)] = []

  /// The tabs' numbers, by which screens are filtered.
  private let tabs: [String: Int]

  /// Shows the screens.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - tabs: All tabs.
  ///   - golden: Reads a golden by the path that results have.
  init(of screens: [ReportedScreen], tabs: [String], golden: (String) -> [UInt8]?) {
    self.tabs = Dictionary(uniqueKeysWithValues: zip(tabs, tabs.indices))
    for screen in screens { add(screen, golden) }
  }
}

extension ScreenGallery {
  private mutating func add(_ screen: ReportedScreen, _ golden: (String) -> [UInt8]?) {
    let pictures = screen.results.map { ScreenFigure(of: $0, golden: golden) }
    if let place = pictures.lazy.compactMap(\.place).first { places.append((screen, place)) }
    let attributes: HTML.Attributes = [
      "class": "screen \(screen.verdicts.map(\.styleName).joined(separator: " "))",
      "id": screen.anchor,
      "data-verdict": screen.verdicts.map(\.styleName).joined(separator: " "),
      "data-tab": screen.tab.flatMap { tabs[$0] }.map { "\($0)" } ?? "none",
    ]
    html.element("article", attributes) { html in
      Self.heading(of: screen, to: &html)
      html.element("div", ["class": "pictures"]) { html in
        for (position, picture) in pictures.enumerated() {
          let same = screen.results[..<position].count { $0.layout == picture.result.layout }
          let number = same == 0 ? "" : "\(same + 1)"
          picture.write(to: &html, "\(screen.anchor).\(picture.result.layout.rawValue)\(number)")
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
