import TestSupport
import Testing

@testable import ScreenDriver
@testable import ScreenExplore

@Suite("The JSON of an exploration")
struct ExploreJSONTests {
  @Test("Objects of steps, of the start and of problems are valid, and have no line ends")
  func schema() throws {
    let text = try documentation("ScreenHarness/exploring-an-app")
    let blocks = text.matches(of: /```json\n(?<schema>[^`]*)```/).map { String($0.schema) }
    let schema = try JSONSchema(try #require(blocks.first))
    let kinds: [ExploredControl.Kind] = [.button, .field, .back, .tab]
    let page = ExploredPage(
      picture: "┌┐\n", path: ["home › note(…)", "  \"\n\""],
      controls: kinds.map { kind in
        ExploredControl(
          kind: kind, label: "\"", isEnabled: false, identifier: kind == .button ? "A.\"" : nil,
          step: .back)
      })
    let objects = [
      ExploreJSON(line: nil, step: nil, effect: [], page),
      ExploreJSON(line: 1, step: "back", effect: ["pop"], page),
      ExploreJSON(line: 2, step: nil, .missingName),
      ExploreJSON(line: 3, step: "tap A", .failed(reason: "\u{0}")),
    ]
    for object in objects {
      #expect(schema.faults(in: object.text) == [], "\(object.text)")
      #expect(!object.text.contains("\n"))
    }
  }
}
