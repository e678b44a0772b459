import Testing

@testable import ScreenHarness

@Suite("Types of routes that share a name")
@MainActor
struct RouteTypesTests {
  @Test(
    "Every verb shows the type of a screen that is not selected together with the other",
    arguments: [
      (["show", "compact/train"], "\n- StationSnapshots.TrainRoute.detail: 1\n"),
      (
        ["show", "controls/home"],
        "\nTrain                   push StationSnapshots.TrainRoute.detail(2)\n"
      ),
      (["explore", "train"], "root › StationSnapshots.TrainRoute.detail(1)"),
    ])
  func verbs(words: [String], text: String) async throws {
    let run = try ToolRun()
    let result = await run(words, of: StationSnapshots.self, input: [])
    #expect(result.output.contains(text), "\(result.output)\(result.errors)")
  }
}
