import Testing

@testable import ScreenSnapshot

@Suite("A proposal that is accepted")
@MainActor
struct AcceptedProposalTests {
  @Test("is written, and the next one of the same file is not, which is another one by then")
  func changedMeanwhile() async throws {
    try await GoldenFolder.with { folder in
      let session = BoothRun(in: folder).session
      let proposal = try #require(try await session.proposals().proposals.first)
      let golden = proposal.result.golden
      #expect(
        await Self.accepted([proposal, proposal], by: session) == [
          .success(GoldenChange(kind: .wrote, golden: golden)),
          .failure(
            GoldenChangeError(
              kind: .wrote, golden: golden, reason: "it changed since it was compared",
              isDenied: false)),
        ])
    }
  }

  @Test("waits for the lock of a recording, and not after an interrupt")
  func locked() async throws {
    try await GoldenFolder.with { folder in
      let walk = AnySnapshotHarness(BoothSnapshots.self)
      let store = GoldenStore(of: "Booth", in: folder.path, shownAs: "manifests")
      let session = SnapshotSession(
        walk: walk, store: store, selection: ScreenSelection([], in: walk.layouts),
        isInterrupted: { true }, onInterrupt: { $0() })
      let proposal = try #require(try await session.proposals().proposals.first)
      let lock = try #require(try await store.lock { _ in })
      defer { lock.release() }
      #expect(
        await Self.accepted([proposal], by: session) == [
          .failure(
            GoldenChangeError(
              kind: .wrote, golden: proposal.result.golden,
              reason: "interrupted while another process was recording", isDenied: false))
        ])
      #expect(try folder.listing.allSatisfy { !$0.hasSuffix(".txt") })
    }
  }

  @Test("leaves what an interrupt came before as it was, and is counted")
  func interrupted() async throws {
    try await GoldenFolder.with { folder in
      let walk = AnySnapshotHarness(BoothSnapshots.self)
      let store = GoldenStore(of: "Booth", in: folder.path, shownAs: "manifests")
      let written = Counter()
      let session = SnapshotSession(
        walk: walk, store: store, selection: ScreenSelection([], in: walk.layouts),
        isInterrupted: { written.count == 2 })
      let report = try await session.record(RecordMode()) { _ in written.count += 1 }
      #expect(report.changes.count == 2)
      #expect(report.left == report.verdicts.results.count - 2)
      #expect(try folder.listing.filter { $0.hasSuffix(".txt") }.count == 2)
    }
  }

  private static func accepted(
    _ proposals: [GoldenProposal], by session: SnapshotSession
  ) async -> [Result<GoldenChange, GoldenChangeError>] {
    var results: [Result<GoldenChange, GoldenChangeError>] = []
    await session.accept(proposals) { results.append($0) }
    return results
  }

  /// Counted and read by one thread.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
