import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenHarness
@testable import ScreenReports
@testable import ScreenText

@Suite("NextSteps")
struct NextStepsTests {
  private static func lines(
    _ verdicts: (String, Verdict)..., partial: Bool = false, isPlugin: Bool = false,
    harnesses: String? = nil, ownsFolder: Bool = false
  ) -> [String] {
    var environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "")
    if isPlugin { environment.variables["SCREENWALK_PLUGIN"] = "1" }
    environment.variables["SCREENWALK_HARNESSES"] = harnesses
    if ownsFolder { environment.variables["SCREENWALK_OWNS_FOLDER"] = "1" }
    let results = verdicts.map { Self.result($0, $1) }
    let report = SnapshotReport(
      manifest: "Shop", layouts: [.compact, .regular], results: results, isPartial: partial)
    return NextSteps(options: Options(), environment: environment).lines(after: report)
  }

  private static func result(_ screen: String, _ verdict: Verdict) -> ScreenResult {
    var result = ScreenResult(
      screen: screen, folder: .compact, golden: "m/compact/\(screen).txt", verdict: verdict)
    switch verdict {
    case .renamed: result.from = "m/compact/old.txt"
    case .invalid: (result.rendering, result.reason, result.line) = (.init(), "torn", 3)
    case .crashed: (result.reason, result.signal) = ("SIGTRAP", "SIGTRAP")
    case .timedOut: result.reason = "slow"
    case .matched, .changed, .new, .obsolete, .unstable: break
    }
    return result
  }

  @Test("There are no next steps if all screens match or nothing can be recorded")
  func nothing() {
    #expect(Self.lines(("tea", .matched)) == [])
    #expect(Self.lines(("tea", .matched), ("cup", .timedOut), ("pot", .unstable)) == [])
  }

  @Test("The first step is to record, with a heading for a first run and for one screen")
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
        == ["To accept the differences, for review and commit:", command])
  }

  @Test("Commands name the harness if the plugin runs several")
  func ambiguousHarness() {
    let head = "To accept the differences, for review and commit:"
    let command = "  swift package --allow-writing-to-package-directory snapshot record"
    #expect(Self.lines(("tea", .changed), isPlugin: true) == [head, command])
    #expect(
      Self.lines(("tea", .changed), isPlugin: true, harnesses: "ShopSnapshots,TownSnapshots")
        == [head, "\(command) --harness ShopSnapshots"])
  }

  @Test("Commands build the harness in the configuration of the run", arguments: [false, true])
  func configuration(isPlugin: Bool) {
    var environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "",
      configuration: "-c release ")
    if isPlugin { environment.variables["SCREENWALK_PLUGIN"] = "1" }
    let steps = NextSteps(options: Options(), environment: environment)
    let commands = [
      steps.command(), steps.verboseCommand(for: "compact/tea"),
      steps.review.command,
    ]
    let run = "swift run -c release ShopSnapshots"
    let package = "swift package -c release"
    #expect(
      commands
        == (isPlugin
          ? [
            "\(package) --allow-writing-to-package-directory snapshot record",
            "\(package) snapshot --verbose compact/tea", "\(run) review",
          ] : ["\(run) record", "\(run) --verbose compact/tea", "\(run) review"]))
  }

  @Test("Commands repeat the options that select screens")
  func selection() throws {
    guard
      case .run(let options) = try Invocation([
        "--layout", "compact", "--exclude", "the cart", "--exclude=-tea", "c*",
      ])
    else { return }
    let environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "")
    let steps = NextSteps(options: options, environment: environment)
    let words = "--layout compact --exclude 'the cart' --exclude=-tea 'c*'"
    #expect(steps.command() == "swift run ShopSnapshots record \(words)")
    #expect(steps.review.command == "swift run ShopSnapshots review \(words)")
  }

  @Test("Obsolete goldens are pruned only after a run over all screens")
  func pruning() {
    #expect(
      Self.lines(("tea", .matched), ("old", .obsolete))
        == [
          "To delete obsolete goldens, unless another harness owns them:",
          "  swift run ShopSnapshots record --prune",
        ])
    #expect(Self.lines(("tea", .matched), ("old", .obsolete), partial: true) == [])
    // The plugin has asked all harnesses.
    let lines = Self.lines(("old", .obsolete), isPlugin: true, ownsFolder: true)
    #expect(lines.first == "To delete obsolete goldens:")
  }

  @Test(
    "A command that deletes one group has no place for the condition, and needs none in a checked run"
  )
  func acceptingObsoleteGoldens() throws {
    var environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "")
    let group = try #require(ResultGroup(alike: [Self.result("old", .obsolete)]))
    for command in [nil, "swift run ShopSnapshots record --prune compact/old"] {
      let steps = NextSteps(options: Options(), environment: environment)
      #expect(steps.command(accepting: group, in: [.compact, .regular]) == command)
      environment.variables["SCREENWALK_OWNS_FOLDER"] = "1"
    }
  }

  @Test("An invalid golden is recorded as a difference is")
  func faultyGoldens() {
    let record = [
      "To accept the differences, for review and commit:", "  swift run ShopSnapshots record",
    ]
    #expect(Self.lines(("tea", .matched), ("cup", .invalid)) == record)
    #expect(
      Self.lines(("cup", .invalid), ("old", .obsolete)) == record + [
        "To delete obsolete goldens, too, unless another harness owns them:",
        "  swift run ShopSnapshots record --prune",
      ])
  }

  @Test("A process that exits has no stack trace")
  func exits() {
    let exit = ScreenResult(
      screen: "tea", folder: .compact, golden: "m/compact/tea.txt", verdict: .crashed,
      reason: "the app exited with status 0")
    let report = SnapshotReport(manifest: "Shop", layouts: [.compact], results: [exit])
    let environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "")
    #expect(NextSteps(options: Options(), environment: environment).lines(after: report) == [])
  }

  @Test("The stack trace of the first crash is a next step")
  func crashes() {
    #expect(
      Self.lines(("tea", .crashed), ("cup", .crashed)) == [
        "To see the stack trace of a crash:", "  swift run ShopSnapshots --no-workers compact/tea",
      ])
  }
}
