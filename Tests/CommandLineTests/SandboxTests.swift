import Foundation
import TestSupport
import Testing

extension HarnessTests {
  /// An imitation on Linux of SwiftPM's sandbox on macOS, which refuses signals.
  @Suite(
    "A sandbox that refuses kill",
    .enabled(if: Interposer.isAvailable, "needs Linux, and clang beside the swift command"))
  struct SandboxTests {
    private let package: FixturePackage
    private let interposer: Interposer

    init() throws {
      package = try FixturePackage(app: "Hazards")
      interposer = try Interposer("Sandbox/refuse-kill.c")
    }

    @Test("A process in the sandbox cannot send a signal to another one")
    func refused() throws {
      let command = ["bash", "-c", "kill -0 $PPID"]
      #expect(try Shell.run(command, in: package.folder).status == 0)
      let result = try Shell.run(command, in: package.folder, variables: interposer.variables)
      #expect(result.errors.hasSuffix("Operation not permitted\n"))
      #expect(result.status == 1)
    }

    @Test("Every screen has the same verdict as without the sandbox")
    func verdicts() throws {
      let arguments = [
        "good0", "fatalError", "hangs", "exitsWithZero", "good9", "--timeout", "1", "--layout",
        "compact",
      ]
      _ = try package.harness("record", "--quiet", "good0", "good9")
      let usual = try package.harness(arguments)
      let result = try package.harness(arguments, in: interposer)
      #expect(result.output == usual.output)
      #expect(result.output.contains("5 screens: 2 matched, 2 crashed, 1 timed out (TIME)"))
      #expect(result.status == 2)
    }

    @Test("Ctrl-C ends the run while a screen hangs")
    func interrupted() throws {
      let process = try package.start("hangs", "--timeout", "600", variables: interposer.variables)
      try #require(process.waitForErrors("hanging"))
      kill(process.identifier, SIGINT)
      #expect(process.wait().status == 130)
    }
  }
}
