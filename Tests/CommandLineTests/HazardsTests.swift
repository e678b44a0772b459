import Foundation
import TestSupport
import Testing

extension HarnessTests {
  /// Fifty good screens, and screens that trap, hang, exit and print.
  @Suite("Screens that crash, hang or misbehave")
  struct HazardsTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage(built: "Hazards") }

    @Test("Every bad screen has its own verdict, and every good screen matches")
    func verdicts() throws {
      let record = try package.harness("record", "--timeout", "3")
      #expect(record.status == 2)
      let goldens = try package.traces(of: "manifests/Hazards").keys.filter { $0.hasSuffix(".txt") }
      let good = (0..<50).map { "good\($0)" }
      let harmless = [
        "printsAMegabyte", "closesOutput", "startsThreads", "readsInput", "forks",
        "leavesAProcess", "closesErrors",
      ]
      let layouts = ["compact", "regular"]
      #expect(
        Set(goldens)
          == Set(layouts.flatMap { layout in (good + harmless).map { "\(layout)/\($0).txt" } }))

      let result = try package.harness("--timeout", "3", "--report", "json=report.json")
      #expect(result.status == 2)
      let lines = result.output.split(separator: "\n").map(String.init)
      let located = lines.map(Self.withoutFolders)
      #expect(lines.contains { $0.hasSuffix("Fatal error: the cart has no customer") })
      for line in [
        "crashed   stackOverflow (compact, regular)  SIGSEGV",
        "crashed   exitsWithZero (compact, regular)  the app exited with status 0",
        "crashed   aborts (compact, regular)  SIGABRT",
        "crashed   arrayIndex (compact, regular)  "
          + "SIGILL: HazardsSnapshots.swift: Fatal error: Index out of range",
      ] {
        #expect(located.contains(line), "\(line)")
      }
      // The report alone has the messages of crashes.
      for message in ["the cart has no customer", "Index out of range"] {
        #expect(!result.errors.contains(message))
      }
      #expect(
        lines.contains { $0.hasPrefix("unstable  compact/isRandom  renders diff") })
      let verdicts = try verdicts(in: "report.json")
      #expect(verdicts.filter { $0.value == "matched" }.count == 57)
      #expect(
        verdicts.filter { $0.value != "matched" } == [
          "fatalError": "crashed", "arrayIndex": "crashed", "stackOverflow": "crashed",
          "exitsWithZero": "crashed", "aborts": "crashed", "hangs": "timed out",
          "waitsForEver": "timed out", "hangsInContent": "timed out", "isRandom": "unstable",
        ])
    }

    /// The line without the folders of the fixture's file, and without the line in it.
    private static func withoutFolders(_ line: String) -> String {
      line.replacing(#/SIG(ILL|TRAP): /#, with: "SIGILL: ")
        .replacing(/[^ ]*\/(HazardsSnapshots\.swift):[0-9]+/) { String($0.1) }
    }

    @Test("--quiet omits what the app writes to standard error, and keeps the status")
    func quiet() throws {
      let loud = try package.harness("verify", "fatalError", "hangs", "--timeout", "1")
      #expect(loud.errors.contains("hanging"))
      #expect(loud.output.contains("Fatal error: the cart has no customer"))
      let quiet = try package.harness(
        "verify", "--quiet", "fatalError", "hangs", "--timeout", "1")
      #expect(
        quiet
          == CommandResult(
            status: loud.status, output: "2 screens in 2 layouts: 2 crashed, 2 timed out (TIME)\n",
            errors: ""))
    }

    @Test("A control or a step that traps or hangs costs one golden and is named")
    func controls() throws {
      let variables = ["HAZARDS_CONTROLS": "1", "HAZARDS_GOOD": "0"]
      let journeys = [
        "works": "> show isSlowOnTap\n> tap Before\n",
        "traps": "> show trapsOnTap\n> tap Before\n",
        "hangs": "> show hangsOnTap\n\n> tap Hang\n",
        "trapsLater": "> show trapsOnTap\n\n> tap Trap\n",
      ]
      for (name, text) in journeys {
        try package.write(text, to: "manifests/Hazards/journeys/\(name).txt")
      }
      let arguments = ["--timeout", "2"]
      let record = try package.harness(["record"] + arguments, variables: variables)
      #expect(record.status == 2)
      #expect(
        try package.text(of: "manifests/Hazards/controls/isSlowOnTap.txt") == """
          ---
          screen: isSlowOnTap
          ---
          Before                  push number(0)
          Slow 1                  push number(1)
          Slow 2                  push number(2)
          Slow 3                  push number(3)
          After                   no change

          """)
      let result = try package.harness(
        arguments + ["--report", "json=report.json"], variables: variables)
      #expect(result.status == 2)
      let report = try package.text(of: "report.json")
      #expect(report.matches(of: /"verdict" : "matched"/).count == 6)
      #expect(report.matches(of: /"verdict" : "crashed"/).count == 2)
      #expect(report.matches(of: /"verdict" : "timed out"/).count == 2)
      #expect(
        report.matches(of: /"reason" : "(?<reason>.*)"/).map { String($0.reason) }
          .map { $0.replacing(/SIG[A-Z]+: .*Fatal error/, with: "SIGNAL: Fatal error") } == [
            "line 3, '> tap Hang': took longer than 2 s; increase --timeout",
            "line 3, '> tap Trap': SIGNAL: Fatal error: the till is empty",
            "control 'Trap': SIGNAL: Fatal error: the till is empty",
            "control 'Hang': took longer than 2 s; increase --timeout",
          ])
    }

    @Test(
      "Coverage names screens that cannot be rendered and counts the others")
    func coverage() throws {
      let result = try package.harness("coverage", "--timeout", "1", "--json")
      #expect(result.status == 2)
      #expect(result.output.contains(#""screen" : "fatalError""#))
      #expect(result.output.contains(#""reason" : "SIGSEGV""#))
      #expect(result.output.contains("took longer than 1 s"))
    }

    @Test("The show verb prints good screens, and an error for each bad one")
    func show() throws {
      let result = try package.harness(
        "show", "--layout", "compact", "--timeout", "1", "good0", "fatalError", "hangs",
        "exitsWithZero", "good9")
      #expect(result.status == 2)
      let heads = result.output.split(separator: "\n").filter { $0.hasPrefix("screen: ") }
      #expect(heads == ["screen: good0", "screen: good9"])
      let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
      #expect(lines.count == 3)
      #expect(lines.first?.hasPrefix("error: cannot render 'fatalError': SIG") == true)
      #expect(lines.first?.hasSuffix("Fatal error: the cart has no customer") == true)
      #expect(
        lines.dropFirst() == [
          "error: cannot render 'exitsWithZero': the app exited with status 0",
          "error: cannot render 'hangs': took longer than 1 s; increase --timeout",
        ])
    }

    @Test("A crash by code that an earlier screen started fails the run without blaming a screen")
    func strayCrash() throws {
      let variables = ["HAZARDS_NAPS": "30"]
      let nothing = try package.plugin("record", "nap*", "endsLater", variables: variables)
      #expect(nothing.errors.contains("a worker crashed while rendering nap"))
      let result = try package.plugin("nap*", "endsLater", "--jobs", "1", variables: variables)
      #expect(result.status == 2)
      #expect(!result.output.contains(#/\d crashed/#))
      let line = try #require(
        result.errors.split(separator: "\n").first { $0.hasPrefix("error: a worker crashed") })
      let words = #/ rendering nap\d+, but not when it repeated that alone: SIG[A-Z]+: /#
      #expect(line.contains(words))
      #expect(
        line.hasSuffix(
          "Fatal error: it is too late; check the screens before it for work that they leave running"
        ))
    }

    private func verdicts(in path: String) throws -> [String: String] {
      struct Report: Decodable {
        let screens: [Screen]
      }
      struct Screen: Decodable {
        let screen: String
        let layout: String
        let verdict: String
      }
      let report = try JSONDecoder().decode(Report.self, from: Data(package.text(of: path).utf8))
      let compact = report.screens.filter { $0.layout == "compact" }
      return Dictionary(compact.map { ($0.screen, $0.verdict) }) { first, _ in first }
    }

    @Test(
      "An interrupted recording writes nothing and exits with status 130",
      arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
      let process = try package.start("record", "--timeout", "60")
      // The next screen hangs, so the signal arrives in the middle of the run.
      try #require(process.waitForErrors("hanging"))
      kill(process.identifier, signal)
      let result = process.wait()
      #expect(result.status == 130)
      #expect(result.errors.hasSuffix("interrupted: nothing was recorded\n"))
      #expect(throws: (any Error).self) { try package.traces(of: "manifests/Hazards") }
    }

    @Test("A run of the plugin ends with the plugin", .timeLimit(.minutes(2)))
    func orphaned() throws {
      let command = [
        "verify", "good0", "hangs", "--timeout", "600", "--report", "json=report.json",
      ]
      let process = try package.startInShell(command, variables: ["SCREENWALK_PLUGIN": "1"])
      try #require(process.waitForErrors("hanging"))
      kill(process.identifier, SIGKILL)
      // The tool has the shell's standard error, so this waits for the tool.
      _ = process.wait()
      struct Report: Decodable { let partial: Bool }
      let report = try JSONDecoder().decode(
        Report.self, from: Data(package.text(of: "report.json").utf8))
      #expect(report.partial)
    }

    @Test(
      "Each of 600 goldens is either old or new after a signal at any moment",
      arguments: [SIGINT, SIGTERM, SIGKILL])
    func endedWhileWriting(signal: Int32) throws {
      let old = try texts(recordedAs: "Old", until: .max, by: signal)
      let new = old.mapValues { $0.replacing("Old", with: "New") }
      #expect(old.count == 600)
      var generator = SystemRandomNumberGenerator()
      for _ in 0..<2 {
        let bytes = Int.random(in: 0...27_000, using: &generator)
        let mixed = try texts(recordedAs: "New", until: bytes, by: signal)
        #expect(mixed.count == 600)
        #expect(mixed.allSatisfy { old[$0.key] == $0.value || new[$0.key] == $0.value }, "\(bytes)")
      }
      let last = try texts(recordedAs: "New", until: .max, by: signal)
      #expect(last.count == 600)
      #expect(last.values.allSatisfy { $0.contains("   New   ") })
    }

    /// Records 300 screens in two layouts and sends a signal after a number of printed bytes.
    ///
    /// - Returns: The goldens after the recording ended.
    private func texts(
      recordedAs title: String, until bytes: Int, by signal: Int32
    ) throws -> [String: String] {
      let process = try package.start(
        "record", "good*", variables: ["HAZARDS_GOOD": "300", "HAZARDS_TITLE": title])
      if bytes < .max {
        process.waitForOutput(ofBytes: bytes)
        kill(process.identifier, signal)
      }
      let result = process.wait()
      let isHeard = result.status == 130 && result.errors.contains("interrupted: ")
      #expect(signal == SIGKILL || result.status == 0 || isHeard)
      let files = try package.traces(of: "manifests/Hazards").keys.filter { $0.hasSuffix(".txt") }
      return try Dictionary(
        uniqueKeysWithValues: files.map { ($0, try package.text(of: "manifests/Hazards/\($0)")) })
    }
  }
}
