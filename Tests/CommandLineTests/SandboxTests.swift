import Foundation
import Testing

extension ShellTests {
  /// An imitation on Linux of SwiftPM's sandbox on macOS, which refuses signals.
  @Suite(
    "A sandbox that refuses kill",
    .enabled(if: Interposer.isAvailable, "needs Linux, and clang beside the swift command"))
  struct SandboxTests {
    private let package: FixturePackage
    private let interposer: Interposer

    init() throws {
      package = try FixturePackage(built: "Hazards")
      interposer = try Interposer("Sandbox/refuse-kill.c")
    }

    @Test("Every screen has the same verdict as without the sandbox")
    func verdicts() throws {
      let arguments = [
        "good0", "fatalError", "hangs", "exitsWithZero", "good9", "--timeout", "1", "--layout",
        "compact",
      ]
      _ = try package.harness("record", "--quiet", "good0", "good9")
      let usual = try package.harness(arguments)
      let result = try package.harness(arguments, variables: interposer.variables)
      #expect(result.output == usual.output)
      #expect(result.output.contains("5 screens: 2 matched, 2 crashed, 1 timed out (TIME)"))
      #expect(result.status == 2)
    }

    @Test("Ctrl-C ends the run while a screen hangs")
    func interrupted() throws {
      let process = try package.start(
        "fatalError", "hangs", "--timeout", "600", "--jobs", "1",
        variables: interposer.variables)
      // The next screen hangs.
      try #require(process.waitForErrors("cart has no customer"))
      kill(process.identifier, SIGINT)
      #expect(process.wait().status == 130)
    }
  }
}
