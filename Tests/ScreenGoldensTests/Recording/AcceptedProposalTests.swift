import ScreenSystem
import TestApps
import Testing

@testable import ScreenGoldens

@Suite("Accepting proposals")
@MainActor
struct AcceptedProposalTests {
  private static func store(in folder: TemporaryGoldens) -> GoldenStore {
    GoldenStore(of: "Studio", in: folder.path, displayedAs: "manifests")
  }

  private static func run(in folder: TemporaryGoldens) -> StudioRun {
    StudioRun(in: folder, "compact/*")
  }

  private static func proposals(in folder: TemporaryGoldens) async throws -> [ScreenResult] {
    try await run(in: folder).report().proposals
  }

  @Test("A proposal is not accepted if its golden changed after the comparison")
  func changedMeanwhile() async throws {
    try await TemporaryGoldens.with { folder in
      let proposal = try #require(try await Self.proposals(in: folder).first)
      let (changed, failures) = Recorder(of: Self.store(in: folder)).accept([proposal, proposal])
      #expect(changed.map(\.golden) == [proposal.golden])
      #expect(
        failures.map(\.line)
          == ["error: cannot write '\(proposal.golden)': it changed after it was compared"])
    }
  }

  @Test("No proposal is accepted while another process is recording")
  func locked() async throws {
    try await TemporaryGoldens.with { folder in
      let store = Self.store(in: folder)
      let proposal = try #require(try await Self.proposals(in: folder).first)
      let lock = try #require(try store.lock())
      defer { lock.release() }
      let (changed, failures) = Recorder(of: store).accept([proposal])
      #expect(changed.isEmpty)
      let reason = "another process is recording to '\(folder.path)/Studio'"
      #expect(
        failures.map(\.line) == ["error: cannot write '\(proposal.golden)': \(reason)"])
      #expect(try folder.listing.allSatisfy { !$0.hasSuffix(".txt") })
    }
  }

  @Test("A golden that may not be written comes with a hint, which can have a command that may")
  func denied() async throws {
    try await TemporaryGoldens.with { folder in
      let result = ScreenResult(.new, "a")
      let report = RecordReport(
        verification: try await Self.run(in: folder).report(), mode: RecordMode(), changed: [],
        failures: [RecordingFailure(of: result, "Permission denied", isDenied: true)],
        remainingCount: 0)
      let error = "error: cannot write 'manifests/Shop/compact/a.txt': Permission denied"
      let hint = "hint: check the permissions of the folder"
      #expect(report.problems(allowing: nil) == [error, hint])
      #expect(
        report.problems(allowing: "record") == [
          error, hint + ", or allow the plugin to write:\n  record",
        ])
    }
  }

  @Test("An interrupt leaves the remaining goldens unchanged, and the report counts them")
  func interrupted() async throws {
    try await TemporaryGoldens.with { folder in
      let written = Counter()
      let recorder = Recorder(of: Self.store(in: folder)) { written.count == 2 }
      let report = try await recorder.record(
        RecordMode(), onChange: { _ in written.count += 1 },
        comparing: { try await Self.run(in: folder).report() })
      #expect(report.changed.count == 2)
      #expect(report.remainingCount == report.verification.results.count - 2)
      #expect(try folder.listing.filter { $0.hasSuffix(".txt") }.count == 2)
    }
  }

  /// A counter that only one thread uses.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
