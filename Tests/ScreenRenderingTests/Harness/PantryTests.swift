import Testing

@testable import ScreenAudit
@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("A tree of models with one destination each")
@MainActor
struct PantryTests {
  @Test("All laws hold that apply to an app without tabs")
  func audit() async throws {
    let harness = AnySnapshotHarness(PantrySnapshots.self)
    var session = try AuditSession(of: harness)
    let report = try await session.report()
    #expect(report.groups.map(\.cause) == [])
    #expect(report.failures.isEmpty)
    #expect(
      report.laws.filter { !$0.holds }.map(\.law) == [.tabs])
  }

  @Test("A sheet is over the stack of the models below it")
  func path() async throws {
    let harness = AnySnapshotHarness(PantrySnapshots.self)
    let journey = JourneySource(
      name: "edit",
      bytes: Array(
        """
        > show editor
        > back
        > tap Edit
        > tap Save
        > back
        > tap Empty
        > relaunch

        """.utf8))
    let rendered = try await harness.result(of: JourneyJob(journey))
    #expect(
      String(decoding: rendered.text(in: .journeys) ?? [], as: UTF8.self) == """
        > show editor
        root › shelf(name: "Spices") › jar(label: "Cumin") › sheet editor

        > back
        root › shelf(name: "Spices") › jar(label: "Cumin")

        > tap Edit
        root › shelf(name: "Spices") › jar(label: "Cumin") › sheet editor

        > tap Save
        root › shelf(name: "Spices") › jar(label: "Cumin")

        > back
        root › shelf(name: "Spices")

        > tap Empty
        root › shelf(name: "Spices") › confirmation “Empty Spices?”

        > relaunch
        root › shelf(name: "Spices")

        """)
  }
}
