import ScreenSnapshot
import Testing

@testable import ScreenHarness

@Suite("What to type next")
struct NextStepsTests {
  private static func lines(
    _ verdicts: (String, Verdict)..., partial: Bool = false, isPlugin: Bool = false,
    harnesses: String? = nil
  ) -> [String] {
    var environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "")
    if isPlugin { environment.variables["SCREENWALK_PLUGIN"] = "1" }
    environment.variables["SCREENWALK_HARNESSES"] = harnesses
    let results = verdicts.map { Self.result($0, $1) }
    let report = SnapshotReport(
      manifest: "Shop", layouts: [.compact, .regular], results: results, isPartial: partial)
    return NextSteps(options: Options(), environment: environment).lines(after: report)
  }

  private static func result(_ screen: String, _ verdict: Verdict) -> ScreenResult {
    let rendering = ScreenResult.Rendering(tab: nil, path: screen)
    let difference = Difference(UnifiedDiff(LineDiff(from: [], to: [])))
    let outcome: ScreenResult.Outcome =
      switch verdict {
      case .matched: .matched(rendering)
      case .changed: .changed(rendering, difference)
      case .new: .new(rendering, difference)
      case .renamed: .renamed(rendering, from: "m/compact/old.txt", difference)
      case .obsolete: .obsolete
      case .invalid: .invalidGolden(rendering, reason: "torn", line: 3)
      case .crashed: .crashed(reason: "SIGTRAP", signal: "SIGTRAP", standardErrorTail: [])
      case .timedOut: .timedOut(reason: "slow")
      case .unstable: .unstable(rendering, reason: "random")
      }
    return ScreenResult(
      screen: screen, layout: .compact, golden: "m/compact/\(screen).txt", outcome)
  }

  @Test("is nothing where all matched, or where nothing can be recorded")
  func nothing() {
    #expect(Self.lines(("tea", .matched)) == [])
    #expect(Self.lines(("tea", .matched), ("cup", .timedOut), ("pot", .unstable)) == [])
  }

  @Test("is to record, of a first run and of one screen in other words")
  func recording() {
    let command = "  swift run ShopSnapshots record"
    #expect(
      Self.lines(("tea", .new))
        == ["This screen has no golden yet. To record it, for review and commit:", command])
    #expect(
      Self.lines(("tea", .new), ("cup", .new))
        == ["These screens have no goldens yet. To record them, for review and commit:", command])
    #expect(
      Self.lines(("tea", .matched), ("cup", .new))
        == ["To accept what the screens show now, for review and commit:", command])
  }

  @Test("names the harness where the plugin runs several, and not where it runs one")
  func ambiguousHarness() {
    let head = "To accept what the screens show now, for review and commit:"
    let command = "  swift package --allow-writing-to-package-directory snapshot record"
    #expect(Self.lines(("tea", .changed), isPlugin: true) == [head, command])
    #expect(
      Self.lines(("tea", .changed), isPlugin: true, harnesses: "ShopSnapshots,TownSnapshots")
        == [head, "\(command) --harness ShopSnapshots"])
  }

  @Test("is to delete what is obsolete, but where a screen that was left out may be called so")
  func pruning() {
    #expect(
      Self.lines(("tea", .matched), ("old", .obsolete))
        == ["To delete what is obsolete:", "  swift run ShopSnapshots record --prune"])
    #expect(Self.lines(("tea", .matched), ("old", .obsolete), partial: true) == [])
  }

  @Test("is to record by name what cannot be compared, and no more than that")
  func faultyGoldens() {
    #expect(
      Self.lines(("tea", .matched), ("cup", .invalid))
        == [
          "To record anew what cannot be compared:",
          "  swift run ShopSnapshots record compact/cup",
        ])
  }

  @Test("deletes what is obsolete by name where a golden is torn, which that would record")
  func pruningBesideFaultyGoldens() {
    #expect(
      Self.lines(("cup", .invalid), ("old", .obsolete))
        == [
          "To record anew what cannot be compared:",
          "  swift run ShopSnapshots record compact/cup",
          "To delete what is obsolete:",
          "  swift run ShopSnapshots record --prune compact/old",
        ])
  }

  @Test("is to be asked about each where too many cannot be compared for a line")
  func manyFaultyGoldens() {
    let results = (1...21).map { index in
      Self.result("s\(index)", .invalid)
    }
    let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: results)
    let environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "")
    #expect(
      NextSteps(options: Options(), environment: environment).lines(after: report)
        == ["To record anew what cannot be compared:", "  swift run ShopSnapshots review"])
  }

  @Test("is to look at the trace of the first crash")
  func crashes() {
    #expect(
      Self.lines(("tea", .crashed), ("cup", .crashed))
        == [
          "To see the trace of a crash:",
          "  swift run ShopSnapshots --no-workers compact/tea",
        ])
  }
}
