import TestApps
import Testing

@testable import ScreenGoldens

@Suite("Accepting proposals")
@MainActor
struct AcceptedProposalTests {
  @Test("A proposal is not accepted if its golden changed after the comparison")
  func changedMeanwhile() async throws {
    try await TemporaryGoldens.with { folder in
      let run = BoothRun(in: folder)
      let proposal = try #require(try await run.pipeline.compare().proposals.first)
      let golden = proposal.golden
      #expect(
        await run.recorder.accept([proposal, proposal]) == [
          .success(GoldenChange(verb: .write, golden: golden)),
          .failure(
            GoldenChangeError(
              change: GoldenChange(verb: .write, golden: golden),
              reason: "it changed after it was compared",
              isDenied: false)),
        ])
    }
  }

  @Test("An interrupt ends the wait for the lock of another recording")
  func locked() async throws {
    try await TemporaryGoldens.with { folder in
      let store = GoldenStore(of: "Booth", in: folder.path, displayedAs: "manifests")
      let run = BoothRun(in: folder, isInterrupted: { true })
      let proposal = try #require(try await run.pipeline.compare().proposals.first)
      let lock = try #require(try await store.lock {})
      defer { lock.release() }
      #expect(
        await run.recorder.accept([proposal]) == [
          .failure(
            GoldenChangeError(
              change: GoldenChange(verb: .write, golden: proposal.golden),
              reason: "interrupted while another process was recording", isDenied: false))
        ])
      #expect(try folder.listing.allSatisfy { !$0.hasSuffix(".txt") })
    }
  }

  @Test("An interrupt leaves the remaining goldens unchanged, and the report counts them")
  func interrupted() async throws {
    try await TemporaryGoldens.with { folder in
      let written = Counter()
      let run = BoothRun(in: folder, isInterrupted: { written.count == 2 })
      let report = try await run.recorder.record(
        RecordMode(), onChange: { _ in written.count += 1 },
        comparing: { try await run.pipeline.compare() })
      #expect(report.changes.count == 2)
      #expect(report.remainingCount == report.verification.results.count - 2)
      #expect(try folder.listing.filter { $0.hasSuffix(".txt") }.count == 2)
    }
  }

  /// A counter that only one thread uses.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
