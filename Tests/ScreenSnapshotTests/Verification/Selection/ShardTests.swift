import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("Shard")
struct ShardTests {
  @Test(
    "A shard is typed as its index and the count",
    arguments: [
      ("1/1", "1/1"), ("2/5", "2/5"), ("5/5", "5/5"), ("0/5", nil), ("6/5", nil), ("1/0", nil),
      ("-1/5", nil), ("1", nil), ("1/", nil), ("/5", nil), ("1/5/5", nil), ("01/5", nil),
      ("+1/5", nil), (" 1/5", nil), ("a/b", nil), ("", nil), ("1/99999999999999999999", nil),
    ] as [(String, String?)])
  func typed(text: String, shard: String?) {
    #expect(Shard(text)?.description == shard)
  }

  @Test(
    "Each screen belongs to exactly one shard, and shards differ by at most one screen",
    arguments: 1...200)
  func partition(screens: Int) throws {
    for count in [1, 2, 3, 5, 7, 200, 201] {
      let shards = try (1...count).map { try #require(Shard(index: $0, of: count)) }
      let owners = (0..<screens).map { position in shards.filter { $0.contains(position: position) }
      }
      #expect(owners.allSatisfy { $0.count == 1 })
      let sizes = shards.map { shard in (0..<screens).count { shard.contains(position: $0) } }
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }
    #expect(Shard(index: 1, of: 5)?.reportsObsolete == true)
    #expect((2...5).allSatisfy { Shard(index: $0, of: 5)?.reportsObsolete == false })
  }

  @Test(
    "The shards of a run together report each screen and each obsolete golden once",
    arguments: [1, 4, 5, 23])
  @MainActor
  func session(screens: Int) async throws {
    try await TemporaryGoldens.with { folder in
      try await CrowdSize.$count.withValue(screens) {
        try folder.write("---\nscreen: gone\n---\n", to: "Crowd/compact/gone.txt")
        let whole = try await CrowdSnapshots.names(in: folder, nil)
        var union: [String] = []
        for index in 1...5 {
          union += try await CrowdSnapshots.names(in: folder, Shard(index: index, of: 5))
        }
        #expect(union.sorted() == whole.sorted())
        #expect(whole.count == 2 * screens + 1)
      }
    }
  }

  @Test("A shard without screens succeeds, because other shards verify them")
  @MainActor
  func empty() async throws {
    try await TemporaryGoldens.with { folder in
      try await CrowdSize.$count.withValue(1) {
        let report = try await CrowdSnapshots.report(in: folder, Shard(index: 2, of: 2))
        #expect(report.results.isEmpty)
        #expect(report.conclusion == .matched)
        #expect(
          report.tallies.text == "0 screens in 2 layouts, shard 2/2: none are in this shard")
      }
    }
  }
}

private enum CrowdSize {
  @TaskLocal static var count = 1
}

/// An app with `CrowdSize` screens.
private enum CrowdSnapshots: SnapshotHarness {
  struct Screen: CaseIterable, RawRepresentable {
    let rawValue: String
    static var allCases: [Screen] { (0..<CrowdSize.count).map { Screen(rawValue: "screen\($0)") } }
  }

  static func makeNavigator() -> BoothSnapshots.Navigator { BoothSnapshots.Navigator() }
  static func navigate(_ navigator: BoothSnapshots.Navigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  @MainActor
  static func report(in folder: TemporaryGoldens, _ shard: Shard?) async throws -> SnapshotReport {
    var request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
    request.shard = shard
    let harness = AnySnapshotHarness(CrowdSnapshots.self)
    return try await SnapshotPipeline(request, harness: harness).compare().report
  }

  @MainActor
  static func names(in folder: TemporaryGoldens, _ shard: Shard?) async throws -> [String] {
    try await report(in: folder, shard).results.map(\.name)
  }
}
