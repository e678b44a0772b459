import Testing

@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenHarness
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenText

/// Commands that no session prints.
@Suite("NextSteps")
struct NextStepsTests {
  private static func lines(
    _ verdicts: (String, Verdict)..., isPlugin: Bool = false,
    harnesses: String? = nil
  ) -> [String] {
    var environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "")
    if isPlugin { environment.variables["SCREENWALK_PLUGIN"] = "1" }
    environment.variables["SCREENWALK_HARNESSES"] = harnesses
    let results = verdicts.map { Self.result($0, $1) }
    let report = SnapshotReport(
      manifest: "Shop", layouts: [.compact, .regular], results: results)
    return NextSteps(options: Options(), environment: environment).lines(after: report)
  }

  private static func result(_ screen: String, _ verdict: Verdict) -> ScreenResult {
    var result = ScreenResult(
      screen: screen, folder: .compact, golden: "m/compact/\(screen).txt", verdict: verdict)
    if verdict == .crashed { (result.reason, result.signal) = ("SIGTRAP", "SIGTRAP") }
    return result
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

  @Test("The stack trace of the first crash is a next step")
  func crashes() {
    #expect(
      Self.lines(("tea", .crashed), ("cup", .crashed)) == [
        "To see the stack trace of a crash:", "  swift run ShopSnapshots --no-workers compact/tea",
      ])
  }
}
