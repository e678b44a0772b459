import Foundation
import TestSupport
import Testing

extension HarnessTests {
  /// Fifty good screens, and screens that trap, hang, exit and print.
  @Suite("Screens that crash, hang or misbehave")
  struct HazardsTests {
    private let package: FixturePackage

    init() throws { package = try FixturePackage(app: "Hazards") }

    @Test(
      "An interrupted recording writes nothing and exits with status 130",
      arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
      // The shell becomes the tool, whose standard error alone is observed.
      let process = try package.startInShell(
        #"exec "$@" > output"#, "record", "--timeout", "60")
      // The next screen hangs, so the signal arrives in the middle of the run.
      try process.output(to: "hanging")
      process.send(signal)
      let result = try process.wait()
      #expect(result.status == 130)
      #expect(result.output.hasSuffix("interrupted: nothing was recorded\n"))
      #expect(try package.goldens() == [:])
    }

    @Test("A run of the plugin ends with the plugin", .timeLimit(.minutes(2)))
    func orphaned() throws {
      let process = try package.startInShell(
        #""$@"; exit $?"#, "verify", "good0", "hangs", "--timeout", "600",
        "--report", "json=report.json",
        variables: ["SCREENWALK_PLUGIN": "1"])
      try process.output(to: "hanging")
      process.send(SIGKILL)
      // The tool has the shell's streams, so this waits for the tool.
      _ = try process.wait()
      struct Report: Decodable {
        let partial: Bool
        let status: Int
      }
      let report = try JSONDecoder().decode(
        Report.self, from: Data(package.text(of: "report.json").utf8))
      #expect(report.partial && report.status == 130)
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
        try process.waitForOutput(ofBytes: bytes)
        process.send(signal)
      }
      let result = try process.wait()
      let isHeard = result.status == 130 && result.output.contains("interrupted: ")
      #expect(signal == SIGKILL || result.status == 0 || isHeard)
      return try package.goldens()
    }
  }
}
