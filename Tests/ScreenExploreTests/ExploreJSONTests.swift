import Foundation
import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenExplore
@testable import ScreenReports

@Suite("The JSON of an exploration")
struct ExploreJSONTests {
  @Test("The article has the keys of steps, of the start and of problems, which have no line ends")
  func keys() throws {
    let article = try documentation("ScreenHarness/exploring-an-app")
    let table = try #require(article.split(separator: "| key | value |\n| --- | --- |\n").last)
    let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }
    let documented = rows.map { String($0.split(separator: "`")[1]) }
    let page = ExploredPage(
      picture: "┌┐\n", path: ["home › note(…)", "  \"\n\""],
      controls: [nil, "A.\""].map {
        ExploredControl(label: "\"", isEnabled: false, identifier: $0, step: .back)
      }, events: ["push"])
    let objects = [
      JSONObject(line: nil, step: nil, ExploredStep(result: [], effect: [], page: page)),
      JSONObject(line: 1, step: "back", ExploredStep(result: [], effect: ["pop"], page: page)),
      JSONObject(line: 2, step: nil, ExploreProblem("a", hint: "b")),
      JSONObject(line: 3, step: "tap A", ExploreProblem("\u{0}")),
    ]
    #expect(Set(try objects.flatMap { try Self.keys(of: $0.line) }) == Set(documented))
    #expect(objects.filter { $0.line.contains("\n") }.isEmpty)
  }

  /// The keys of an object, and those of its controls.
  private static func keys(of text: String) throws -> Set<String> {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let object = try #require(json as? [String: Any])
    let controls = object["controls"] as? [[String: Any]] ?? []
    return Set(object.keys).union(controls.flatMap(\.keys).map { "controls[].\($0)" })
  }
}
