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
      #expect(try session.accept(proposal).golden == proposal.result.golden)
      let error = #expect(throws: GoldenChangeError.self) { try session.accept(proposal) }
      #expect(error?.reason == "it changed since it was compared")
      #expect(error?.golden == proposal.result.golden)
    }
  }

  @Test("waits for the lock of a recording, and not after an interrupt")
  func locked() async throws {
    try await GoldenFolder.with { folder in
      let walk = ScreenWalk(BoothSnapshots.self)
      let store = GoldenStore(of: "Booth", in: folder.path, shownAs: "manifests")
      let session = SnapshotSession(
        walk: walk, store: store, selection: ScreenSelection([], in: walk.layouts),
        isInterrupted: { true })
      let proposal = try #require(try await session.proposals().proposals.first)
      let lock = try #require(try store.lock { _ in })
      defer { lock.release() }
      let error = #expect(throws: GoldenChangeError.self) { try session.accept(proposal) }
      #expect(error?.reason == "interrupted while another process was recording")
      #expect(try folder.listing.allSatisfy { !$0.hasSuffix(".txt") })
    }
  }

  @Test("leaves what an interrupt came before as it was, and is counted")
  func interrupted() async throws {
    try await GoldenFolder.with { folder in
      let walk = ScreenWalk(BoothSnapshots.self)
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

  /// Counted and read by one thread.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
