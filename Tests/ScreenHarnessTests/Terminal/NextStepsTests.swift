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
  private static func steps(
    _ words: [String] = [], variables: [String: String] = [:], configuration: String = ""
  ) throws -> NextSteps {
    guard case .run(let options) = try Invocation(words) else { throw CancellationError() }
    let environment = ToolEnvironment(
      arguments: [], executable: "ShopSnapshots", workingDirectory: "", variables: variables,
      configuration: configuration)
    return NextSteps(options: options, environment: environment)
  }

  private static func result(_ screen: String, _ verdict: Verdict) -> ScreenResult {
    var result = ScreenResult(
      screen: screen, folder: .compact, golden: "m/compact/\(screen).txt", verdict: verdict)
    if verdict == .crashed { (result.reason, result.signal) = ("SIGTRAP", "SIGTRAP") }
    return result
  }

  private static let plugin = ["SCREENWALK_PLUGIN": "1"]
  private static let record = "--allow-writing-to-package-directory snapshot record"

  @Test(
    "Commands repeat the options that select screens, quoted for a shell, and run as the tool did",
    arguments: [
      (
        [
          "--layout", "compact", "--exclude", "the cart", "--exclude=-tea", "--manifests",
          "my goldens", "--package-path", "/app", "c*", "it's",
        ], [:], "",
        [
          "swift run ShopSnapshots record --prune --layout compact --exclude 'the cart' "
            + #"--exclude=-tea --manifests 'my goldens' --package-path /app 'c*' 'it'\''s'"#,
          "swift run ShopSnapshots --verbose --manifests 'my goldens' --package-path /app compact/tea",
          "swift run ShopSnapshots review --layout compact --exclude 'the cart' --exclude=-tea "
            + #"--manifests 'my goldens' --package-path /app 'c*' 'it'\''s'"#,
        ]
      ),
      (
        ["--package-path", "/app", "--", "-odd"], plugin, "",
        [
          "swift package \(record) --prune -- -odd", "swift package snapshot --verbose compact/tea",
          "swift run ShopSnapshots review -- -odd",
        ]
      ),
      (
        [], [:], "-c release ",
        [
          "swift run -c release ShopSnapshots record --prune",
          "swift run -c release ShopSnapshots --verbose compact/tea",
          "swift run -c release ShopSnapshots review",
        ]
      ),
      (
        [], plugin, "-c release ",
        [
          "swift package -c release \(record) --prune",
          "swift package -c release snapshot --verbose compact/tea",
          "swift run -c release ShopSnapshots review",
        ]
      ),
      (
        [], plugin.merging(["SCREENWALK_HARNESSES": "ShopSnapshots,TownSnapshots"]) { $1 }, "",
        [
          "swift package \(record) --prune --harness ShopSnapshots",
          "swift package snapshot --verbose --harness ShopSnapshots compact/tea",
          "swift run ShopSnapshots review --harness ShopSnapshots",
        ]
      ),
    ] as [([String], [String: String], String, [String])])
  func commands(
    words: [String], variables: [String: String], configuration: String, commands: [String]
  ) throws {
    let steps = try Self.steps(words, variables: variables, configuration: configuration)
    #expect(
      [steps.command("--prune"), steps.verboseCommand(for: "compact/tea"), steps.review.command]
        == commands)
  }

  @Test(
    "A command that deletes one group has no place for the condition, and needs none in a checked run"
  )
  func acceptingObsoleteGoldens() throws {
    let group = try #require(ResultGroup(alike: [Self.result("old", .obsolete)]))
    for (variables, command) in [
      ([:], nil),
      (["SCREENWALK_OWNS_FOLDER": "1"], "swift run ShopSnapshots record --prune compact/old"),
    ] as [([String: String], String?)] {
      let steps = try Self.steps(variables: variables)
      #expect(steps.command(accepting: group, in: [.compact, .regular]) == command)
    }
  }

  @Test("The stack trace of the first crash is a next step")
  func crashes() throws {
    let results = [Self.result("tea", .crashed), Self.result("cup", .crashed)]
    let report = SnapshotReport(
      manifest: "Shop", layouts: [.compact, .regular], results: results)
    #expect(
      try Self.steps().lines(after: report) == [
        "To see the stack trace of a crash:", "  swift run ShopSnapshots --no-workers compact/tea",
      ])
  }
}
