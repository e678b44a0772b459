/// What the controls of each screen lead to, and the screens whose controls lead to it, with links.
struct ScreenConnections {
  private let map: NavigationMap
  private let positions: [String: Int]
  private let forward: [Int: [NavigationMap.Connection]]
  private let backward: [NavigationMap.Target: [NavigationMap.Connection]]

  /// - Complexity: O(*n*) in the screens and edges.
  init(of map: NavigationMap) {
    self.map = map
    positions = Dictionary(
      map.screens.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let connections = map.connections
    forward = Dictionary(grouping: connections, by: \.from)
    backward = Dictionary(
      grouping: connections.filter { $0.to != .screen($0.from) }, by: \.to)
  }

  /// The names of all screens.
  var screens: [String] { map.screens.map(\.name) }

  /// Why a screen is marked; nil if taps reach it.
  func mark(of screen: String) -> String? {
    positions[screen].flatMap { map.screens[$0].reach.mark }
  }

  /// The marked screens of a list, by mark.
  func marks(of screens: [String]) -> [(mark: String, screens: [String])] {
    var marks: [(mark: String, screens: [String])] = []
    for screen in screens {
      guard let mark = mark(of: screen) else { continue }
      if let position = marks.firstIndex(where: { $0.mark == mark }) {
        marks[position].screens.append(screen)
      } else {
        marks.append((mark, [screen]))
      }
    }
    return marks
  }
}

extension ScreenConnections {
  /// The maximum number of screens in a list that is not folded.
  private static let maximumUnfolded = 12

  /// Writes the lists of a screen, with links to the screens of the page.
  func write(_ screen: String, linkingTo page: Set<String>, to html: inout HTML) {
    guard let position = positions[screen] else { return }
    let leads = (forward[position] ?? []).map { connection in
      Item(name: map.name(of: connection.to), isScreen: connection.to.isScreen, connection.list)
    }
    let sources = (backward[.screen(position)] ?? []).map { connection in
      Item(name: map.screens[connection.from].name, isScreen: true, connection.list)
    }
    if let mark = map.screens[position].reach.mark {
      html.element("p", ["class": "unreached"], text: "Taps do not reach this screen: \(mark).")
    }
    guard !leads.isEmpty || !sources.isEmpty else { return }
    html.element("dl", ["class": "ways"]) { html in
      Self.write("Leads to", leads, page, to: &html)
      Self.write("Reached from", sources, page, to: &html)
    }
    html.newline()
  }

  /// A screen or a state, and the controls that lead there or from there.
  private struct Item {
    let name: String
    let isScreen: Bool
    let controls: String

    init(name: String, isScreen: Bool, _ controls: String) {
      (self.name, self.isScreen, self.controls) = (name, isScreen, controls)
    }
  }

  private static func write(
    _ title: String, _ items: [Item], _ page: Set<String>, to html: inout HTML
  ) {
    if items.isEmpty { return }
    html.element("dt", text: title)
    html.element("dd") { html in
      guard items.count > maximumUnfolded else { return list(items, page, to: &html) }
      html.element("details") { html in
        html.element("summary", text: "\(items.count) screens")
        list(items, page, to: &html)
      }
    }
  }

  private static func list(_ items: [Item], _ page: Set<String>, to html: inout HTML) {
    html.element("ul", ["class": "links"]) { html in
      for item in items {
        html.element("li") { html in
          html.link(to: item.name, isOnPage: item.isScreen && page.contains(item.name))
          html.element("span", ["class": "by"], text: " (\(item.controls))")
        }
      }
    }
  }
}

extension NavigationMap.Target {
  fileprivate var isScreen: Bool {
    if case .screen = self { true } else { false }
  }
}

extension HTML {
  /// Writes the name of a screen, with a link if the screen is on the page.
  mutating func link(to screen: String, isOnPage: Bool) {
    guard isOnPage else { return element("span", text: screen) }
    let anchor = ReportedScreen.anchor(of: screen)
    element("a", ["href": "#\(anchor)", "data-screen": anchor], text: screen)
  }

  /// Writes the screens that taps do not reach.
  mutating func unreachedScreens(_ marks: [(mark: String, screens: [String])]) {
    for (mark, screens) in marks {
      element("h3", text: "\(mark.prefix(1).uppercased())\(mark.dropFirst())")
      element("ul", ["class": "links"]) { html in
        for screen in screens { html.element("li") { $0.link(to: screen, isOnPage: true) } }
      }
      newline()
    }
  }
}
