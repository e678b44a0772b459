import ScreenNavigation
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering

@Suite("Paths of many levels")
@MainActor
struct LongPathTests {
  private func path(ofLevels count: Int) async throws -> String {
    var state = LobbyState()
    state.stacks[.home] = (1...count).map { .room($0) }
    let screens: KeyValuePairs = ["deep": state]
    return try await Lobby.$app.withValue(LobbyApp { $0.screens = screens }) {
      let source = JourneySource(name: "deep", bytes: Array("> show deep\n".utf8))
      let rendered = try await AnySnapshotHarness(LobbySnapshots.self)
        .result(of: JourneyJob(source))
      let text = String(decoding: rendered.text(in: .journeys) ?? [], as: UTF8.self)
      return String(text.split(separator: "\n").last ?? "")
    }
  }

  private func rooms(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "room(\($0))" }.joined(separator: " › ")
  }

  @Test("A path of up to 20 levels has all of them")
  func short() async throws {
    #expect(try await path(ofLevels: 20) == "home › \(rooms(1...20))")
  }

  @Test("A longer path has a checksum instead of the levels in the middle")
  func long() async throws {
    #expect(
      try await path(ofLevels: 21)
        == "home › \(rooms(1...10)) › … 2 more (fc3a7b46) … › \(rooms(13...21))")
    let path = try await path(ofLevels: 3000)
    #expect(path.hasPrefix("home › \(rooms(1...10)) › … 2981 more ("))
    #expect(path.hasSuffix(") … › \(rooms(2992...3000))"))
  }
}
