import Foundation
import Testing

extension ShellTests {
  /// The sandbox that SwiftPM has on macOS, as far as it concerns signals, on Linux.
  @Suite(
    "in a sandbox that refuses kill",
    .enabled(if: Interposer.isAvailable, "needs Linux, and clang beside the swift command"))
  struct SandboxTests {
    private let package: FixturePackage
    private let interposer: Interposer

    init() throws {
      package = try FixturePackage("Hazards")
      interposer = try Interposer("Sandbox/refuse-kill.c")
    }

    @Test("gives every screen the verdict that it has without the sandbox")
    func verdicts() throws {
      let words = [
        "good0", "fatalError", "hangs", "exitsWithZero", "good9", "--timeout", "1", "--layout",
        "compact",
      ]
      _ = try package.record("--quiet", "good0", "good9")
      let usual = try package.harness("HazardsSnapshots", words)
      let result = try package.harness(
        "HazardsSnapshots", words, variables: interposer.variables)
      #expect(result.output == usual.output)
      #expect(result.output.contains("5 screens: 2 matched, 2 crashed, 1 timed out (TIME)"))
      #expect(result.status == 2)
    }

    @Test("ends on Ctrl-C while a screen hangs")
    func interrupted() throws {
      _ = try package.snapshot("good1")
      let process = try package.start(
        "HazardsSnapshots", "fatalError", "hangs", "--timeout", "600", "--jobs", "1",
        variables: interposer.variables)
      // The screen behind this one hangs.
      try #require(process.waitForErrors("cart has no customer"))
      kill(process.identifier, SIGINT)
      #expect(process.wait().status == 130)
    }
  }
}
