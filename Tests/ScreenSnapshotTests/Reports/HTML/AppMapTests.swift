import ScreenContents
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("App map")
struct AppMapTests {
  private static func location(_ frontMatter: String) -> Report.AppLocation {
    Report.AppLocation(of: LineDiff.Line.lines(of: Array(frontMatter.utf8))[...])
  }

  private static func screen(_ name: String, _ frontMatter: String) -> Report.Screen {
    let figure = Report.Figure(
      name: name, layout: "compact", kind: .picture, badge: Verdict.matched.badge, detail: nil,
      text: nil, golden: nil, file: name, reason: nil, diff: nil, isMarked: false)
    return Report.Screen(
      name: name, isJourney: false, figures: [figure], tab: nil, path: nil, isInApp: true,
      location: location(frontMatter))
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

  @Test(
    "A location has the steps that the front matter names",
    arguments: [
      ("screen: a\n", []),
      ("tab: shelf\nstack:\n- tea\n- cup:\n    id: 1\n", ["route tea", "route cup"]),
      ("sheet: basket\n", ["sheet basket"]), ("popover: sort\n", ["popover sort"]),
      ("cover:\n  tour: camera\n", ["cover tour"]),
      ("alert: \"Sold: \\\"out\\\"\"\n", ["alert Sold: \\\"out\\\""]),
      (
        "stack:\n- tea\nsheet:\n  root:\n    edit:\n      tags:\n      - \"a\"\n  stack:\n  - pick: 1\n  cover: look\n",
        ["route tea", "sheet edit", "route pick", "cover look"]
      ),
      (
        "sheet:\n  root: edit\n  sheet:\n    root: pick\n    confirmation: \"Go?\"\n",
        ["sheet edit", "sheet pick", "confirmation Go?"]
      ),
      (
        "stack:\n- tea\noverlay:\n  done:\n    name: \"x\"\nlink: \"a://b\"\n",
        ["route tea", "overlay done"]
      ),
    ])
  func steps(frontMatter: String, steps: [String]) {
    #expect(Self.location(frontMatter).steps.map { "\($0.kind) \($0.name)" } == steps)
  }

  @Test("A map has a node for each step, also if no screen ends there")
  func tree() {
    let map = Self.map([
      "shelf": "flow: open\ntab: shelf\n", "tea": "flow: open\ntab: shelf\nstack:\n- item: 1\n",
      "cup": "flow: open\ntab: shelf\nstack:\n- item: 2\n",
      "edit": "flow: open\ntab: shelf\nstack:\n- item: 1\nsheet: edit\n",
      "pick": "flow: open\ntab: shelf\nsheet:\n  root: scan\n  stack:\n  - pick\n",
      "closed": "flow: closed\n", "bare": "",
    ])
    #expect(
      Self.outline(map) == [
        "tab shelf: shelf", "  route item: tea, cup", "    sheet edit: edit", "  sheet scan: ",
        "    route pick: pick", "flow closed: closed", "flow Shop: bare",
      ])
  }

  @Test("The map of a tab with more than 120 locations is folded")
  func large() {
    func section(of count: Int) -> String {
      let screens = (0..<count).map {
        Self.screen("s\($0)", "tab: t\nstack:\n- r\($0)\n")
      }
      var html = HTML()
      let report = SnapshotReport(manifest: "m", layouts: [.compact], results: [])
        .report(in: ReportContext(golden: { _ in nil }))
      AppMapSection(of: screens, in: report).write(to: &html)
      return html.markup
    }
    #expect(!section(of: 50).contains("<details>"))
    let large = section(of: 1_000)
    #expect(large.contains("<details><summary>1001 locations</summary>"))
    #expect(large.contains("href=\"#screen-s999\""))
  }

  @Test("More than 12 locations without next steps are in several columns")
  func wrapped() {
    func lists(of count: Int) -> Int {
      let screens = (0..<count).map { Self.screen("s\($0)", "tab: t\nstack:\n- r\($0)\n") }
      var html = HTML()
      let report = SnapshotReport(manifest: "m", layouts: [.compact], results: [])
        .report(in: ReportContext(golden: { _ in nil }))
      AppMapSection(of: screens, in: report).write(to: &html)
      return html.markup.split(separator: "<ul class=\"many\">").count - 1
    }
    #expect([12, 13].map(lists) == [0, 1])
  }

  @Test("A location has at most 24 steps, however deep its sheets are nested")
  func deep() {
    let depth = 2_000
    let facts = (0..<depth).map { level in
      let space = String(repeating: " ", count: 2 * min(level, 60))
      return "\(space)sheet:\n\(space)  root: s\n"
    }
    let steps = Self.location(facts.joined()).steps
    #expect(steps == Array(repeating: .init(kind: "sheet", name: "s"), count: 24))
  }
}
