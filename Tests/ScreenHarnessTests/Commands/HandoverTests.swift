import Testing

@Suite("A screen that the app leaves when it settles")
@MainActor
struct HandoverTests {
  private let tool: ToolRun

  init() throws { tool = try ToolRun() }

  /// The lines of a run that name the screen, or what the app moves on to.
  private func lines(_ words: String...) async -> [String] {
    let result = await tool(words, of: HandoverSnapshots.self)
    return (result.output + result.errors).split(separator: "\n").map(String.init).filter {
      $0.contains("confirmed") && !$0.hasPrefix("wrote") || $0.contains("moves on")
    }
  }

  @Test("Every verb that settles has a note, and an audit checks no law on the screen")
  func notes() async {
    #expect(await lines("record") == ["note: 'settle(_:)' moves on from confirmed"])
    let verified = await lines("verify")
    let golden = "controls/confirmed  manifests/Handover/controls/confirmed.txt"
    #expect(verified == ["matched   \(golden) 'settle(_:)' moves on to root"])
    #expect(await lines("map") == ["confirmed  ('settle(_:)' moves on to root)"])
    #expect(
      await lines("audit") == [
        "moves on  confirmed  'settle(_:)' moves on to root: no law is checked on the screen"
      ])
  }

  @Test("An app that stays on its screens has no note")
  func repaired() async {
    await HandoverSnapshots.$isRepaired.withValue(true) {
      #expect(await lines("record") == [])
      #expect(await lines("verify") == [])
      #expect(await lines("map") == ["  Save → confirmed", "confirmed"])
      #expect(await lines("audit") == [])
    }
  }
}
