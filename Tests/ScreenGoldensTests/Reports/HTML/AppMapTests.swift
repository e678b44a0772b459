import ScreenContents
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenReports

@Suite("App map")
struct AppMapTests {
  /// A location such as `open shelf › route item › sheet edit`; the root is a flow, a tab or both.
  private static func location(_ text: String) -> Report.AppLocation {
    var parts = text.split(separator: " › ", omittingEmptySubsequences: false).map(String.init)
    var location = Report.AppLocation()
    for root in parts.removeFirst().split(separator: " ") {
      let (key, name) = (root.prefix { $0 != ":" }, String(root.drop { $0 != ":" }.dropFirst()))
      if key == "tab" { location.tab = name } else { location.flow = name }
    }
    location.steps = parts.map { part in
      let words = part.split(separator: " ").map(String.init)
      return .init(kind: words[0], name: words[1])
    }
    return location
  }

  private static func screen(_ name: String, _ place: String) -> Report.Screen {
    let figure = Report.Figure(
      name: name, layout: "compact", kind: .picture, badge: Verdict.matched.badge, detail: nil,
      text: nil, golden: nil, file: name, reason: nil, diff: nil, isMarked: false)
    return Report.Screen(
      name: name, isJourney: false, figures: [figure], tab: nil, path: nil, isInApp: true,
      location: location(place))
  }

  private static func map(_ screens: KeyValuePairs<String, String>) -> AppMap {
    AppMap(of: screens.map(screen), named: "Shop")
  }

  private static func outline(_ map: AppMap) -> [String] {
    func lines(_ node: Int, _ depth: Int) -> [String] {
      let (node, indentation) = (map.nodes[node], String(repeating: "  ", count: depth))
      let screens = node.screens.map(\.name).joined(separator: ", ")
      let line = "\(indentation)\(node.step.kind) \(node.step.name): \(screens)"
      return [line] + node.children.flatMap { lines($0, depth + 1) }
    }
    return map.roots.flatMap { lines($0, 0) }
  }

  @Test("A map has a node for each step, also if no screen ends there")
  func tree() {
    let map = Self.map([
      "shelf": "flow:open tab:shelf", "tea": "flow:open tab:shelf › route item",
      "cup": "flow:open tab:shelf › route item",
      "edit": "flow:open tab:shelf › route item › sheet edit",
      "pick": "flow:open tab:shelf › sheet scan › route pick",
      "closed": "flow:closed", "bare": "",
    ])
    #expect(
      Self.outline(map) == [
        "tab shelf: shelf", "  route item: tea, cup", "    sheet edit: edit", "  sheet scan: ",
        "    route pick: pick", "flow closed: closed", "flow Shop: bare",
      ])
  }

  @Test("More than 12 locations without next steps are in several columns")
  func wrapped() {
    func lists(of count: Int) -> Int {
      let screens = (0..<count).map { Self.screen("s\($0)", "tab:t › route r\($0)") }
      var html = HTML()
      let report = SnapshotReport(manifest: "m", layouts: [.compact], results: [])
        .report(in: ReportContext(golden: { _ in nil }))
      AppMapSection(of: screens, in: report).write(to: &html)
      return html.markup.split(separator: "<ul class=\"many\">").count - 1
    }
    #expect([12, 13].map(lists) == [0, 1])
  }
}
