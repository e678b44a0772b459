import Foundation
import Testing

extension ShellTests {
  /// Screens that trap, hang, exit, shout and allocate, among fifty good ones.
  @Suite("in an app whose screens do what screens should not")
  struct HazardsTests {
    private let package: FixturePackage

    init() throws {
      package = try FixturePackage("Hazards")
    }

    @Test("gives every good screen its verdict, and every bad one its own")
    func verdicts() throws {
      let record = try package.record("--timeout", "3")
      #expect(record.status == 1)
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

      let result = try package.snapshot("--timeout", "3", "--report", "json=report.json")
      #expect(result.status == 1)
      #expect(result.errors.contains("HazardsSnapshots ended with status 2"))
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(lines.contains { $0.hasSuffix("Fatal error: the cart has no customer") })
      for line in [
        "crashed   stackOverflow (compact, regular)  SIGSEGV",
        "crashed   exitsWithZero (compact, regular)  the app exited with status 0",
        "crashed   aborts (compact, regular)  SIGABRT",
      ] {
        #expect(lines.contains(line), "\(line)")
      }
      #expect(
        lines.contains { $0.hasPrefix("unstable  isRandom (compact, regular)  shows another text") }
      )
      let verdicts = try verdicts(in: "report.json")
      #expect(verdicts.filter { $0.value == "matched" }.count == 57)
      #expect(
        verdicts.filter { $0.value != "matched" } == [
          "fatalError": "crashed", "arrayIndex": "crashed", "stackOverflow": "crashed",
          "exitsWithZero": "crashed", "aborts": "crashed", "hangs": "timed out",
          "waitsForEver": "timed out", "hangsInContent": "timed out", "isRandom": "unstable",
          // Which of the two limits comes first is the machine's to say.
          "allocates": verdicts["allocates"] == "crashed" ? "crashed" : "timed out",
        ])
    }

    @Test(
      "names the screens that cannot be shown when it looks for cases, and all the others count")
    func coverage() throws {
      let result = try package.snapshot("coverage", "--timeout", "1", "--json")
      #expect(result.status == 1)
      #expect(result.errors.contains("HazardsSnapshots ended with status 2"))
      #expect(result.output.contains(#""screen" : "fatalError""#))
      #expect(result.output.contains(#""reason" : "SIGSEGV""#))
      #expect(result.output.contains("took longer than 1 s"))
    }

    @Test("shows the good screens that are asked for, and says in a line why the bad ones are not")
    func show() throws {
      _ = try package.snapshot("good1")
      let result = try package.harness(
        "HazardsSnapshots", "show", "--layout", "compact", "--timeout", "1", "good0", "fatalError",
        "hangs", "exitsWithZero", "good9")
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

    @Test("does not blame a screen for what an earlier one left running, and is not green either")
    func strayCrash() throws {
      let variables = ["HAZARDS_NAPS": "30"]
      let nothing = try package.snapshot("record", "nap*", "endsLater", variables: variables)
      #expect(nothing.output.contains("a worker ended while it showed nap"))
      let result = try package.snapshot("nap*", "endsLater", "--jobs", "1", variables: variables)
      #expect(result.status == 1)
      #expect(!result.output.contains("crashed"))
      let line = try #require(
        result.output.split(separator: "\n").first { $0.hasPrefix("error: a worker ended") })
      let words = #/ showed nap\d+, which does not end one by itself: SIG[A-Z]+: /#
      #expect(line.contains(words))
      #expect(
        line.hasSuffix(
          "Fatal error: it is too late; look for what the screens before it leave running"))
    }

    /// Verdicts by screen, in the compact layout.
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
      "reports what it has when it is interrupted, leaves goldens whole, and no process behind",
      arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
      _ = try package.snapshot("good1")
      let process = try package.start("HazardsSnapshots", "record", "--timeout", "60")
      // It hangs at the first screen that does, so the signal comes in the middle of the walk.
      try #require(process.waitForErrors("cart has no customer"))
      kill(process.identifier, signal)
      let result = process.wait()
      #expect(result.status == 130)
      #expect(result.errors.hasSuffix("interrupted: nothing was recorded\n"))
      #expect(throws: (any Error).self) { try package.traces(of: "manifests/Hazards") }
    }

    @Test(
      "leaves each of a thousand goldens old or new, whenever it is ended",
      arguments: [SIGINT, SIGTERM, SIGKILL])
    func endedWhileWriting(signal: Int32) throws {
      _ = try package.snapshot("good1")
      let old = try texts(recordedAs: "Old", until: .max, by: signal)
      let new = old.mapValues { $0.replacing("Old", with: "New") }
      #expect(old.count == 2000)
      var generator = SystemRandomNumberGenerator()
      for _ in 0..<3 {
        let bytes = Int.random(in: 0...90_000, using: &generator)
        let mixed = try texts(recordedAs: "New", until: bytes, by: signal)
        #expect(mixed.count == 2000)
        #expect(
          mixed.allSatisfy { old[$0.key] == $0.value || new[$0.key] == $0.value }, "\(bytes)")
      }
      let last = try texts(recordedAs: "New", until: .max, by: signal)
      #expect(last.count == 2000)
      #expect(last.values.allSatisfy { $0.contains("   New   ") })
    }

    /// Records a thousand screens with a title, and sends a signal once so much was printed.
    ///
    /// - Returns: The goldens, whatever became of the recording.
    private func texts(
      recordedAs title: String, until bytes: Int, by signal: Int32
    ) throws -> [String: String] {
      let process = try package.start(
        "HazardsSnapshots", "record", "good*",
        variables: ["HAZARDS_GOOD": "1000", "HAZARDS_TITLE": title])
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
